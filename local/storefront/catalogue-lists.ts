import {isAvailable, type Collection, type Product} from './catalogue/records.ts';
import {memo} from './memo.ts';
import {type PageArgs, paginate} from './pagination.ts';
import type {ProductSortKey} from './product-order.ts';
import {inOrder} from './product-order.ts';
import {productList, type ProductListArgs} from './product-list.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';
import {matchesSearch, parseSearch, type ReadField} from './search-syntax.ts';
import {plainText, truncated} from './text.ts';

interface QueriedArgs<SortKey = string> extends PageArgs {
  query?: string | null;
  sortKey?: SortKey | null;
  reverse?: boolean | null;
}

const queried = memo<readonly Product[]>();

const products: Resolver<unknown, QueriedArgs<ProductSortKey>> = (_root, args, {store}) => {
  const order = inOrder(store.catalogue.products, args.sortKey ?? 'ID', args.reverse ?? false);
  const found = args.query
    ? queried(order, `${store.stock.version} ${args.query}`, () => {
        const query = parseSearch(args.query ?? '');
        return order.filter((product) => matchesSearch(query, readProduct(product)));
      })
    : order;
  // Only a collection and the search have filters; a plain list answers none.
  return {...paginate(found, args, order), filters: []};
};

function readProduct(product: Product): ReadField {
  return (field) => {
    switch (field) {
      case 'default':
        return [product.title, product.vendor, product.productType, ...product.tags];
      case 'available_for_sale':
        return [product.variants.some(isAvailable)];
      case 'created_at':
        return [product.createdAt];
      case 'handle':
        return [product.handle];
      case 'id':
        return [product.number];
      case 'product_type':
        return [product.productType];
      case 'tag':
        return product.tags;
      case 'title':
        return [product.title];
      case 'updated_at':
        return [product.updatedAt];
      case 'variants.price':
        return product.variants.map(({priceCents}) => priceCents / 100);
      case 'vendor':
        return [product.vendor];
      default:
        return undefined;
    }
  };
}

/** Records with a title and a date, such as pages and articles: searched, sorted and paged. */
export function titledList<Item extends {id: string; handle: string; title: string}>(
  items: readonly Item[],
  args: QueriedArgs,
  date: (item: Item) => string,
) {
  const query = args.query ? parseSearch(args.query) : null;
  const found = query
    ? items.filter((item) =>
        matchesSearch(query, (field) => {
          if (field === 'title' || field === 'default') return [item.title];
          if (field === 'handle') return [item.handle];
          return field.endsWith('_at') ? [date(item)] : undefined;
        }),
      )
    : [...items];
  if (args.sortKey === 'TITLE') found.sort((a, b) => a.title.localeCompare(b.title));
  if (args.sortKey?.endsWith('_AT')) found.sort((a, b) => date(a).localeCompare(date(b)));
  if (args.reverse) found.reverse();
  return paginate(found, args);
}

const collection: Resolver<unknown, {id?: string; handle?: string}> = (_root, args, {store}) =>
  store.collection(args);

type OfCollection<Args = Record<string, never>> = Resolver<Collection, Args>;

export const catalogueListResolvers: TypeResolvers = {
  QueryRoot: {
    products,
    collection,
    collectionByHandle: collection,
    collections: ((_root, args, {store}) =>
      titledList(store.catalogue.collections, args, (item) => item.updatedAt)) satisfies Resolver<
      unknown,
      QueriedArgs
    >,
  },
  Collection: {
    description: (({descriptionHtml}, {truncateAt}) =>
      truncated(plainText(descriptionHtml), truncateAt)) satisfies OfCollection<{
      truncateAt?: number;
    }>,
    onlineStoreUrl: () => null,
    products: ((source, args, {store}) =>
      productList(source.products, args, store)) satisfies OfCollection<ProductListArgs>,
    seo: (({title, descriptionHtml}) => ({
      __typename: 'SEO',
      title,
      description: truncated(plainText(descriptionHtml), 160),
    })) satisfies OfCollection,
    trackingParameters: () => null,
  },
};
