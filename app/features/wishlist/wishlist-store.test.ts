import {describe, expect, test} from 'vitest';
import type {WishlistOutcome} from './notices';
import {countKept, isKept} from './wishlist-state';
import {WishlistStore} from './wishlist-store';

/** A shop that answers when the test lets it. */
function slowShop() {
  const asked: {productId: string; kept: boolean; answer: (outcome: WishlistOutcome) => void}[] =
    [];
  const store = new WishlistStore(
    (productId, kept) =>
      new Promise((answer) => {
        asked.push({productId, kept, answer});
      }),
  );
  return {store, asked};
}

describe('hearts', () => {
  test('fifty quick clicks end in what is seen, with two requests', async () => {
    const {store, asked} = slowShop();
    const first = store.want('7', true);
    for (let click = 1; click < 50; click += 1) void store.want('7', click % 2 === 0);
    expect(isKept(store.getState(), '7')).toBe(false);

    asked[0]!.answer('added');
    await Promise.resolve();
    asked[1]!.answer('removed');
    expect(await first).toBe('removed');
    expect(asked.map(({kept}) => kept)).toEqual([true, false]);
    expect(countKept(store.getState())).toBe(0);
  });

  test('a failure rolls back and is told', async () => {
    const {store, asked} = slowShop();
    store.load(['7']);
    const change = store.want('7', false);
    expect(isKept(store.getState(), '7')).toBe(false);
    asked[0]!.answer('remove-failed');
    expect(await change).toBe('remove-failed');
    expect(isKept(store.getState(), '7')).toBe(true);
  });

  test('a piece that is kept already stays kept', async () => {
    const {store, asked} = slowShop();
    const change = store.want('7', true);
    asked[0]!.answer('present');
    expect(await change).toBe('present');
    expect(isKept(store.getState(), '7')).toBe(true);
  });

  test('pieces do not wait for each other', () => {
    const {store, asked} = slowShop();
    void store.want('7', true);
    void store.want('8', true);
    expect(asked.map(({productId}) => productId)).toEqual(['7', '8']);
  });
});
