import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {type Cart, create, mutate, read, variant} from './cart-client.ts';
import {data} from './client.ts';

let shop: Storefront;
beforeEach(async () => {
  shop = await startStorefront({shopUrl: 'http://shop.example'});
});
afterEach(() => shop.stop());

const anna = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Petrosyan',
  address1: '500 Molino St',
  city: 'Los Angeles',
  provinceCode: 'CA',
  zip: '90013',
  countryCode: 'US',
};
const card = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Anna Petrosyan',
  cardExpiry: '12 / 34',
  cardCode: '123',
};

interface Visited {
  url: string;
  status: number;
  page: string;
}

async function visit(url: string, form?: Record<string, string>): Promise<Visited> {
  const response = await fetch(url, {
    ...(form ? {method: 'POST', body: new URLSearchParams(form)} : {}),
  });
  return {url: response.url, status: response.status, page: await response.text()};
}

/** What is to be paid, as the page in front of the shopper says. */
function shownTotal({page}: Visited): string {
  return /name="shownTotal" value="(\d+)"/.exec(page)?.[1] ?? '';
}

async function filled(input: Record<string, unknown>): Promise<{cart: Cart; payment: Visited}> {
  const cart = await create(shop, input);
  const payment = await visit(cart.checkoutUrl, {intent: 'information', ...anna});
  return {cart, payment};
}

const pay = ({checkoutUrl}: Cart, form: Record<string, string>) =>
  visit(checkoutUrl, {intent: 'pay', ...card, ...form});

describe('the checkout', () => {
  it('asks for contact and address first, and says what is wrong with them', async () => {
    const {checkoutUrl} = await create(shop, {lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const start = await visit(`${checkoutUrl}&_fd=0`);
    expect(start.page).toContain('Test checkout');
    expect(start.page).toContain('Dusk Hammered Hoops');
    const wrong = {intent: 'information', ...anna, email: 'x', zip: '1'};
    // Asked for again, as by Back: what answers a form cannot be gone back to.
    const {page} = await visit((await visit(checkoutUrl, wrong)).url);
    expect(page).toContain('Enter a valid email');
    expect(page).toContain('ZIP code is not valid for United States');
    expect(page).toContain('value="Petrosyan"');
    await visit(checkoutUrl, {intent: 'information', ...anna});
    const corrected = await visit(`${checkoutUrl}&step=information`);
    expect(corrected.page).not.toContain('Enter a valid email');
  });

  it('works out delivery and taxes, and turns the payment into an order', async () => {
    const {cart, payment} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    // 520.00 and 9.5 % sales tax in California; delivery is free from 250 dollars on.
    expect(shownTotal(payment)).toBe('56940');
    const thanks = await pay(cart, {shownTotal: '56940', delivery: 'insured-ground'});
    const [order] = shop.orders.list();
    expect(thanks.url).toBe(`${shop.url}/orders/${order?.token}`);
    expect(thanks.page).toContain('#1001');
    expect(thanks.page).toContain('href="http://shop.example"');
    expect(order).toMatchObject({
      number: 1001,
      email: 'anna@example.com',
      subtotal: 520_00,
      tax: {cents: 49_40},
      delivery: {title: 'Insured Ground', cents: 0},
      total: 569_40,
      card: {brand: 'Visa', lastDigits: '4242'},
      lines: [{title: 'Dusk Hammered Hoops', quantity: 1, unitCents: 520_00}],
    });
  });

  it('takes nothing that the shopper has not seen', async () => {
    const {cart} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const again = await pay(cart, {shownTotal: '56940', delivery: 'insured-overnight'});
    expect(again.page).toContain('The total has changed');
    expect(shop.orders.list()).toEqual([]);
    expect(shownTotal(again)).toBe('61440');
    await pay(cart, {shownTotal: '61440', delivery: 'insured-overnight'});
    expect(shop.orders.list()).toMatchObject([{total: 614_40}]);
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined'],
    ['4000 0000 0000 9995', 'insufficient funds'],
    ['4242', 'Enter the 16 digits'],
  ])('does not take the card %s', async (cardNumber, text) => {
    const {cart, payment} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const {url} = await pay(cart, {cardNumber, shownTotal: shownTotal(payment)});
    const {page} = await visit(url);
    expect(page).toContain(text);
    expect(page).toContain(`value="${cardNumber}"`);
    expect(shop.orders.list()).toEqual([]);
    expect(await read(shop, cart.id)).not.toBeNull();
  });

  it('takes codes and gift cards', async () => {
    const {cart} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    expect((await visit(cart.checkoutUrl, {intent: 'code', code: 'nope'})).page).toContain(
      'Enter a discount code or gift card that is valid for this bag',
    );
    await visit(cart.checkoutUrl, {intent: 'code', code: 'akn10'});
    const payment = await visit(cart.checkoutUrl, {intent: 'code', code: 'AKNGIFT000005000'});
    expect(payment.page).toContain('Nothing is left to pay');
    await visit(cart.checkoutUrl, {intent: 'pay', shownTotal: '0', delivery: 'insured-ground'});
    expect(shop.orders.list()).toMatchObject([
      {
        total: 512_46,
        card: null,
        giftCards: [{lastCharacters: '5000', cents: 512_46}],
        discounts: [{code: 'AKN10', cents: 52_00}],
      },
    ]);
  });

  it('keeps the questions of an empty or unknown bag away', async () => {
    const {checkoutUrl} = await create(shop);
    expect((await visit(checkoutUrl)).page).toContain('Your bag is empty');
    const wrongKey = await visit(checkoutUrl.replace(/key=.*/, 'key=0'));
    expect(wrongKey).toMatchObject({status: 404});
    expect(wrongKey.page).toContain('no longer open');
  });

  it('is not fooled by what shoppers write', async () => {
    const {cart} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const {page} = await visit(cart.checkoutUrl, {
      intent: 'information',
      ...anna,
      lastName: '"><script>alert(1)</script>',
    });
    expect(page).not.toContain('<script');
    expect(page).toContain('cannot contain HTML tags');
  });

  it('refuses forms that another site sends', async () => {
    const {checkoutUrl} = await create(shop, {lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const response = await fetch(checkoutUrl, {
      method: 'POST',
      headers: {'Sec-Fetch-Site': 'cross-site'},
      body: new URLSearchParams({intent: 'information'}),
    });
    expect(response.status).toBe(403);
  });
});

describe('a paid order', () => {
  it('ends its cart', async () => {
    const {cart, payment} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    await pay(cart, {shownTotal: shownTotal(payment)});
    expect(await read(shop, cart.id)).toBeNull();
    const payload = await mutate(shop, 'cartNoteUpdate', {cartId: cart.id, note: 'x'});
    expect(payload.userErrors).toMatchObject([{code: 'INVALID', field: ['cartId']}]);
    // Whoever goes back to the checkout sees the order, and cannot pay twice.
    expect((await visit(cart.checkoutUrl)).page).toContain('Thank you for your order');
    await pay(cart, {shownTotal: shownTotal(payment)});
    expect(shop.orders.list()).toHaveLength(1);
  });

  it('takes from the stock', async () => {
    const last = variant(shop, 'MWER-01');
    const {cart, payment} = await filled({lines: [{merchandiseId: last}]});
    const other = await create(shop, {lines: [{merchandiseId: last}]});
    await pay(cart, {shownTotal: shownTotal(payment)});
    const answer = await data<{node: unknown}>(
      shop,
      `query ($id: ID!) { node(id: $id) { ... on ProductVariant {
        availableForSale quantityAvailable
      } } }`,
      {id: last},
    );
    expect(answer.node).toEqual({availableForSale: false, quantityAvailable: 0});
    expect((await visit(other.checkoutUrl)).page).toContain('Your bag is empty');
  });

  it('uses up gift cards and limited codes', async () => {
    const lines = [{merchandiseId: variant(shop, 'DHH-01')}];
    const more = {discountCodes: ['ONCE50'], giftCardCodes: ['AKNGIFT000000100']};
    const {cart, payment} = await filled({lines, ...more});
    await pay(cart, {shownTotal: shownTotal(payment)});
    const {cart: next, warnings} = await mutate(shop, 'cartCreate', {input: {lines, ...more}});
    expect(warnings).toMatchObject([{code: 'DISCOUNT_USAGE_LIMIT_REACHED'}]);
    expect(next).toMatchObject({
      appliedGiftCards: [{amountUsed: {amount: '0.0'}, balance: {amount: '0.0'}}],
      cost: {totalAmount: {amount: '520.0'}},
    });
  });

  it('gives everything back when it is cancelled', async () => {
    const lines = [{merchandiseId: variant(shop, 'MWER-01')}];
    const {cart, payment} = await filled({lines, giftCardCodes: ['AKNGIFT000000100']});
    await pay(cart, {shownTotal: shownTotal(payment)});
    shop.orders.cancel(1001);
    const next = await create(shop, {lines, giftCardCodes: ['AKNGIFT000000100']});
    expect(next).toMatchObject({
      totalQuantity: 1,
      appliedGiftCards: [{amountUsed: {amount: '100.0'}}],
    });
    expect(shop.orders.cancel(1001)).toBeNull();
    expect(shop.orders.fulfill(1001)).toBeNull();
  });

  it('is sent and tracked on the admin page', async () => {
    const {cart, payment} = await filled({lines: [{merchandiseId: variant(shop, 'DHH-01')}]});
    const thanks = await pay(cart, {shownTotal: shownTotal(payment)});
    const admin = `${shop.url}/admin`;
    expect((await visit(admin)).page).toContain('anna@example.com');
    await visit(admin, {intent: 'fulfill', order: '1001', company: 'FedEx', number: '7777'});
    expect((await visit(thanks.url)).page).toContain('On its way: FedEx 7777');
    await visit(admin, {intent: 'track', order: '1001', status: 'delivered'});
    expect((await visit(thanks.url)).page).toContain('Delivered: FedEx 7777');
  });

  it('survives a restart, with what it took', async () => {
    const dataDir = await mkdtemp(`${tmpdir()}/storefront-`);
    await shop.stop();
    shop = await startStorefront({dataDir});
    const last = variant(shop, 'MWER-01');
    const {cart, payment} = await filled({lines: [{merchandiseId: last}]});
    await pay(cart, {shownTotal: shownTotal(payment)});
    await shop.stop();
    shop = await startStorefront({dataDir});
    expect(shop.orders.list()).toMatchObject([{number: 1001}]);
    expect(shop.store.variant(last)?.onHand).toBe(0);
    await rm(dataDir, {recursive: true});
  });
});
