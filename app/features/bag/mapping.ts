import type {CartApiMutationFragment, CartLineFragment} from 'storefrontapi.generated';
import {type LegacyLineItem, mapLegacyCheckout} from '~/lib/checkout/legacy-checkout';
import {logFailure} from '~/lib/log';
import {productPath} from '~/lib/product-path';
import {normalizeMoney, sumMoney} from '~/lib/money';
import type {CartDiscount, CartLineItem, CartState} from './cart';

/** The provider's cart, read as a checkout, as the bag shows it. */
export function mapCart(cart: CartApiMutationFragment): CartState {
  const {checkout, discountFailure} = mapLegacyCheckout(cart)!;
  if (discountFailure) logFailure('bag', discountFailure);

  return {
    items: withUniqueIds(cart.lines.nodes.map(mapLine)),
    totalQuantity: cart.totalQuantity,
    subtotal: sumMoney(
      cart.lines.nodes.map((line) => line.cost.subtotalAmount),
      checkout.currencyCode,
    ).amount,
    currency: checkout.currencyCode,
    checkoutId: checkout.id,
    ...(checkout.webUrl && {checkoutUrl: checkout.webUrl}),
    discountCodes: cart.discountCodes.map(({code, applicable}) => ({code, applicable})),
    discounts: mapDiscounts(checkout.lineItems),
    giftCards: checkout.appliedGiftCards.map(({id, lastCharacters, amountUsed}) => ({
      id,
      lastCharacters,
      amountUsed: normalizeMoney(amountUsed).amount,
    })),
    note: checkout.note ?? '',
    attributes: checkout.customAttributes.map(({key, value}) => ({key, value: value ?? ''})),
  };
}

function mapLine({id, quantity, cost, merchandise}: CartLineFragment): CartLineItem {
  const {product, image, selectedOptions} = merchandise;
  const compareAtPrice = cost.compareAtAmountPerQuantity?.amount;
  return {
    id: `${product.id}_${merchandise.id}`,
    lineId: id,
    variantId: merchandise.id,
    productId: product.id,
    title: product.title,
    price: cost.amountPerQuantity.amount,
    ...(compareAtPrice && {compareAtPrice}),
    ...(image && {image: image.url}),
    quantity,
    variant: {title: merchandise.title, selectedOptions},
    href: productPath(product, selectedOptions),
  };
}

/** The provider keeps one variant on two lines when their attributes differ. */
function withUniqueIds(items: CartLineItem[]): CartLineItem[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const id = seen.has(item.id) ? `${item.id}_${item.lineId}` : item.id;
    seen.add(id);
    return {...item, id};
  });
}

/** One row for each code or automatic discount, summed over the lines. */
function mapDiscounts(lineItems: readonly LegacyLineItem[]): CartDiscount[] {
  const allocations = lineItems.flatMap((line) => line.discountAllocations);
  const byLabel = Map.groupBy(allocations, ({discountApplication}) =>
    'code' in discountApplication ? discountApplication.code : discountApplication.title,
  );
  return [...byLabel].map(([label, group]) => {
    const amounts = group.map(({allocatedAmount}) => allocatedAmount);
    return {label, amount: sumMoney(amounts, amounts[0]!.currencyCode).amount};
  });
}
