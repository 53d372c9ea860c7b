import {ButtonLink} from '~/ui/button';
import type {HomeData} from '../catalogue.server';
import {categoryCopy} from '../category-copy';
import {ProductGrid} from '../product-grid';

/** Up to three pieces of a category beside its name; the sides change from section to section. */
export function CategorySection({
  section: {category, cards},
  mirrored,
}: {
  section: HomeData['sections'][number];
  mirrored: boolean;
}) {
  const {title, tagline} = categoryCopy[category];
  return (
    <section
      aria-labelledby={`home-${category}`}
      className="wrap grid gap-10 border-t border-hairline py-14 lg:grid-cols-12 lg:gap-8 lg:py-24"
    >
      <div
        className={`flex flex-col lg:col-span-3 ${mirrored ? 'lg:order-2 lg:items-end lg:text-right' : ''}`}
      >
        <h2 id={`home-${category}`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 text-muted">{tagline}</p>
        <ButtonLink
          to={`/${category}`}
          look="secondary"
          className="mt-8 self-start lg:mt-auto lg:self-auto"
        >
          Explore {title}
        </ButtonLink>
      </div>
      <div className="lg:col-span-9">
        <ProductGrid cards={cards} columns={3} />
      </div>
    </section>
  );
}
