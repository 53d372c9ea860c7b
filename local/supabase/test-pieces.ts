import * as v from 'valibot';
import type {TestWorld} from './test-world.ts';

const productsAnswer = v.object({
  data: v.object({
    products: v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          variants: v.object({
            nodes: v.array(v.object({id: v.string(), availableForSale: v.boolean()})),
          }),
        }),
      ),
    }),
  }),
});

/** The first piece of the shop with such a variant. */
export async function aProduct(
  {storefront}: TestWorld,
  filter: (availableForSale: boolean) => boolean = () => true,
) {
  const response = await fetch(`${storefront.url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': storefront.token,
    },
    body: JSON.stringify({
      query: `{ products(first: 50) { nodes {
        id title variants(first: 20) { nodes { id availableForSale } }
      } } }`,
    }),
  });
  const {data} = v.parse(productsAnswer, await response.json());
  for (const {id, title, variants} of data.products.nodes) {
    const variant = variants.nodes.find(({availableForSale}) => filter(availableForSale));
    if (variant) return {id, title, variant};
  }
  throw new Error('The sample catalogue has no such piece.');
}
