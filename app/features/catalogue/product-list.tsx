import type {ReactNode} from 'react';
import type {ProductListData} from './catalogue.server';
import {ListBar} from './list-bar';
import type {SortValue} from './list-params';
import {ListPages} from './list-pages';
import {ProductGrid, ProductGridSkeleton} from './product-grid';

/** A page of pieces under its sticky bar: what there is, how many, in which order. */
export function ProductList({
  list: {cards, count, filters, pageInfo},
  sort,
  heading,
  empty,
}: {
  list: ProductListData;
  sort: SortValue;
  /** For screen readers: what the pieces below the bar are. */
  heading: string;
  empty: ReactNode;
}) {
  return (
    <>
      <ListBar sort={sort} count={count} filters={filters} />
      <div className="wrap pt-12 pb-24">
        <h2 className="sr-only">{heading}</h2>
        {cards.length > 0 ? <ProductGrid cards={cards} eager={4} /> : empty}
        <ListPages pageInfo={pageInfo} />
      </div>
    </>
  );
}

/** The room of a list, before it is there: eight pieces. */
export function ProductListSkeleton({sort}: {sort: SortValue}) {
  return (
    <>
      <ListBar sort={sort} />
      <div className="wrap pt-12 pb-24">
        <ProductGridSkeleton count={8} />
      </div>
    </>
  );
}
