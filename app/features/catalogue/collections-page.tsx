import {categories} from '~/lib/product-path';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import type {CollectionsData} from './catalogue.server';
import {categoryCopy} from './category-copy';
import {EditorialImage} from './editorial';
import {CategoryTiles} from './category-tiles';
import {pieces} from './mapping';
import {PiecePages} from './piece-pages';
import {Arriving} from './arriving';
import {ProductGridSkeleton} from './product-grid';
import {TryOnBanner} from './try-on-banner';
import {useRememberedPieces} from './use-more-pieces';

type Overview = CollectionsData | null;

/** Everything: the four categories, the complete atelier, and what is made to order. */
export function CollectionsPage({overview}: {overview: Promise<Overview> | Overview}) {
  const further = useRememberedPieces();
  const plainTiles = (
    <CategoryTiles
      tiles={categories.map((category) => ({
        category,
        image: null,
        note: categoryCopy[category].tagline,
      }))}
    />
  );

  return (
    <>
      <section className="wrap grid gap-10 pt-16 pb-16 lg:grid-cols-[5fr_7fr] lg:items-center lg:pt-20">
        <div>
          <h1 className="text-5xl">Collections</h1>
          <p className="mt-6 max-w-md text-muted">
            Everything that leaves our bench, by where it is worn. Each piece is made in small
            numbers, and finished when it is ordered.
          </p>
        </div>
        <EditorialImage
          name="collections"
          first
          sizes="(min-width: 64em) 54vw, 90vw"
          className="aspect-[7/3] w-full"
        />
      </section>
      <section aria-labelledby="categories" className="wrap pb-20 lg:pb-32">
        <h2 id="categories" className="sr-only">
          Categories
        </h2>
        <Arriving value={overview} placeholder={plainTiles} otherwise={plainTiles}>
          {({categories: counted}) => (
            <CategoryTiles
              tiles={counted.map(({category, image, count}) => ({
                category,
                image,
                note: pieces(count),
              }))}
            />
          )}
        </Arriving>
      </section>
      <section aria-labelledby="atelier" className="wrap border-t border-hairline pt-14 pb-24">
        <h2 id="atelier" className="mb-12 text-3xl">
          Complete Atelier
        </h2>
        <Arriving
          value={overview}
          placeholder={<ProductGridSkeleton count={12 + further} />}
          otherwise={<NoProducts />}
        >
          {({list}) =>
            list.cards.length > 0 ? <PiecePages list={list} collection={null} /> : <NoProducts />
          }
        </Arriving>
      </section>
      <section aria-labelledby="bespoke" className="on-ink bg-ink text-paper">
        <div className="grid lg:grid-cols-[5fr_7fr]">
          <div className="wrap flex flex-col justify-center py-20 lg:px-16">
            <h2 id="bespoke" className="text-3xl">
              Bespoke Commissions
            </h2>
            <p className="mt-6 max-w-md text-hairline">
              Bring a stone, a memory or nothing at all. We draw with you, cut a model in wax, and
              make one piece that nobody else will have.
            </p>
            <ButtonLink to="/contact" look="secondary" className="mt-10 self-start">
              Begin a commission
            </ButtonLink>
          </div>
          <EditorialImage
            name="atelier"
            sizes="(min-width: 64em) 58vw, 100vw"
            className="aspect-[4/3] size-full max-h-[44rem]"
          />
        </div>
      </section>
      <TryOnBanner />
    </>
  );
}

const NoProducts = () => (
  <EmptyState title="No products available at the moment. Please check back later." />
);
