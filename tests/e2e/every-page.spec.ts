import {newAddress, openAccount, service, signInQuietly} from './accounts.ts';
import {addFrom, saved} from './bag.ts';
import {Examination} from './examine.ts';
import {test} from './test.ts';
import {keepPhoto, keepTryOn, looks} from './try-ons.ts';

/** Every page that there is to see without an account, whatever journey else it belongs to. */
const catalogue = [
  '/',
  '/collections',
  '/collections/featured',
  '/rings',
  '/earrings?sort=price-high',
  '/necklaces',
  '/bracelets',
  '/rings/first-light-solitaire',
  '/bracelets/khachkar-lacework-cuff',
  '/necklaces/garden-of-garni-riviere',
  '/rings/no-such-ring',
  '/ring-size-guide',
  '/search',
  '/search?q=pearl',
  '/search?q=nothing-like-it',
  '/cart',
];
const house = [
  '/auth',
  '/auth?tab=sign-up',
  '/auth/forgot',
  '/auth/confirm?token_hash=unknown&type=email',
  '/wishlist',
  '/wishlist/guest',
  '/verify-wishlist?token=unknown',
  '/our-story',
  '/contact',
  '/contact?type=appointment',
  '/policies',
  '/policies/refund-policy',
  '/newsletter',
  '/verify-newsletter?token=unknown',
  '/unsubscribe?token=unknown',
  '/virtual-try-on',
  '/virtual-try-on/demo',
  '/try-on/unknown',
  '/offline',
  '/no-such-page',
];

for (const [name, pages] of Object.entries({'the catalogue': catalogue, 'the house': house})) {
  test(`no page of ${name} keeps anyone out or has an error in its HTML`, async ({page, watch}) => {
    test.setTimeout(180_000);
    watch.allow(/status of 4\d\d/);
    const examination = new Examination(page);
    for (const address of pages) await test.step(address, () => examination.open(address));
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
