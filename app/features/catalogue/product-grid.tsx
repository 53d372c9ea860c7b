import type {ReactNode} from 'react';
import type {ProductCard as ProductCardModel} from './mapping';
import {ProductCard, ProductCardSkeleton} from './product-card';

const columns = {
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  6: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
} as const;

export type Columns = keyof typeof columns;

/** Pieces side by side: two on phones, up to four on desks. */
export function ProductGrid({
  cards,
  columns: count = 4,
  eager = 0,
  coming = 0,
}: {
  cards: ProductCardModel[];
  columns?: Columns;
  /** How many pictures are seen first and must not wait. */
  eager?: number;
  /** How many more are on their way, to keep their room. */
  coming?: number;
}) {
  return (
    <Grid columns={count}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} first={index < eager} />
        </li>
      ))}
      {placeholders(coming)}
    </Grid>
  );
}

const placeholders = (count: number) =>
  Array.from({length: count}, (_, index) => (
    <li key={index}>
      <ProductCardSkeleton />
    </li>
  ));

export function ProductGridSkeleton({
  count,
  columns: across = 4,
}: {
  count: number;
  columns?: Columns;
}) {
  return <Grid columns={across}>{placeholders(count)}</Grid>;
}

function Grid({columns: count, children}: {columns: Columns; children: ReactNode}) {
  return (
    <ul className={`grid gap-x-4 gap-y-10 sm:gap-x-6 lg:gap-x-8 lg:gap-y-14 ${columns[count]}`}>
      {children}
    </ul>
  );
}
