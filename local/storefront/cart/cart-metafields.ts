import {metafield} from '../metafields.ts';
import type {FieldResolvers, Resolver} from '../resolvers.ts';
import type {CartMetafield} from './cart.ts';
import {cartView} from './cart-view.ts';

export interface MetafieldInput {
  ownerId: string;
  /** `namespace.key`, or a key of the app's own namespace. */
  key: string;
  type: string;
  value: string;
}

const MOST_METAFIELDS = 25;

export function metafieldsOf(inputs: readonly Omit<MetafieldInput, 'ownerId'>[]): CartMetafield[] {
  return inputs.map(({key, type, value}) => ({...splitKey(key), type, value}));
}

function splitKey(key: string): {namespace: string; key: string} {
  const dot = key.indexOf('.');
  return dot < 0
    ? {namespace: 'app', key}
    : {namespace: key.slice(0, dot), key: key.slice(dot + 1)};
}

const isSame = (a: {namespace: string; key: string}, b: {namespace: string; key: string}) =>
  a.namespace === b.namespace && a.key === b.key;

const set: Resolver<unknown, {metafields: MetafieldInput[]}> = (_root, args, {store}) => {
  const refused = (code: string, elementIndex: number | null, message: string) => ({
    metafields: null,
    userErrors: [{code, elementIndex, field: ['metafields', String(elementIndex ?? 0)], message}],
  });
  if (args.metafields.length > MOST_METAFIELDS) {
    const message = `Exceeded the maximum metafields input limit of ${MOST_METAFIELDS}.`;
    return refused('LESS_THAN_OR_EQUAL_TO', null, message);
  }
  for (const [index, {ownerId, value}] of args.metafields.entries()) {
    if (!store.carts.open(ownerId)?.isBuyer) {
      return refused('INVALID_OWNER', index, 'Owner does not exist.');
    }
    if (value === '') return refused('BLANK', index, "Value can't be blank.");
  }
  const made = args.metafields.flatMap((input) => {
    const cart = store.carts.open(input.ownerId)?.cart;
    const [own] = metafieldsOf([input]);
    if (!cart || !own) return [];
    const others = cart.metafields.filter((other) => !isSame(other, own));
    const saved = store.carts.save({...cart, metafields: [...others, own]});
    return [metafield(cartView(store, {cart: saved, isBuyer: true}), own)];
  });
  return {metafields: made, userErrors: []};
};

const remove: Resolver<unknown, {input: {ownerId: string; key: string}}> = (
  _root,
  {input},
  {store},
) => {
  const refused = (code: string, field: string, message: string) => ({
    deletedId: null,
    userErrors: [{code, field: ['input', field], message}],
  });
  const opened = store.carts.open(input.ownerId);
  if (!opened?.isBuyer) return refused('INVALID_OWNER', 'ownerId', 'Owner does not exist.');
  const {cart} = opened;
  const own = cart.metafields.find((other) => isSame(other, splitKey(input.key)));
  if (!own) return refused('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist.');
  store.carts.save({...cart, metafields: cart.metafields.filter((other) => other !== own)});
  return {deletedId: metafield(cartView(store, opened), own).id, userErrors: []};
};

export const cartMetafieldResolvers: FieldResolvers = {
  cartMetafieldsSet: set,
  cartMetafieldDelete: remove,
};
