import {describe, expect, test} from 'vitest';
import {
  countKept,
  emptyWishlist,
  isKept,
  isRemoved,
  wishlistReducer,
  type WishlistEvent,
} from './wishlist-state';

const after = (...events: WishlistEvent[]) => events.reduce(wishlistReducer, emptyWishlist);

describe('the wishlist as the shopper sees it', () => {
  test('a click shows at once, before the account has answered', () => {
    const state = after(
      {type: 'loaded', productIds: ['1', '2']},
      {type: 'wanted', productId: '3', kept: true},
      {type: 'wanted', productId: '1', kept: false},
    );
    expect(['1', '2', '3'].map((id) => isKept(state, id))).toEqual([false, true, true]);
    expect(countKept(state)).toBe(2);
  });

  test('a change that failed is taken back', () => {
    const added = after(
      {type: 'wanted', productId: '3', kept: true},
      {type: 'failed', productId: '3'},
    );
    expect([isKept(added, '3'), countKept(added)]).toEqual([false, 0]);

    const removed = after(
      {type: 'loaded', productIds: ['1']},
      {type: 'wanted', productId: '1', kept: false},
      {type: 'failed', productId: '1'},
    );
    expect([isKept(removed, '1'), countKept(removed)]).toEqual([true, 1]);
  });

  test('a second click while the first is under way still counts', () => {
    const state = after(
      {type: 'wanted', productId: '3', kept: true},
      {type: 'wanted', productId: '3', kept: false},
      {type: 'settled', productId: '3', kept: true},
    );
    expect(isKept(state, '3')).toBe(false);
    expect(
      isKept(wishlistReducer(state, {type: 'settled', productId: '3', kept: false}), '3'),
    ).toBe(false);
  });

  test('a list that was asked for before a click does not undo the click', () => {
    const state = after(
      {type: 'wanted', productId: '3', kept: true},
      {type: 'loaded', productIds: []},
    );
    expect(isKept(state, '3')).toBe(true);
  });

  test('a list rendered before shows what was removed no longer, until it is added again', () => {
    const removed = after(
      {type: 'loaded', productIds: ['1']},
      {type: 'wanted', productId: '1', kept: false},
      {type: 'settled', productId: '1', kept: false},
    );
    expect([isRemoved(emptyWishlist, '1'), isRemoved(removed, '1')]).toEqual([false, true]);
    const again = wishlistReducer(removed, {type: 'wanted', productId: '1', kept: true});
    expect(isRemoved(again, '1')).toBe(false);
    expect(isRemoved(wishlistReducer(removed, {type: 'loaded', productIds: ['1']}), '1')).toBe(
      false,
    );
  });

  test('what is wanted and held already counts once', () => {
    const state = after(
      {type: 'loaded', productIds: ['1']},
      {type: 'wanted', productId: '1', kept: true},
    );
    expect(countKept(state)).toBe(1);
  });
});
