import fc from 'fast-check';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {describe, expect, expectTypeOf, it} from 'vitest';
import {addMoney, fromMinorUnits, type Money, MoneyError, normalizeMoney, sumMoney} from '../money';
import {cartOf, discountOf, lineOf, usd} from './cart.fixture';
import {type LegacyCheckout, mapLegacyCheckout} from './legacy-checkout';
import type {ProviderCart} from './provider-cart';

function checkoutOf(parts: Partial<ProviderCart> = {}): LegacyCheckout {
  const mapping = mapLegacyCheckout(cartOf(parts));
  if (!mapping) throw new Error('a cart gives a checkout');
  return mapping.checkout;
}

const giftCard = (amount: string) => ({
  id: 'gid://shopify/AppliedGiftCard/1',
  lastCharacters: '7x2k',
  balance: usd('5.50'),
  amountUsed: usd(amount),
  presentmentAmountUsed: usd(amount),
});

const costOf = (total: string, tax?: string | null, duty?: string | null) => ({
  totalAmount: usd(total),
  checkoutChargeAmount: usd(total),
  totalTaxAmount: tax ? usd(tax) : tax === null ? null : undefined,
  totalDutyAmount: duty ? usd(duty) : duty === null ? null : undefined,
});

describe('prices', () => {
  it.each`
    cost                               | giftCards          | total      | subtotal    | tax       | due
    ${costOf('120.0')}                 | ${[]}              | ${'120.0'} | ${'120.0'}  | ${'0.0'}  | ${'120.0'}
    ${costOf('120.0', null, null)}     | ${[]}              | ${'120.0'} | ${'120.0'}  | ${'0.0'}  | ${'120.0'}
    ${costOf('120.0', '9.50')}         | ${[]}              | ${'120.0'} | ${'110.5'}  | ${'9.5'}  | ${'120.0'}
    ${costOf('120.0', '9.55', '10.0')} | ${[]}              | ${'120.0'} | ${'100.45'} | ${'9.55'} | ${'120.0'}
    ${costOf('70.0', null, '20.00')}   | ${['50.00']}       | ${'120.0'} | ${'100.0'}  | ${'0.0'}  | ${'70.0'}
    ${costOf('0.0', '1.1')}            | ${['0.1', '19.9']} | ${'20.0'}  | ${'18.9'}   | ${'1.1'}  | ${'0.0'}
  `('total $total, subtotal $subtotal, tax $tax, due $due', (row) => {
    const {cost, giftCards, total, subtotal, tax, due} = row as {
      cost: ProviderCart['cost'];
      giftCards: string[];
      total: string;
      subtotal: string;
      tax: string;
      due: string;
    };
    expect(checkoutOf({cost, appliedGiftCards: giftCards.map(giftCard)})).toMatchObject({
      totalPrice: usd(total),
      subtotalPrice: usd(subtotal),
      totalTax: usd(tax),
      paymentDue: usd(due),
      currencyCode: 'USD',
    });
  });

  it('add up: subtotal, tax and duty make the total; due and gift cards make it too', () => {
    const cents = fc.bigInt(0n, 10n ** 10n).map((units) => fromMinorUnits(units, 'USD').amount);
    fc.assert(
      fc.property(cents, cents, cents, fc.array(cents, {maxLength: 4}), (due, tax, duty, used) => {
        const checkout = checkoutOf({
          cost: costOf(due, tax, duty),
          appliedGiftCards: used.map(giftCard),
        });
        const total = normalizeMoney(checkout.totalPrice);
        const parts = [checkout.subtotalPrice, checkout.totalTax, usd(duty)];
        expect(sumMoney(parts, 'USD')).toEqual(total);
        const cards = checkout.appliedGiftCards.map((card) => card.presentmentAmountUsed);
        expect(addMoney(checkout.paymentDue, sumMoney(cards, 'USD'))).toEqual(total);
      }),
    );
  });

  it('refuse an amount that is none rather than show a guess', () => {
    expect(() => checkoutOf({cost: costOf('many')})).toThrow(MoneyError);
    const euros: Money = {amount: '1.00', currencyCode: 'EUR'};
    const foreign = {...giftCard('1.00'), presentmentAmountUsed: euros};
    expect(() => checkoutOf({appliedGiftCards: [foreign]})).toThrow(MoneyError);
  });
});

describe('the checkout', () => {
  it('carries the fixed defaults', () => {
    expect(checkoutOf()).toMatchObject({
      completedAt: null,
      order: null,
      orderStatusUrl: null,
      ready: false,
      requiresShipping: true,
      shippingLine: null,
      taxExempt: false,
      taxesIncluded: false,
    });
  });

  it('maps a cart with everything in it', () => {
    const line = lineOf('a', '2500.0', [discountOf({title: 'House'}, {amount: '250.0'})]);
    const application = {
      title: 'House',
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: {percentage: 10},
    };
    const checkout = checkoutOf({
      note: 'Wrap it in blue',
      attributes: [{key: 'Gift', value: 'yes'}],
      lines: {nodes: [line]},
      appliedGiftCards: [giftCard('50.00')],
      buyerIdentity: {countryCode: 'US', email: 'ani@example.com'},
    });
    expect(checkout).toMatchObject({
      id: 'gid://shopify/Cart/c1?key=k1',
      createdAt: '2026-10-01T10:00:00Z',
      updatedAt: '2026-10-01T10:05:00Z',
      webUrl: 'https://store.test/cart/c/c1?key=k1&_fd=0',
      email: 'ani@example.com',
      note: 'Wrap it in blue',
      customAttributes: [{key: 'Gift', value: 'yes'}],
      buyerIdentity: {countryCode: 'US'},
      discountApplications: [application],
      lineItemsSubtotalPrice: usd('120.0'),
    });
    expect(checkout.appliedGiftCards).toEqual([
      {
        id: 'gid://shopify/AppliedGiftCard/1',
        lastCharacters: '7x2k',
        balance: usd('5.5'),
        amountUsed: usd('50.0'),
        presentmentAmountUsed: usd('50.0'),
      },
    ]);
    expect(checkout.lineItems).toEqual([
      {
        id: 'a',
        title: 'Ring',
        quantity: 2,
        customAttributes: [{key: 'Engraving', value: 'Ani'}],
        discountAllocations: [{allocatedAmount: usd('250.0'), discountApplication: application}],
        variant: {
          id: 'gid://shopify/ProductVariant/a',
          title: '14k gold / 6',
          sku: 'RING-6',
          available: true,
          price: usd('1250.0'),
          compareAtPrice: usd('1400.5'),
          image: {src: 'https://cdn.test/ring.webp', altText: 'Ring', width: 1200, height: 1500},
          selectedOptions: [{name: 'Size', value: '6'}],
          product: {id: 'gid://shopify/Product/1', handle: 'ring'},
        },
      },
    ]);
  });

  it('says null for what an anonymous cart has not got', () => {
    expect(checkoutOf()).toMatchObject({
      email: null,
      note: null,
      shippingAddress: null,
      buyerIdentity: {countryCode: null},
      lineItems: [],
      discountApplications: [],
    });
    const bare = lineOf('a', '1.0');
    const merchandise = {...bare.merchandise, sku: null, compareAtPrice: null, image: null};
    const [line] = checkoutOf({lines: {nodes: [{...bare, merchandise}]}}).lineItems;
    expect(line?.variant).toMatchObject({sku: null, compareAtPrice: null, image: null});
  });

  it('has no web URL where the cart’s cannot be opened', () => {
    expect(checkoutOf({checkoutUrl: 'soon'}).webUrl).toBeNull();
  });

  it('knows the customer’s e-mail where the buyer gave none', () => {
    const buyerIdentity = {email: null, customer: {email: 'customer@example.com'}};
    expect(checkoutOf({buyerIdentity}).email).toBe('customer@example.com');
  });

  it('ships to the address chosen in the cart, else to the first one on file', () => {
    const onFile = {city: 'Glendale', countryCodeV2: 'US'};
    const buyerIdentity = {deliveryAddressPreferences: [onFile, {city: 'Burbank'}]};
    expect(checkoutOf({buyerIdentity}).shippingAddress).toEqual(onFile);

    const delivery = (selected: boolean) => ({
      addresses: [
        {selected: false, address: {city: 'Gyumri', countryCode: 'AM'}},
        {selected, address: {city: 'Yerevan', countryCode: 'AM'}},
      ],
    });
    expect(checkoutOf({buyerIdentity, delivery: delivery(true)}).shippingAddress).toEqual({
      city: 'Yerevan',
      countryCode: 'AM',
      countryCodeV2: 'AM',
    });
    expect(checkoutOf({buyerIdentity, delivery: delivery(false)}).shippingAddress).toEqual(onFile);
  });

  it('shows the lines without discounts where these cannot be mapped, and says why', () => {
    const lines = {nodes: [lineOf('a', '90.0', [discountOf({})]), lineOf('b', '80.0')]};
    const mapping = mapLegacyCheckout(cartOf({lines}));
    expect(mapping?.discountFailure).toMatch(/needs a code or title/);
    expect(mapping?.checkout.discountApplications).toEqual([]);
    expect(mapping?.checkout.lineItems.map((line) => line.discountAllocations)).toEqual([[], []]);
    expect(mapLegacyCheckout(cartOf())?.discountFailure).toBeNull();
  });

  it('is null for a missing cart', () => {
    expect(mapLegacyCheckout(null)).toBeNull();
    expect(mapLegacyCheckout(undefined)).toBeNull();
  });
});

it('takes a cart as code generation types it', () => {
  expectTypeOf<CartApiMutationFragment>().toExtend<ProviderCart>();
});
