import {filledLines} from '../cart/cart.ts';
import {imageUrl} from '../image-fields.ts';
import {type Cents, displayed} from '../money.ts';
import type {Order} from '../orders/order.ts';
import type {Quote} from '../orders/place.ts';
import type {Store} from '../store.ts';
import {type Html, html} from './html.ts';

/** A bag or an order, as its summary shows it. Amounts that are not known yet are null. */
interface Summary {
  pieces: {title: string; detail: string; quantity: number; cents: Cents; image: string | null}[];
  rows: {label: string; value: string}[];
  due: Cents;
}

/** The summary beside the checkout. `step` 1 does not know the delivery and the taxes yet. */
export function quoteSummary(
  store: Store,
  {cart, pricing, delivery, tax}: Quote,
  step: 1 | 2,
): Html {
  const isKnown = step === 2;
  const lineDiscounts = pricing.lines.flatMap(({discount}) => discount ?? []);
  return summary({
    pieces: filledLines(store, cart).map(({variant, product, quantity}, index) => ({
      title: product.title,
      detail: variant.title,
      quantity,
      cents: pricing.lines[index]?.subtotal ?? 0,
      image: variant.image
        ? imageUrl(store.origin, variant.image, {maxWidth: 128, maxHeight: 160})
        : null,
    })),
    rows: [
      amount(
        'Subtotal',
        pricing.lines.reduce((sum, {subtotal}) => sum + subtotal, 0),
      ),
      ...discountRow(
        lineDiscounts[0]?.discount.code,
        lineDiscounts.reduce((sum, {cents}) => sum + cents, 0),
      ),
      ...discountRow(pricing.orderDiscount?.discount.code, pricing.orderDiscount?.cents),
      isKnown && delivery
        ? amount(delivery.title, pricing.shipping, 'Free')
        : {label: 'Delivery', value: 'Calculated at the next step'},
      ...discountRow(pricing.shippingDiscount?.discount.code, pricing.shippingDiscount?.cents),
      isKnown ? amount('Taxes', tax.cents) : {label: 'Taxes', value: 'Calculated at the next step'},
      ...pricing.giftCards.map(({card, used}) => ({
        label: `Gift card ending ${card.lastCharacters}`,
        value: `−${displayed(used)}`,
      })),
    ],
    due: pricing.total,
  });
}

export function orderSummary(store: Store, order: Order): Html {
  return summary({
    pieces: order.lines.map((line) => ({
      title: line.title,
      detail: line.variantTitle,
      quantity: line.quantity,
      cents: line.unitCents * line.quantity,
      image: line.image
        ? `${store.origin}/cdn/shop/files/${line.image}?width=128&height=160`
        : null,
    })),
    rows: [
      amount(
        'Subtotal',
        order.lines.reduce((sum, {unitCents, quantity}) => sum + unitCents * quantity, 0),
      ),
      ...discountRows(order, (target) => target !== 'shipping'),
      amount(order.delivery.title, order.delivery.cents, 'Free'),
      ...discountRows(order, (target) => target === 'shipping'),
      amount('Taxes', order.tax.cents),
      ...order.giftCards.map(({lastCharacters, cents}) => ({
        label: `Gift card ending ${lastCharacters}`,
        value: `−${displayed(cents)}`,
      })),
    ],
    due: order.total - order.giftCards.reduce((sum, {cents}) => sum + cents, 0),
  });
}

function amount(label: string, cents: Cents, nothing = displayed(0)) {
  return {label, value: cents === 0 ? nothing : displayed(cents)};
}

function discountRows({discounts}: Order, isWanted: (target: string) => boolean) {
  return discounts
    .filter(({target}) => isWanted(target))
    .flatMap(({code, cents}) => discountRow(code, cents));
}

function discountRow(code: string | undefined, cents: Cents | undefined) {
  return code && cents ? [{label: `Discount ${code}`, value: `−${displayed(cents)}`}] : [];
}

function summary({pieces, rows, due}: Summary): Html {
  return html`<h2>Order summary</h2>
    <ul class="pieces">
      ${pieces.map(
        ({title, detail, quantity, cents, image}) =>
          html`<li>
            ${image ? html`<img src="${image}" alt="" width="64" height="80" />` : html`<span></span>`}
            <span>${title}<small>${detail}</small><small>Quantity ${quantity}</small></span>
            <span>${displayed(cents)}</span>
          </li>`,
      )}
    </ul>
    <table class="totals">
      <caption class="hidden">
        Costs
      </caption>
      <tbody>
        ${rows.map(
          ({label, value}) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${value}</td>
            </tr>`,
        )}
        <tr class="amount-due">
          <th scope="row">Total</th>
          <td>${displayed(due)}</td>
        </tr>
      </tbody>
    </table>`;
}
