import * as v from 'valibot';
import {setting} from './settings.ts';

/** The version of Shopify's APIs that the functions speak; supported until April 2027. */
export const shopifyApiVersion = '2026-04';

/** The address of the shop in Shopify. A scheme is only given for a stand-in on this machine. */
export function storeUrl(): string {
  const domain = setting('PUBLIC_STORE_DOMAIN').replace(/\/+$/, '');
  return domain.includes('://') ? domain : `https://${domain}`;
}

/** What the shop itself says of a piece: nothing a caller claims ends up in a mail. */
export interface Piece {
  productId: string;
  handle: string;
  name: string;
  category: string;
  imageUrl: string | null;
  /** Of the first variant, or of the one asked for. */
  price: number;
  currency: string;
  available: boolean;
}

const product = v.object({
  id: v.string(),
  handle: v.string(),
  title: v.string(),
  productType: v.string(),
  featuredImage: v.nullable(v.object({url: v.string()})),
});
const variant = v.object({
  availableForSale: v.boolean(),
  price: v.object({amount: v.pipe(v.string(), v.transform(Number)), currencyCode: v.string()}),
});

const productFields =
  'id handle title productType featuredImage { url(transform: {maxWidth: 480}) }';
/** As the shop asks (`app/lib/context.ts`): a market of its own may have another currency. */
const inContext = '@inContext(country: US, language: EN)';
const variantFields = 'availableForSale price { amount currencyCode }';

/** The piece with a product's number; null when the shop has none. */
export async function findProduct(productId: string): Promise<Piece | null> {
  const data = await ask(
    `query Piece($id: ID!) ${inContext} {
      product(id: $id) { ${productFields} variants(first: 1) { nodes { ${variantFields} } } }
    }`,
    {id: `gid://shopify/Product/${productId}`},
    v.object({
      product: v.nullable(
        v.object({...product.entries, variants: v.object({nodes: v.array(variant)})}),
      ),
    }),
  );
  const [first] = data.product?.variants.nodes ?? [];
  return data.product && first ? pieceOf(data.product, first) : null;
}

/** The piece with a variant's number; null when the shop has none. */
export async function findVariant(variantId: string): Promise<Piece | null> {
  const data = await ask(
    `query PieceOfVariant($id: ID!) ${inContext} {
      node(id: $id) { ... on ProductVariant { ${variantFields} product { ${productFields} } } }
    }`,
    {id: `gid://shopify/ProductVariant/${variantId}`},
    v.object({node: v.nullable(v.object({...variant.entries, product}))}),
  );
  return data.node ? pieceOf(data.node.product, data.node) : null;
}

/** What trying a piece on needs to know of it; null when the shop has no such piece. */
export async function findMeasure(
  productId: string,
): Promise<{title: string; widthMm: number | null} | null> {
  const data = await ask(
    `query PieceMeasure($id: ID!) {
      product(id: $id) {
        title
        widthMm: metafield(namespace: "try_on", key: "width_mm") { value }
      }
    }`,
    {id: `gid://shopify/Product/${productId}`},
    v.object({
      product: v.nullable(
        v.object({title: v.string(), widthMm: v.nullable(v.object({value: v.string()}))}),
      ),
    }),
  );
  if (!data.product) return null;
  const {title, widthMm} = data.product;
  const width = Number(widthMm?.value);
  return {title, widthMm: width > 0 && Number.isFinite(width) ? width : null};
}

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Null where the shop keeps none, or it was filled in wrongly. */
const fit = v.fallback(
  v.nullable(
    v.pipe(
      v.object({
        cutout: v.object({reference: v.object({image: v.object({url: v.string()})})}),
        width: v.object({value: v.pipe(v.string(), v.toNumber(), v.minValue(0.1))}),
        fastening: v.object({
          value: v.pipe(v.string(), v.parseJson(), v.object({x: fraction, y: fraction})),
        }),
      }),
      v.transform(({cutout, width, fastening}) => ({
        cutout: cutout.reference.image.url,
        widthMm: width.value,
        fastening: fastening.value,
      })),
    ),
  ),
  null,
);
const fitFields = `
  cutout: metafield(namespace: "try_on", key: "cutout") {
    reference {
      ... on MediaImage {
        image { url(transform: {maxWidth: 1200, maxHeight: 1200, preferredContentType: WEBP}) }
      }
    }
  }
  width: metafield(namespace: "try_on", key: "width_mm") { value }
  fastening: metafield(namespace: "try_on", key: "fastening") { value }`;

/**
 * The cut-out and the measure of a piece, in the variant that a picture shows: see
 * `docs/try-on-cut-outs.md`. Null when the shop has no such piece, or no cut-out of it.
 */
export async function findFit(
  productId: string,
  imageUrl: string,
): Promise<v.InferOutput<typeof fit>> {
  const {product} = await ask(
    `query PieceFit($id: ID!) {
      product(id: $id) {
        ${fitFields}
        variants(first: 100) { nodes { image { url } ${fitFields} } }
      }
    }`,
    {id: `gid://shopify/Product/${productId}`},
    v.object({
      product: v.nullable(
        v.looseObject({
          variants: v.object({
            nodes: v.array(v.looseObject({image: v.nullable(v.object({url: v.string()}))})),
          }),
        }),
      ),
    }),
  );
  if (!product) return null;
  const shown = product.variants.nodes.find(({image}) => image && sameFile(image.url, imageUrl));
  return (shown && v.parse(fit, shown)) ?? v.parse(fit, product);
}

/** Addresses of one picture differ in how large it was asked for. */
const sameFile = (one: string, other: string) => one.split('?')[0] === other.split('?')[0];

/** Picture addresses by variant number. Those that the shop no longer knows are left out. */
export async function findImages(variantIds: string[]): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const data = await ask(
    `query ImagesOfVariants($ids: [ID!]!) {
      nodes(ids: $ids) { ... on ProductVariant { id image { url(transform: {maxWidth: 480}) } } }
    }`,
    {ids: variantIds.map((id) => `gid://shopify/ProductVariant/${id}`)},
    v.object({
      nodes: v.array(
        v.nullable(v.object({id: v.string(), image: v.nullable(v.object({url: v.string()}))})),
      ),
    }),
  );
  return new Map(
    data.nodes.flatMap((node) =>
      node?.image ? [[node.id.split('/').at(-1) ?? '', node.image.url] as const] : [],
    ),
  );
}

function pieceOf(
  {id, handle, title, productType, featuredImage}: v.InferOutput<typeof product>,
  {availableForSale, price}: v.InferOutput<typeof variant>,
): Piece {
  return {
    productId: id.split('/').at(-1) ?? id,
    handle,
    name: title,
    category: productType.toLowerCase() || 'jewelry',
    imageUrl: featuredImage?.url ?? null,
    price: price.amount,
    currency: price.currencyCode,
    available: availableForSale,
  };
}

async function ask<Schema extends v.GenericSchema>(
  query: string,
  variables: Record<string, unknown>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${storeUrl()}/api/${shopifyApiVersion}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': setting('PUBLIC_STOREFRONT_API_TOKEN'),
    },
    body: JSON.stringify({query, variables}),
    signal: AbortSignal.timeout(8000),
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(v.object({data: schema}), body);
  if (!response.ok || !parsed.success) {
    throw new Error(`The Storefront API answered ${response.status}: ${JSON.stringify(body)}`);
  }
  return parsed.output.data;
}
