import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';
import type {CollectionData} from './catalogue.server';
import {ProductList} from './product-list';

/** A collection of the merchant's own, beside the four categories. Null: the provider is away. */
export function CollectionPage({collection}: {collection: CollectionData | null}) {
  const nothing = (
    <EmptyState
      title="No products available at the moment. Please check back later."
      level={collection ? 2 : 1}
      actions={<TryAgain />}
    />
  );
  if (!collection) return <div className="wrap flex flex-1 items-center">{nothing}</div>;

  const {title, description} = collection;
  return (
    <>
      <section className="wrap grid gap-6 pt-16 pb-12 lg:grid-cols-[5fr_7fr] lg:items-end lg:pt-28 lg:pb-16">
        <h1 className="text-5xl">{title}</h1>
        <p className="max-w-lg text-muted lg:justify-self-end">{description}</p>
      </section>
      <ProductList
        list={collection}
        collection={collection.handle}
        heading={`All of ${title}`}
        empty={nothing}
      />
    </>
  );
}
