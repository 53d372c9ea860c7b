import {
  isAvailable,
  type Picture,
  type Product,
  type ProductOption,
  type Variant,
} from './catalogue/records.ts';
import {toMediaImage} from './image-fields.ts';
import {money} from './money.ts';
import {type PageArgs, paginate} from './pagination.ts';
import {badRequest, type Resolver, type TypeResolvers} from './resolvers.ts';
import {plainText, truncated} from './text.ts';
import {
  adjacentVariants,
  type ChoiceArgs,
  optionPositions,
  variantByOptions,
  variantOrFirstAvailable,
} from './variant-choice.ts';
import {encodeVariants} from './variant-encoding.ts';

type OfProduct<Args = Record<string, never>> = Resolver<Product, Args>;
type OfVariant<Args = Record<string, never>> = Resolver<Variant, Args>;

interface SortedPageArgs extends PageArgs {
  reverse?: boolean;
  sortKey?: string;
}

/** A connection of things that the sample shop does not have, such as selling plans. */
export const emptyConnection: Resolver<unknown, PageArgs> = (_source, args) =>
  paginate<{id: string}>([], {first: args.first ?? 1});

/** A short list, turned round where the request says so. */
export function page<Item extends {id: string}>(items: readonly Item[], args: SortedPageArgs) {
  return paginate(args.reverse ? [...items].reverse() : items, args);
}

const lookup: Resolver<unknown, {id?: string; handle?: string}> = (_root, args, {store}) =>
  store.product(args);

/** Where the house's categories stand in Shopify's standard product taxonomy. */
const taxonomy: Record<string, string> = {
  Bracelets: 'aa-6-3',
  Earrings: 'aa-6-6',
  Necklaces: 'aa-6-8',
  Rings: 'aa-6-9',
};

function category(id: string, name: string, ancestors: unknown[]) {
  return {
    __typename: 'TaxonomyCategory',
    id: `gid://shopify/TaxonomyCategory/${id}`,
    name,
    ancestors,
  };
}

const accessories = category('aa', 'Apparel & Accessories', []);
const jewelry = category('aa-6', 'Jewelry', [accessories]);

const productFields = {
  availableForSale: ((product) => product.variants.some(isAvailable)) satisfies OfProduct,
  category: (({productType}) => {
    const id = taxonomy[productType];
    return id ? category(id, productType, [jewelry, accessories]) : null;
  }) satisfies OfProduct,
  collections: ((product, args) => page(product.collections, args)) satisfies OfProduct<PageArgs>,
  compareAtPriceRange: (({variants}) => {
    const cents = variants.map(({compareAtCents}) => compareAtCents ?? 0);
    return range(Math.min(...cents), Math.max(...cents));
  }) satisfies OfProduct,
  priceRange: (({minCents, maxCents}) => range(minCents, maxCents)) satisfies OfProduct,
  description: ((product, {truncateAt}) =>
    truncated(plainText(product.descriptionHtml), truncateAt)) satisfies OfProduct<{
    truncateAt?: number;
  }>,
  encodedVariantExistence: (({variants}) =>
    encodeVariants(variants.map(optionPositions))) satisfies OfProduct,
  encodedVariantAvailability: (({variants}) =>
    encodeVariants(variants.filter(isAvailable).map(optionPositions))) satisfies OfProduct,
  featuredImage: (({pictures}) => pictures[0] ?? null) satisfies OfProduct,
  images: ((product, args) => page(product.pictures, args)) satisfies OfProduct<SortedPageArgs>,
  media: ((product, args) =>
    page(product.pictures.map(toMediaImage), args)) satisfies OfProduct<SortedPageArgs>,
  isGiftCard: () => false,
  onlineStoreUrl: () => null,
  options: ((product, {first}) =>
    product.options.slice(0, first ?? undefined).map((option, index) => ({
      __typename: 'ProductOption',
      id: `gid://shopify/ProductOption/${product.number}${index}`,
      name: option.name,
      values: option.values.map(({name}) => name),
      optionValues: () => optionValues(product, option, index),
    }))) satisfies OfProduct<{first?: number}>,
  publishedAt: (({createdAt}) => createdAt) satisfies OfProduct,
  requiresSellingPlan: () => false,
  sellingPlanGroups: emptyConnection,
  seo: ((product) => ({
    __typename: 'SEO',
    title: product.title,
    description: truncated(plainText(product.descriptionHtml), 160),
  })) satisfies OfProduct,
  totalInventory: (({variants}) =>
    variants.reduce((sum, {onHand}) => sum + (onHand ?? 0), 0)) satisfies OfProduct,
  trackingParameters: () => null,
  variants: ((product, args) => {
    const sorted = [...product.variants];
    if (args.sortKey === 'TITLE') sorted.sort((a, b) => a.title.localeCompare(b.title));
    if (args.sortKey === 'SKU') sorted.sort((a, b) => a.sku.localeCompare(b.sku));
    return page(sorted, args);
  }) satisfies OfProduct<SortedPageArgs>,
  variantsCount: (({variants}) => ({
    __typename: 'Count',
    count: variants.length,
    precision: 'EXACT',
  })) satisfies OfProduct,
  variantBySelectedOptions: ((product, args) =>
    variantByOptions(product, args)) satisfies OfProduct<ChoiceArgs>,
  selectedOrFirstAvailableVariant: ((product, args) =>
    variantOrFirstAvailable(product, args)) satisfies OfProduct<ChoiceArgs>,
  adjacentVariants: ((product, args) =>
    adjacentVariants(product, args)) satisfies OfProduct<ChoiceArgs>,
};

function range(min: number, max: number) {
  return {
    __typename: 'ProductPriceRange',
    minVariantPrice: money(min),
    maxVariantPrice: money(max),
  };
}

function optionValues(product: Product, option: ProductOption, optionIndex: number) {
  return option.values.map(({name, color}, index) => ({
    __typename: 'ProductOptionValue',
    id: `gid://shopify/ProductOptionValue/${product.number}${optionIndex}${index}`,
    name,
    swatch: color ? {__typename: 'ProductOptionValueSwatch', color, image: null} : null,
    firstSelectableVariant:
      product.variants.find(({selectedOptions}) => selectedOptions[optionIndex]?.value === name) ??
      null,
  }));
}

const variantFields = {
  availableForSale: ((variant) => isAvailable(variant)) satisfies OfVariant,
  barcode: () => null,
  compareAtPrice: ((variant) => compareAt(variant)) satisfies OfVariant,
  compareAtPriceV2: ((variant) => compareAt(variant)) satisfies OfVariant,
  components: emptyConnection,
  currentlyNotInStock: () => false,
  groupedBy: emptyConnection,
  image: (({image}) => image satisfies Picture | null) satisfies OfVariant,
  price: (({priceCents}) => money(priceCents)) satisfies OfVariant,
  priceV2: (({priceCents}) => money(priceCents)) satisfies OfVariant,
  // The service counts down to zero for pieces whose stock is not tracked.
  quantityAvailable: (({onHand}) => onHand ?? 0) satisfies OfVariant,
  quantityPriceBreaks: emptyConnection,
  quantityRule: () => ({__typename: 'QuantityRule', increment: 1, maximum: null, minimum: 1}),
  requiresComponents: () => false,
  requiresShipping: () => true,
  sellingPlanAllocations: emptyConnection,
  shopPayInstallmentsPricing: () => null,
  storeAvailability: emptyConnection,
  taxable: () => true,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  weightUnit: () => 'GRAMS',
};

function compareAt({compareAtCents}: Variant) {
  return compareAtCents === null ? null : money(compareAtCents);
}

export const productResolvers: TypeResolvers = {
  QueryRoot: {
    product: lookup,
    productByHandle: lookup,
    productTags: ((_root, {first}, {store}) => strings(store.tags, first)) satisfies Resolver<
      unknown,
      {first: number}
    >,
    productTypes: ((_root, {first}, {store}) =>
      strings(store.productTypes, first)) satisfies Resolver<unknown, {first: number}>,
  },
  Product: productFields,
  ProductVariant: variantFields,
};

/** A connection of plain strings, which has no items with ids to page by. */
function strings(values: readonly string[], first: number) {
  if (first < 0 || first > 250) throw badRequest('first must be between 0 and 250');
  const nodes = values.slice(0, first);
  const edges = nodes.map((node) => ({cursor: Buffer.from(node).toString('base64'), node}));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: values.length > first,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
