import {metafield} from '../metafields.ts';
import {money} from '../money.ts';
import type {PageArgs} from '../pagination.ts';
import {page} from '../products.ts';
import type {Resolver, TypeResolvers} from '../resolvers.ts';
import type {Attribute} from './cart.ts';
import {type CartView, cartView, checkoutUrl, type LineView, lineViews} from './cart-view.ts';
import {customerOf} from './customers.ts';
import {deliveryGroups, mailingAddress} from './delivery-fields.ts';
import type {Discount} from './discounts.ts';
import type {Allocation} from './pricing.ts';

type OfCart<Args = Record<string, never>> = Resolver<CartView, Args>;
type OfLine<Args = Record<string, never>> = Resolver<LineView, Args>;

const findAttribute = (attributes: readonly Attribute[], key: string) =>
  attributes.find((attribute) => attribute.key === key) ?? null;

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** A metafield that was set on the cart; without a namespace, one of the app's own. */
function ownMetafield(view: CartView, {namespace, key}: Identifier) {
  const found = view.cart.metafields.find(
    (own) => own.key === key && own.namespace === (namespace ?? 'app'),
  );
  return found ? metafield(view, found) : null;
}

const cost: OfCart = ({pricing}) => ({
  __typename: 'CartCost',
  subtotalAmount: money(pricing.subtotal),
  subtotalAmountEstimated: true,
  // Without deferred payments this equals the subtotal, by the API's own definition.
  checkoutChargeAmount: money(pricing.subtotal),
  totalAmount: money(pricing.total),
  totalAmountEstimated: true,
  // The API has given up on taxes and duties in carts: checkout knows them.
  totalTaxAmount: null,
  totalTaxAmountEstimated: true,
  totalDutyAmount: null,
  totalDutyAmountEstimated: true,
});

const lineCost: OfLine = ({variant, priced}) => ({
  __typename: 'CartLineCost',
  amountPerQuantity: money(variant.priceCents),
  compareAtAmountPerQuantity:
    variant.compareAtCents === null ? null : money(variant.compareAtCents),
  subtotalAmount: money(priced.subtotal),
  totalAmount: money(priced.total),
  // The deprecated names of the same amounts.
  amount: money(variant.priceCents),
  compareAtAmount: variant.compareAtCents === null ? null : money(variant.compareAtCents),
});

function allocation({discount, cents}: Allocation) {
  const targetType = discount.target === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM';
  return {
    __typename: 'CartCodeDiscountAllocation',
    code: discount.code,
    discountedAmount: money(cents),
    targetType,
    discountApplication: {
      __typename: 'CartDiscountApplication',
      allocationMethod: discount.target === 'lines' ? 'EACH' : 'ACROSS',
      targetSelection: discount.productType ? 'ENTITLED' : 'ALL',
      targetType,
      value: discountValue(discount),
    },
  };
}

function discountValue({value}: Discount) {
  return 'percent' in value
    ? {__typename: 'PricingPercentageValue', percentage: value.percent}
    : money(value.cents);
}

export const cartResolvers: TypeResolvers = {
  QueryRoot: {
    cart: ((_root, {id}, {store}) => {
      const opened = store.carts.open(id);
      return opened ? cartView(store, opened) : null;
    }) satisfies Resolver<unknown, {id: string}>,
  },
  Cart: {
    appliedGiftCards: (({pricing}) =>
      pricing.giftCards.map(({card, used}) => ({
        __typename: 'AppliedGiftCard',
        id: card.id,
        lastCharacters: card.lastCharacters,
        amountUsed: money(used),
        amountUsedV2: money(used),
        presentmentAmountUsed: money(used),
        balance: money(card.balance - used),
        balanceV2: money(card.balance - used),
      }))) satisfies OfCart,
    attribute: (({cart}, {key}) => findAttribute(cart.attributes, key)) satisfies OfCart<{
      key: string;
    }>,
    attributes: (({cart}) => cart.attributes) satisfies OfCart,
    buyerIdentity: (({cart, isBuyer}) => ({
      __typename: 'CartBuyerIdentity',
      countryCode: cart.buyer.countryCode,
      email: isBuyer ? cart.buyer.email : null,
      phone: isBuyer ? cart.buyer.phone : null,
      customer: isBuyer ? customerOf(cart.buyer.customerAccessToken) : null,
      preferences: isBuyer ? cart.buyer.preferences : null,
      purchasingCompany: null,
      deliveryAddressPreferences: isBuyer
        ? cart.addresses.map(({id, address}) => mailingAddress(id, address))
        : [],
    })) satisfies OfCart,
    checkoutUrl: (({cart}, _args, {store}) => checkoutUrl(store, cart)) satisfies OfCart,
    cost,
    estimatedCost: cost,
    createdAt: (({cart}) => cart.createdAt) satisfies OfCart,
    updatedAt: (({cart}) => cart.updatedAt) satisfies OfCart,
    delivery: (({cart, isBuyer}) => ({
      __typename: 'CartDelivery',
      list: isBuyer ? cart.addresses : [],
    })) satisfies OfCart,
    deliveryGroups: ((view, args) =>
      page(view.isBuyer ? deliveryGroups(view) : [], args)) satisfies OfCart<PageArgs>,
    // Of an order's discount the service gives each line its share, here rather than at the line.
    discountAllocations: (({pricing: {orderDiscount, shippingDiscount}}) => [
      ...(orderDiscount?.shares.map((cents) => allocation({...orderDiscount, cents})) ?? []),
      ...(shippingDiscount ? [allocation(shippingDiscount)] : []),
    ]) satisfies OfCart,
    discountCodes: (({pricing}) =>
      pricing.codes.map(({code, problem}) => ({
        __typename: 'CartDiscountCode',
        code,
        applicable: problem === null,
      }))) satisfies OfCart,
    lines: ((view, args) => page(lineViews(view), args)) satisfies OfCart<PageArgs>,
    metafield: ((view, identifier) => ownMetafield(view, identifier)) satisfies OfCart<Identifier>,
    metafields: ((view, {identifiers}) =>
      identifiers.map((identifier) => ownMetafield(view, identifier))) satisfies OfCart<{
      identifiers: Identifier[];
    }>,
    note: (({cart}) => cart.note) satisfies OfCart,
    totalQuantity: (({lines}) =>
      lines.reduce((sum, {quantity}) => sum + quantity, 0)) satisfies OfCart,
  },
  CartLine: {
    attribute: (({attributes}, {key}) => findAttribute(attributes, key)) satisfies OfLine<{
      key: string;
    }>,
    cost: lineCost,
    estimatedCost: lineCost,
    discountAllocations: (({priced}) =>
      priced.discount ? [allocation(priced.discount)] : []) satisfies OfLine,
    instructions: () => ({
      __typename: 'CartLineInstructions',
      canRemove: true,
      canUpdateQuantity: true,
    }),
    parentRelationship: () => null,
    sellingPlanAllocation: () => null,
  },
};
