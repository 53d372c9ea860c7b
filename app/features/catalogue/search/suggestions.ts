import type {SuggestionsQuery} from 'storefrontapi.generated';
import {priceText} from '~/lib/money';
import {isCategory, productPath} from '~/lib/product-path';
import {searchPath} from './query';

/** A line of the suggestions: where it leads, and how it is shown. */
export interface Suggestion {
  label: string;
  path: string;
  price?: string;
  image?: {url: string; width?: number | null; height?: number | null};
}

/** What a shopper may mean, by kind. */
export interface Suggestions {
  searches: Suggestion[];
  pieces: Suggestion[];
  collections: Suggestion[];
}

export const noSuggestions: Suggestions = {searches: [], pieces: [], collections: []};

export function mapSuggestions(found: SuggestionsQuery['predictiveSearch']): Suggestions {
  if (!found) return noSuggestions;
  return {
    searches: found.queries.slice(0, 4).map(({text}) => ({label: text, path: searchPath(text)})),
    collections: found.collections.slice(0, 3).map(({handle, title}) => ({
      label: title,
      path: isCategory(handle) ? `/${handle}` : `/collections/${handle}`,
    })),
    pieces: found.products.map((product) => {
      const image = product.images.nodes[0];
      return {
        label: product.title,
        path: productPath(product),
        price: priceText(product.variants.nodes[0]?.price),
        ...(image && {image}),
      };
    }),
  };
}
