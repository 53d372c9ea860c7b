import {brand} from '~/brand';
import {ButtonLink} from '~/ui/button';
import {EditorialImage} from '../editorial';

/** Where the house comes from. */
export function Heritage({shopName}: {shopName: string}) {
  return (
    <section aria-labelledby="home-heritage" className="on-ink bg-ink text-paper">
      <div className="grid lg:grid-cols-[7fr_5fr]">
        <EditorialImage
          name="heritage"
          sizes="(min-width: 64em) 58vw, 100vw"
          className="h-[70svh] w-full object-[center_70%] lg:h-full lg:max-h-[56rem]"
        />
        <div className="wrap flex flex-col justify-center py-20 lg:px-16">
          <p lang="hy" className="font-serif text-3xl text-gold">
            {brand.nameInArmenian}
          </p>
          <h2 id="home-heritage" className="mt-8 text-3xl">
            A gem, an eye, a spring of water
          </h2>
          <p className="mt-6 max-w-md text-hairline">
            {shopName} is the old Armenian word for a gem, and for the eye that sees it. The forms
            we draw, the eternity wheel, the khachkar’s lattice, the pomegranate, were carved in
            stone for a thousand years before they were ever worn.
          </p>
          <ButtonLink to="/our-story" look="secondary" className="mt-10 self-start">
            Read our story
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
