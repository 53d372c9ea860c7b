import {isAvailable, type Variant} from '../catalogue/records.ts';
import type {Store} from '../store.ts';
import {
  type Attribute,
  type Cart,
  type CartLine,
  MOST_LINES,
  MOST_PIECES,
  newLineId,
} from './cart.ts';
import {type CartUserError, userError, type CartWarning} from './outcome.ts';

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: readonly Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: unknown;
}

export interface LineUpdate {
  id: string;
  quantity?: number | null;
  merchandiseId?: string | null;
  attributes?: readonly Attribute[] | null;
  sellingPlanId?: string | null;
}

/** The lines after a change, or what forbids it: a change happens wholly or not at all. */
export type LinesOutcome = {lines: CartLine[]} | {errors: CartUserError[]};

/**
 * Adds pieces. One that is in the cart already, with the same attributes, makes its line larger.
 *
 * @param path the path of the input in the mutation, for the errors
 */
export function addLines(
  store: Store,
  cart: Cart,
  inputs: readonly LineInput[],
  path: readonly string[],
): LinesOutcome {
  const errors: CartUserError[] = [];
  const lines = cart.lines.map((line) => ({...line}));
  for (const [index, input] of inputs.entries()) {
    const at = [...path, String(index)];
    const quantity = input.quantity ?? 1;
    const problem =
      merchandiseProblem(store, input.merchandiseId, [...at, 'merchandiseId']) ??
      (input.sellingPlanId ? sellingPlanProblem(at) : null) ??
      (quantity < 1
        ? userError('INVALID', [...at, 'quantity'], 'The quantity must be greater than zero.')
        : quantityProblem(quantity, [...at, 'quantity']));
    if (problem) {
      errors.push(problem);
      continue;
    }
    const attributes = [...(input.attributes ?? [])];
    const same = lines.find((line) => isSame(line, input.merchandiseId, attributes));
    if (same) same.quantity = Math.min(same.quantity + quantity, MOST_PIECES - 1);
    else {
      lines.push({id: newLineId(cart), variantId: input.merchandiseId, quantity, attributes});
    }
  }
  if (errors.length > 0) return {errors};
  if (lines.length > MOST_LINES) {
    return {errors: [userError('CART_TOO_LARGE', [...path], 'The cart is too large to save.')]};
  }
  return {lines};
}

/** Changes lines. Quantity 0 removes one; two that become the same are merged. */
export function updateLines(
  store: Store,
  cart: Cart,
  updates: readonly LineUpdate[],
): LinesOutcome {
  const errors: CartUserError[] = [];
  const lines = cart.lines.map((line) => ({...line}));
  for (const [index, update] of updates.entries()) {
    const at = ['lines', String(index)];
    const line = lines.find(({id}) => id === update.id);
    const problem = line
      ? ((update.merchandiseId
          ? merchandiseProblem(store, update.merchandiseId, [...at, 'merchandiseId'])
          : null) ??
        (update.sellingPlanId ? sellingPlanProblem(at) : null) ??
        quantityProblem(update.quantity ?? 0, [...at, 'quantity']))
      : missingLine(update.id, [...at, 'id']);
    if (problem) errors.push(problem);
    else if (line) {
      line.quantity = update.quantity ?? line.quantity;
      line.variantId = update.merchandiseId ?? line.variantId;
      line.attributes = update.attributes ? [...update.attributes] : line.attributes;
    }
  }
  if (errors.length > 0) return {errors};
  const emptied = new Set(updates.filter(({quantity}) => quantity === 0).map(({id}) => id));
  return {lines: merged(lines.filter(({id}) => !emptied.has(id)))};
}

export function removeLines(cart: Cart, lineIds: readonly string[]): LinesOutcome {
  const errors = lineIds.flatMap((id, index) =>
    cart.lines.some((line) => line.id === id) ? [] : [missingLine(id, ['lineIds', String(index)])],
  );
  if (errors.length > 0) return {errors};
  return {lines: cart.lines.filter(({id}) => !lineIds.includes(id))};
}

/**
 * Brings quantities down to what is in stock, and says so. Lines of the same piece share the
 * stock, the earlier line first; a line for which nothing is left stays, with quantity 0.
 */
export function fitToStock(
  store: Store,
  lines: readonly CartLine[],
): {lines: CartLine[]; warnings: CartWarning[]} {
  const warnings: CartWarning[] = [];
  const used = new Map<string, number>();
  const fitted = lines.map((line) => {
    const variant = store.variant(line.variantId);
    if (!variant || variant.onHand === null) return line;
    const left = Math.max(0, variant.onHand - (used.get(variant.id) ?? 0));
    const quantity = Math.min(line.quantity, left);
    used.set(variant.id, (used.get(variant.id) ?? 0) + quantity);
    if (quantity === 0) warnings.push(soldOut(line, variant));
    else if (quantity < line.quantity) warnings.push(notEnough(line, quantity));
    return {...line, quantity};
  });
  return {lines: fitted, warnings};
}

function soldOut(line: CartLine, {product}: Variant): CartWarning {
  return {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: `The product '${product.title}' is already sold out.`,
    target: line.id,
  };
}

function notEnough(line: CartLine, quantity: number): CartWarning {
  return {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message:
      quantity === 1
        ? 'Only 1 item was added to your cart due to availability.'
        : `Only ${quantity} items were added to your cart due to availability.`,
    target: line.id,
  };
}

/** A piece without a price is sold by appointment: the shop has a rule against it in carts. */
function merchandiseProblem(store: Store, id: string, field: string[]): CartUserError | null {
  const variant = store.variant(id);
  if (!variant) return userError('INVALID', field, `The merchandise with id ${id} does not exist.`);
  if (variant.priceCents === 0 && isAvailable(variant)) {
    const message = `${variant.product.title} is sold by appointment. Please ask the atelier for its price.`;
    return userError('VALIDATION_CUSTOM', field, message);
  }
  return null;
}

function quantityProblem(quantity: number, field: string[]): CartUserError | null {
  if (quantity < 0) {
    return userError('INVALID', field, 'The quantity must be greater than or equal to zero.');
  }
  if (quantity >= MOST_PIECES) {
    return userError('LESS_THAN', field, `The quantity must be less than ${MOST_PIECES}.`);
  }
  return null;
}

function sellingPlanProblem(at: readonly string[]): CartUserError {
  const field = [...at, 'sellingPlanId'];
  return userError('SELLING_PLAN_NOT_APPLICABLE', field, 'Selling plan is not applicable.');
}

function missingLine(id: string, field: string[]): CartUserError {
  const message = `The merchandise line with id ${id} does not exist.`;
  return userError('INVALID_MERCHANDISE_LINE', field, message);
}

function merged(lines: readonly CartLine[]): CartLine[] {
  const kept: CartLine[] = [];
  for (const line of lines) {
    const same = kept.find((other) => isSame(other, line.variantId, line.attributes));
    if (same) same.quantity += line.quantity;
    else kept.push({...line});
  }
  return kept;
}

function isSame(line: CartLine, variantId: string, attributes: readonly Attribute[]): boolean {
  return line.variantId === variantId && written(line.attributes) === written(attributes);
}

/** Attributes as text, whatever order they were given in. */
function written(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => JSON.stringify([key, value])).sort());
}
