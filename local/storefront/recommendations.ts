import {isAvailable, type Product} from './catalogue/records.ts';
import {valuesOf} from './filters.ts';
import {memo} from './memo.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';

const MOST = 10;

type Intent = 'COMPLEMENTARY' | 'RELATED';

const ranked = memo<readonly Product[]>();

/**
 * Pieces to look at next: `RELATED` ones are of the same kind, `COMPLEMENTARY` ones are worn
 * together with it, which is the same stone or metal in another category.
 */
function recommended(product: Product, intent: Intent, all: readonly Product[]): Product[] {
  // Pieces sell out after the ranking was made.
  return ranked(product, intent, () => rank(product, intent, all))
    .filter(({variants}) => variants.some(isAvailable))
    .slice(0, MOST);
}

function rank(product: Product, intent: Intent, all: readonly Product[]): Product[] {
  const wantsSameType = intent === 'RELATED';
  const traits = traitsOf(product);
  return all
    .filter((other) => other !== product)
    .map((other) => {
      const shared = [...traitsOf(other)].filter((trait) => traits.has(trait)).length;
      const sameType = other.productType === product.productType;
      return {other, score: shared + (sameType === wantsSameType ? 5 : 0), shared, sameType};
    })
    .filter(({shared, sameType}) =>
      wantsSameType ? shared > 0 || sameType : shared > 0 && !sameType,
    )
    .sort((a, b) => b.score - a.score || b.other.unitsSold - a.other.unitsSold)
    .slice(0, 5 * MOST)
    .map(({other}) => other);
}

const kept = memo<Set<string>>();

function traitsOf(product: Product): Set<string> {
  return kept(product, 'traits', () => {
    const families = product.fields.filter(({key}) => key.endsWith('_family')).flatMap(valuesOf);
    return new Set([...product.tags, ...families].map((trait) => trait.toLowerCase()));
  });
}

export const recommendationResolvers: TypeResolvers = {
  QueryRoot: {
    productRecommendations: ((_root, {intent, productId, productHandle}, {store}) => {
      const product = store.product({id: productId, handle: productHandle});
      return product ? recommended(product, intent, store.catalogue.products) : null;
    }) satisfies Resolver<unknown, {intent: Intent; productId?: string; productHandle?: string}>,
  },
};
