import {badRequest} from './resolvers.ts';

/** The arguments of every connection. */
export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

export interface Connection<Item> {
  nodes: Item[];
  edges: {cursor: string; node: Item}[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

const LARGEST_PAGE = 250;

/**
 * One page of `items`, forward (`first`, `after`) or backward (`last`, `before`).
 *
 * A cursor names an item, and its place is looked up in `order`: the whole sorted list that
 * `items` was filtered from. So a page goes on where the last one ended, even when the item that
 * it ended with has left the filtered list meanwhile.
 */
export function paginate<Item extends {id: string}>(
  items: readonly Item[],
  args: PageArgs,
  order: readonly Item[] = items,
): Connection<Item> {
  const size = pageSize(args);
  let start = 0;
  let end = items.length;
  if (args.after) start = place(items, order, args.after, 'behind');
  if (args.before) end = Math.max(start, place(items, order, args.before, 'from'));
  if (args.last === null || args.last === undefined) end = Math.min(end, start + size);
  else start = Math.max(start, end - size);

  const nodes = items.slice(start, end);
  const edges = nodes.map((node) => ({cursor: cursorOf(node), node}));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}

function pageSize({first, last}: PageArgs): number {
  if (typeof first === 'number' && typeof last === 'number') {
    throw badRequest('providing both first and last is not supported');
  }
  const size = first ?? last;
  if (typeof size !== 'number') throw badRequest('you must provide one of first or last');
  const name = typeof first === 'number' ? 'first' : 'last';
  if (size < 0) throw badRequest(`${name} cannot be negative`);
  if (size > LARGEST_PAGE) throw badRequest(`${name} cannot exceed ${LARGEST_PAGE}`);
  return size;
}

function cursorOf(item: {id: string}): string {
  return Buffer.from(JSON.stringify({last_id: item.id})).toString('base64');
}

type Ranks = Map<string, number>;
const ranksOf = new WeakMap<readonly {id: string}[], Ranks>();

function ranks(order: readonly {id: string}[]): Ranks {
  const known = ranksOf.get(order);
  if (known) return known;
  const made = new Map(order.map((item, index) => [item.id, index]));
  ranksOf.set(order, made);
  return made;
}

function rankOfCursor(order: readonly {id: string}[], cursor: string): number {
  const rank = ranks(order).get(idOfCursor(cursor));
  if (rank === undefined) throw badRequest('Invalid cursor for current pagination sort.');
  return rank;
}

function idOfCursor(cursor: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null && 'last_id' in parsed) {
      return String(parsed.last_id);
    }
  } catch {
    // Not a cursor of ours: refused below like any other.
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

/** The index of the first item behind the cursor, or from the cursor on. */
function place(
  items: readonly {id: string}[],
  order: readonly {id: string}[],
  cursor: string,
  side: 'behind' | 'from',
): number {
  const known = ranks(order);
  const first = rankOfCursor(order, cursor) + (side === 'behind' ? 1 : 0);
  return firstIndex(items, (item) => (known.get(item.id) ?? -1) >= first);
}

/** Binary search: `test` is false for a first part of the list and true for the rest. */
function firstIndex<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && test(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
