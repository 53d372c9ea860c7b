import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import type {ProductListData} from './catalogue.server';
import {listSearch} from './filters';

/** Pages that were loaded into a list, by history entry: coming back finds them where they were. */
const remembered = new Map<string, ProductListData[]>();
const rememberedEntries = 20;

interface More {
  key: string;
  pages: ProductListData[];
  state: 'idle' | 'loading' | 'failed';
}

/**
 * A list's first page and those that were loaded after it.
 * @param collection the collection's handle; null for a search, or for everything
 */
export function useMorePieces(first: ProductListData, collection: string | null) {
  const {key, search} = useLocation();
  const start = (): More => ({key, pages: remembered.get(key) ?? [], state: 'idle'});
  const [more, setMore] = useState(start);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), [key]);
  // Another address is another list.
  if (more.key !== key) setMore(start());

  const {pages, state} = more;
  const cards = [first, ...pages].flatMap((page) => page.cards);
  const {hasNextPage, endCursor} = (pages.at(-1) ?? first).pageInfo;

  /** Resolves to whether there is more now. */
  const load = async (): Promise<boolean> => {
    const params = new URLSearchParams(listSearch(new URLSearchParams(search)));
    if (collection) params.set('collection', collection);
    params.set('after', endCursor ?? '');
    running.current = new AbortController();
    setMore({key, pages, state: 'loading'});
    try {
      const response = await fetch(`/pieces.json?${params.toString()}`, {
        signal: running.current.signal,
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const next = [...pages, await response.json<ProductListData>()];
      remember(key, next);
      setMore({key, pages: next, state: 'idle'});
      return true;
    } catch {
      // The server has logged why.
      setMore((now) => (now.key === key ? {key, pages, state: 'failed'} : now));
      return false;
    }
  };

  return {cards, pages, hasNextPage, endCursor, state, load};
}

/** How many pieces had been loaded after the first page when this list was left. */
export function useRememberedPieces(): number {
  const {key} = useLocation();
  return (remembered.get(key) ?? []).flatMap((page) => page.cards).length;
}

function remember(key: string, pages: ProductListData[]) {
  remembered.delete(key);
  remembered.set(key, pages);
  const oldest = remembered.keys().next().value;
  if (remembered.size > rememberedEntries && oldest !== undefined) remembered.delete(oldest);
}
