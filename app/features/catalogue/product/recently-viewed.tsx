import {useEffect, useState} from 'react';
import {plainId} from '~/lib/store-id';
import type {ProductListData} from '../catalogue.server';
import type {ProductCard} from '../mapping';
import {ProductGrid} from '../product-grid';
import {recentPieces, rememberPiece} from './recent-pieces';

/** The pieces that were looked at before this one. Whatever goes wrong, there are simply none. */
export function RecentlyViewed({id}: {id: string}) {
  const current = plainId(id);
  const [cards, setCards] = useState<ProductCard[]>([]);

  useEffect(() => {
    const others = recentPieces().filter((other) => other !== current);
    rememberPiece(current);
    if (others.length === 0) return;
    const request = new AbortController();
    fetch(`/pieces.json?ids=${others.join(',')}`, {signal: request.signal})
      .then((response) => (response.ok ? response.json<ProductListData>() : null))
      .then(
        (list) => setCards(list?.cards ?? []),
        () => undefined,
      );
    return () => request.abort();
  }, [current]);

  const others = cards.filter((card) => plainId(card.id) !== current);
  if (others.length === 0) return null;
  return (
    <section
      aria-labelledby="recently-viewed"
      className="wrap border-t border-hairline py-16 lg:py-24"
      data-print="none"
    >
      <h2 id="recently-viewed" className="mb-12 text-3xl">
        Recently Viewed
      </h2>
      <ProductGrid cards={others} columns={6} />
    </section>
  );
}
