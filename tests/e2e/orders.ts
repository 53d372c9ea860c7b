import {create, variant} from '../contract/storefront/cart-client.ts';
import type {Stack} from './stack.ts';

/** Buys a pair of hoops in the checkout, by its own forms. @returns the order's number */
export async function buy({storefront}: Stack, email: string): Promise<number> {
  const {checkoutUrl} = await create(storefront, {
    lines: [{merchandiseId: variant(storefront, 'DHH-01')}],
  });
  const send = async (form: Record<string, string>) =>
    (await fetch(checkoutUrl, {method: 'POST', body: new URLSearchParams(form)})).text();
  const payment = await send({
    intent: 'information',
    email,
    firstName: 'Ani',
    lastName: 'Petrosyan',
    address1: '500 Molino St',
    city: 'Los Angeles',
    provinceCode: 'CA',
    zip: '90013',
    countryCode: 'US',
  });
  await send({
    intent: 'pay',
    shownTotal: /name="shownTotal" value="(\d+)"/.exec(payment)?.[1] ?? '',
    delivery: 'insured-ground',
    cardNumber: '4242 4242 4242 4242',
    cardName: 'Ani Petrosyan',
    cardExpiry: '12 / 34',
    cardCode: '123',
  });
  await storefront.webhooks.idle();
  const order = storefront.orders.list().find((placed) => placed.email === email);
  return order?.number ?? 0;
}
