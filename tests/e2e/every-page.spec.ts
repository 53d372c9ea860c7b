import {newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import {addFrom, saved} from './bag.ts';
import {Examination} from './examine.ts';
import {desk} from './sizes.ts';
import {test} from './test.ts';
import {keepPhoto, keepTryOn, looks} from './try-ons.ts';

/**
 * Every page that there is to see without an account, whatever journey else it belongs to: once for
 * each layout, and what else it can look like.
 */
const pages = {
  'the catalogue': {
    layouts: [
      '/',
      '/collections',
      '/rings',
      '/rings/first-light-solitaire',
      '/ring-size-guide',
      '/search?q=pearl',
      '/cart',
    ],
    others: [
      '/collections/featured',
      '/earrings?sort=price-high',
      '/necklaces',
      '/bracelets',
      '/bracelets/khachkar-lacework-cuff',
      '/necklaces/garden-of-garni-riviere',
      '/rings/no-such-ring',
      '/search',
      '/search?q=nothing-like-it',
    ],
  },
  'the house': {
    layouts: [
      '/auth',
      '/wishlist',
      '/our-story',
      '/contact?type=appointment',
      '/policies',
      '/policies/refund-policy',
      '/newsletter',
      '/virtual-try-on',
      '/virtual-try-on/demo',
      '/offline',
    ],
    others: [
      '/auth?tab=sign-up',
      '/auth/forgot',
      '/auth/confirm?token_hash=unknown&type=email',
      '/wishlist/guest',
      '/verify-wishlist?token=unknown',
      '/contact',
      '/verify-newsletter?token=unknown',
      '/unsubscribe?token=unknown',
      '/try-on/unknown',
      '/no-such-page',
    ],
  },
};

for (const [name, {layouts, others}] of Object.entries(pages)) {
  test(`no page of ${name} keeps anyone out or has an error in its HTML`, async ({page, watch}) => {
    test.setTimeout(180_000);
    watch.allow(/status of 4\d\d/);
    const examination = new Examination(page);
    for (const address of layouts) await test.step(address, () => examination.open(address));
    for (const address of others) await test.step(address, () => examination.open(address, [desk]));
    await examination.end();
  });
}

test('no page of a shopper keeps anyone out or has an error in its HTML', async ({page, stack}) => {
  test.setTimeout(180_000);
  const email = newAddress('every');
  const id = await openAccount(stack, email);
  const kept = await keepTryOn(stack, id, looks.ring);
  await service(stack).from('try_on_shares').insert({session_id: kept, user_id: id});
  await keepPhoto(stack, id, 'rings', 'hand');
  await signInQuietly(page, stack, email);
  await addFrom(page, 'rings', 'First Light Solitaire');
  await saved(page);
  const examination = new Examination(page);
  for (const address of [
    '/cart',
    '/auth/password',
    '/wishlist',
    '/portal',
    '/portal/orders',
    '/portal/shipping',
    '/portal/wishlist',
    '/portal/try-on',
    '/portal/newsletter',
    `/try-on/${kept}`,
  ]) {
    await test.step(address, () => examination.open(address));
  }
  await examination.end();
});
