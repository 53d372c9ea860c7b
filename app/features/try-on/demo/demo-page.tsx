import {useAccount} from '~/features/auth/account-context';
import {CategoryTiles} from '~/features/catalogue/category-tiles';
import {categories, type Category} from '~/lib/product-path';
import {ButtonLink} from '~/ui/button';
import type {DemoShelf} from './demo-piece';
import {LiveDemo} from './live-demo';

const notes: Record<Category, string> = {
  earrings: 'Tried on a face',
  necklaces: 'Tried on a neckline',
  rings: 'Tried on a hand',
  bracelets: 'Tried on a wrist',
};

/** The try-on before there is an account: our models, the shop's pieces, the visitor's device. */
export function DemoPage({
  category,
  demo,
}: {
  category: Category;
  /** Null where the shop could not be asked. */
  demo: DemoShelf[] | null;
}) {
  const signedIn = useAccount().status === 'signed-in';
  const shelf = (name: Category) => demo?.find((entry) => entry.category === name);
  return (
    <>
      <section className="wrap pt-14 pb-20 lg:pt-16">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-8">
          <div>
            <p className="caps text-muted">Virtual Try-On, the demo</p>
            <h1 className="mt-5 max-w-[16ch] text-4xl">Our models hold still for you</h1>
          </div>
          {signedIn ? (
            <ButtonLink to="/collections">Browse Collection</ButtonLink>
          ) : (
            <ButtonLink to="/auth?redirect_to=%2Fcollections">Sign In to Start</ButtonLink>
          )}
        </div>
        <LiveDemo category={category} pieces={shelf(category)?.pieces ?? null} />
      </section>
      <section
        aria-labelledby="demo-categories"
        className="wrap border-t border-hairline py-20 lg:pb-32"
      >
        <div className="mb-12 flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="demo-categories" className="text-3xl">
            Four places to begin
          </h2>
          <ButtonLink to="/virtual-try-on" look="quiet">
            How it works
          </ButtonLink>
        </div>
        <CategoryTiles
          tiles={categories.map((name) => ({
            category: name,
            image: pictureOf(shelf(name)),
            note: notes[name],
          }))}
        />
      </section>
    </>
  );
}

function pictureOf(shelf?: DemoShelf): {url: string} | null {
  const image = shelf?.pieces[0]?.image;
  return image ? {url: image.url} : null;
}
