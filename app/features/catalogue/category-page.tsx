import type {Category} from '~/lib/product-path';
import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';
import {categoryCopy} from './category-copy';
import type {CollectionData} from './catalogue.server';
import {Arriving} from './arriving';
import {ProductList, ProductListSkeleton} from './product-list';

type Collection = CollectionData | null;

/** Rings, earrings, necklaces or bracelets: a hero, an intro, the sticky bar and the pieces. */
export function CategoryPage({
  category,
  collection,
}: {
  category: Category;
  collection: Promise<Collection> | Collection;
}) {
  const {title, tagline, intro} = categoryCopy[category];
  const nothing = (
    <EmptyState
      title={`No ${category} available yet. Please add products to your "${category}" collection in Shopify.`}
      actions={<TryAgain />}
    />
  );

  return (
    <>
      <section className="wrap grid gap-6 pt-16 pb-12 lg:grid-cols-[5fr_7fr] lg:items-end lg:pt-28 lg:pb-16">
        <div>
          <p className="caps text-muted">{tagline}</p>
          <h1 className="mt-4 text-5xl">{title}</h1>
        </div>
        <p className="max-w-lg text-muted lg:justify-self-end">{intro}</p>
      </section>
      <Arriving
        value={collection}
        placeholder={<ProductListSkeleton />}
        otherwise={<div className="wrap">{nothing}</div>}
      >
        {(list, busy) => (
          <ProductList
            list={list}
            collection={category}
            heading={`All ${category}`}
            empty={nothing}
            busy={busy}
          />
        )}
      </Arriving>
    </>
  );
}
