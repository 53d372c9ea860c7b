import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Connection, paginate} from './pagination.ts';

const items = (count: number) => Array.from({length: count}, (_, index) => ({id: `item-${index}`}));

describe('a connection', () => {
  it('is walked through completely by pages of any size, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 60}), fc.integer({min: 1, max: 20}), (count, size) => {
        const all = items(count);
        const forward: {id: string}[] = [];
        let after: string | null = null;
        for (let more = true; more;) {
          const page: Connection<{id: string}> = paginate(all, {first: size, after});
          forward.push(...page.nodes);
          after = page.pageInfo.endCursor;
          more = page.pageInfo.hasNextPage;
        }
        const backward: {id: string}[] = [];
        let before: string | null = null;
        for (let more = true; more;) {
          const page: Connection<{id: string}> = paginate(all, {last: size, before});
          backward.unshift(...page.nodes);
          before = page.pageInfo.startCursor;
          more = page.pageInfo.hasPreviousPage;
        }
        expect(forward).toEqual(all);
        expect(backward).toEqual(all);
      }),
    );
  });

  it('goes on behind an item that has left the list', () => {
    const order = items(10);
    const {pageInfo} = paginate(order, {first: 4}, order);
    const without = order.filter(({id}) => id !== 'item-3');
    expect(paginate(without, {first: 2, after: pageInfo.endCursor}, order).nodes).toEqual([
      {id: 'item-4'},
      {id: 'item-5'},
    ]);
  });

  it('is empty between cursors that are the wrong way round', () => {
    const all = items(5);
    const cursor = (index: number) => paginate(all, {first: 5}).edges[index]?.cursor ?? '';
    expect(paginate(all, {first: 5, after: cursor(3), before: cursor(1)}).nodes).toEqual([]);
  });

  it.each([{}, {first: 1, last: 1}, {first: -1}, {last: 251}, {first: 1, after: 'bm90aGluZw=='}])(
    'refuses %j',
    (args) => {
      expect(() => paginate(items(3), args)).toThrow();
    },
  );
});
