import {useEffect, useRef, type MouseEvent} from 'react';
import {Link, useLocation} from 'react-router';
import {buttonLook} from '~/ui/button';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import type {ProductListData} from './catalogue.server';
import {pieces} from './mapping';
import {ProductGrid, type Columns} from './product-grid';
import {useMorePieces} from './use-more-pieces';

/**
 * A grid of pieces and the way to the pages around it: real links by cursor, of which the one to the
 * next page puts its pieces below these where there is JavaScript.
 */
export function PiecePages({
  list,
  collection,
  columns,
  eager = 0,
}: {
  list: ProductListData;
  /** The collection's handle; null for a search, or for everything. */
  collection: string | null;
  columns?: Columns;
  eager?: number;
}) {
  const {search} = useLocation();
  const {cards, pages, hasNextPage, endCursor, state, load} = useMorePieces(list, collection);
  // A page of them, or what is left where that is known.
  const coming = Math.min(list.cards.length, (list.count ?? Infinity) - cards.length);
  const grid = useRef<HTMLDivElement>(null);
  const seen = useRef({pages: pages.length, cards: cards.length});

  // Reading goes on at the first new piece.
  useEffect(() => {
    if (pages.length > seen.current.pages) {
      const links = grid.current?.querySelectorAll<HTMLElement>('article h3 a');
      links?.item(seen.current.cards)?.focus({preventScroll: true});
    }
    seen.current = {pages: pages.length, cards: cards.length};
  }, [pages.length, cards.length]);

  const to = (name: 'before' | 'after', cursor?: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('before');
    params.delete('after');
    params.set(name, cursor ?? '');
    return `?${params.toString()}`;
  };
  const loadHere = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (state !== 'loading') void load();
  };

  return (
    <>
      {list.pageInfo.hasPreviousPage && (
        <nav aria-label="Previous pieces" className="mb-12 flex justify-center">
          <Link
            rel="prev"
            to={to('before', list.pageInfo.startCursor)}
            className={buttonLook('secondary')}
          >
            Previous page
          </Link>
        </nav>
      )}
      <div ref={grid} aria-busy={state === 'loading'}>
        <ProductGrid
          cards={cards}
          eager={eager}
          coming={state === 'loading' ? Math.max(coming, 0) : 0}
          {...(columns && {columns})}
        />
      </div>
      <p role="status" className="sr-only">
        {pages.length > 0 && `${pieces(cards.length)} shown`}
      </p>
      {hasNextPage && (
        <nav aria-label="More pieces" className="mt-20 flex flex-col items-center gap-4">
          {state === 'failed' && (
            <p role="alert" className="text-sm text-muted">
              More pieces could not be loaded. Please try again.
            </p>
          )}
          <Link
            rel="next"
            to={to('after', endCursor)}
            onClick={loadHere}
            aria-disabled={state === 'loading'}
            className={buttonLook('secondary', state === 'loading' ? 'animate-breathe' : '')}
          >
            More pieces
          </Link>
        </nav>
      )}
    </>
  );
}
