import type {Context} from '../context.ts';
import type {Resolver} from '../resolvers.ts';
import type {Store} from '../store.ts';
import {type Cart, newCart} from './cart.ts';
import {type CartView, cartView} from './cart-view.ts';
import {fitToStock} from './lines.ts';
import {type CartUserError, type CartWarning, userError} from './outcome.ts';
import type {CodeProblem} from './pricing.ts';

/** What a mutation does to a cart, or why it does nothing. */
export type Change = {set: Partial<Cart>; warnings?: CartWarning[]} | {errors: CartUserError[]};

/** The payload that nearly all cart mutations answer with. */
interface CartPayload {
  cart: CartView | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

const codeMessages: Record<CodeProblem, (code: string) => string> = {
  DISCOUNT_NOT_FOUND: (code) => `Discount code ${code} does not exist.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `Discount code ${code} is not active.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `Discount code ${code} has reached its usage limit.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `The purchase does not reach the amount that discount code ${code} asks for.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) =>
    `Discount code ${code} is not valid for the items in your cart.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) =>
    `Discount code ${code} cannot be combined with the discounts of this cart.`,
};

/** A mutation of the cart that its `cartId` names. */
export function changes<Args>(
  change: (cart: Cart, args: Args, store: Store) => Change,
): Resolver<unknown, Args & {cartId: string}> {
  return (_root, args, {store}) => {
    const opened = store.carts.open(args.cartId);
    if (!opened?.isBuyer) return {...missingCart(), warnings: []};
    return apply(store, opened.cart, change(opened.cart, args, store));
  };
}

/** A new cart with everything that is asked for at once; without it where one part is refused. */
export function creates<Args>(
  change: (cart: Cart, args: Args, store: Store) => Change,
): Resolver<unknown, Args> {
  return (_root, args, context: Context) => {
    const cart = newCart(context.country);
    const outcome = change(cart, args, context.store);
    if ('errors' in outcome) return {cart: null, userErrors: outcome.errors, warnings: []};
    return apply(context.store, cart, outcome);
  };
}

export function missingCart() {
  const message = 'The specified cart does not exist.';
  return {cart: null, userErrors: [userError('INVALID', ['cartId'], message)]};
}

function apply(store: Store, cart: Cart, change: Change): CartPayload {
  if ('errors' in change) {
    const view = cartView(store, {cart, isBuyer: true});
    return {cart: view, userErrors: change.errors, warnings: []};
  }
  const changed = {...cart, ...change.set};
  const {lines, warnings} = fitToStock(store, changed.lines);
  const view = cartView(store, {cart: store.carts.save({...changed, lines}), isBuyer: true});
  return {
    cart: view,
    userErrors: [],
    warnings: [...(change.warnings ?? []), ...warnings, ...codeWarnings(view)],
  };
}

function codeWarnings({id, pricing}: CartView): CartWarning[] {
  return pricing.codes.flatMap(({code, problem}) =>
    problem ? [{code: problem, message: codeMessages[problem](code), target: id}] : [],
  );
}
