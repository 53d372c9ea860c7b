import assert from 'node:assert/strict';
import {findImages, findProduct, findVariant} from './storefront.ts';

/** A Storefront API that gives one answer, and tells what it was asked. */
async function answering<Result>(
  body: unknown,
  ask: () => Promise<Result>,
): Promise<{result: Result; asked: {url: string; token: string | null; variables: unknown}}> {
  let asked = {url: '', token: null as string | null, variables: null as unknown};
  const server = Deno.serve(
    {hostname: '127.0.0.1', port: 0, onListen: () => {}},
    async (request) => {
      asked = {
        url: new URL(request.url).pathname,
        token: request.headers.get('x-shopify-storefront-access-token'),
        variables: (await request.json()).variables,
      };
      return Response.json(body);
    },
  );
  Deno.env.set('PUBLIC_STORE_DOMAIN', `http://127.0.0.1:${server.addr.port}/`);
  Deno.env.set('PUBLIC_STOREFRONT_API_TOKEN', 'public');
  try {
    return {result: await ask(), asked};
  } finally {
    await server.shutdown();
  }
}

const product = {
  id: 'gid://shopify/Product/42',
  handle: 'arev-signet-ring',
  title: 'Arev Signet Ring',
  productType: 'Rings',
  featuredImage: {url: 'https://cdn.example/a.webp'},
};
const variant = {availableForSale: false, price: {amount: '480.0', currencyCode: 'USD'}};
const piece = {
  productId: '42',
  handle: 'arev-signet-ring',
  name: 'Arev Signet Ring',
  category: 'rings',
  imageUrl: 'https://cdn.example/a.webp',
  price: 480,
  currency: 'USD',
  available: false,
};

Deno.test('a piece is what the shop says it is', async () => {
  const body = {data: {product: {...product, variants: {nodes: [variant]}}}};
  const {result, asked} = await answering(body, () => findProduct('42'));
  assert.deepEqual(result, piece);
  assert.deepEqual(asked, {
    url: '/api/2026-04/graphql.json',
    token: 'public',
    variables: {id: 'gid://shopify/Product/42'},
  });
});

Deno.test('a piece is found by its variant', async () => {
  const {result} = await answering({data: {node: {...variant, product}}}, () => findVariant('7'));
  assert.deepEqual(result, piece);
});

Deno.test('no piece is null; no answer is an error', async () => {
  assert.equal((await answering({data: {product: null}}, () => findProduct('42'))).result, null);
  const throttled = {errors: [{message: 'Throttled'}]};
  await assert.rejects(
    answering(throttled, () => findProduct('42')),
    /Throttled/,
  );
});

Deno.test('pictures are found for those variants that have one', async () => {
  const nodes = [
    {id: 'gid://shopify/ProductVariant/1', image: {url: 'https://cdn.example/1.webp'}},
    {id: 'gid://shopify/ProductVariant/2', image: null},
    null,
  ];
  const {result} = await answering({data: {nodes}}, () => findImages(['1', '2', '3']));
  assert.deepEqual([...result], [['1', 'https://cdn.example/1.webp']]);
});
