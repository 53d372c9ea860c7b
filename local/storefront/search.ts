import type {Article, Page} from './catalogue/content.ts';
import {type Collection, isAvailable, type Product} from './catalogue/records.ts';
import {valuesOf, type ProductFilter} from './filters.ts';
import {memo} from './memo.ts';
import {type PageArgs, paginate} from './pagination.ts';
import {listed} from './product-list.ts';
import {badRequest, type Resolver, type TypeResolvers} from './resolvers.ts';
import {SearchIndex, type Weighted, wordsOf} from './search-index.ts';
import type {Store} from './store.ts';
import {plainText} from './text.ts';

type Unavailable = 'HIDE' | 'LAST' | 'SHOW';

/** The shop's search: its indexes, built when they are first needed, and recent answers. */
export class ShopSearch {
  private readonly store: Store;
  private readonly answers = memo<readonly Product[]>();
  private productIndex?: SearchIndex<Product>;
  private pageIndex?: SearchIndex<Page>;
  private articleIndex?: SearchIndex<Article>;
  private collectionIndex?: SearchIndex<Collection>;
  private suggestionIndex?: SearchIndex<string>;

  constructor(store: Store) {
    this.store = store;
  }

  /** The same array for the same question, so that what is derived from it can be kept too. */
  products(query: string, lastIsPrefix: boolean, unavailable: Unavailable): readonly Product[] {
    const question = JSON.stringify([query, lastIsPrefix, unavailable, this.store.stock.version]);
    return this.answers(this, question, () => {
      this.productIndex ??= new SearchIndex(this.store.catalogue.products, productTexts);
      const found = this.productIndex.find(query, {lastIsPrefix});
      if (unavailable === 'SHOW') return found;
      const sellable = (product: Product) => product.variants.some(isAvailable);
      const gone = found.filter((product) => !sellable(product));
      return [...found.filter(sellable), ...(unavailable === 'LAST' ? gone : [])];
    });
  }

  pages(query: string, lastIsPrefix: boolean): Page[] {
    this.pageIndex ??= new SearchIndex(this.store.content.pages, titled);
    return this.pageIndex.find(query, {lastIsPrefix});
  }

  articles(query: string, lastIsPrefix: boolean): Article[] {
    this.articleIndex ??= new SearchIndex(this.store.content.journal.articles, titled);
    return this.articleIndex.find(query, {lastIsPrefix});
  }

  collections(query: string): Collection[] {
    this.collectionIndex ??= new SearchIndex(this.store.catalogue.collections, ({title}) => [
      [title, 1],
    ]);
    return this.collectionIndex.find(query, {lastIsPrefix: true});
  }

  suggestions(query: string): string[] {
    this.suggestionIndex ??= new SearchIndex(suggestions(this.store.catalogue.products), (text) => [
      [text, 1],
    ]);
    return this.suggestionIndex.find(query, {lastIsPrefix: true});
  }
}

function* productTexts(product: Product): Iterable<Weighted> {
  yield [product.title, 10];
  yield [product.productType, 6];
  for (const tag of product.tags) yield [tag, 4];
  yield [product.vendor, 2];
  for (const {title, sku} of product.variants) {
    yield [title, 3];
    yield [sku, 3];
  }
  for (const field of product.fields) {
    if (field.namespace === 'custom') yield [field.value, field.key.endsWith('_family') ? 4 : 1];
  }
  yield [plainText(product.descriptionHtml), 1];
}

function titled({title, html}: {title: string; html: string}): Weighted[] {
  return [
    [title, 10],
    [plainText(html), 1],
  ];
}

/** What shoppers might mean to type: categories, stones, and stones or metals in a category. */
function suggestions(products: readonly Product[]): string[] {
  const texts = new Set<string>();
  for (const product of products) {
    const type = product.productType.toLowerCase();
    texts.add(type);
    for (const field of product.fields.filter(({key}) => key.endsWith('_family'))) {
      for (const value of valuesOf(field)) texts.add(`${value.toLowerCase()} ${type}`);
    }
  }
  return [...texts].sort((a, b) => a.length - b.length || a.localeCompare(b));
}

interface SearchArgs extends PageArgs {
  query: string;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: readonly ProductFilter[] | null;
  reverse?: boolean | null;
  sortKey?: 'PRICE' | 'RELEVANCE' | null;
  types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  unavailableProducts?: Unavailable | null;
}

const search: Resolver<unknown, SearchArgs> = (_root, args, {store}) => {
  const types = args.types ?? ['PRODUCT', 'PAGE', 'ARTICLE'];
  const lastIsPrefix = args.prefix === 'LAST';
  const found = types.includes('PRODUCT')
    ? store.search.products(args.query, lastIsPrefix, args.unavailableProducts ?? 'LAST')
    : [];
  const {order, filters, ...products} = listed(
    found,
    {sortKey: args.sortKey, reverse: args.reverse, filters: args.productFilters},
    store,
  );
  const texts = [
    ...(types.includes('PAGE') ? store.search.pages(args.query, lastIsPrefix) : []),
    ...(types.includes('ARTICLE') ? store.search.articles(args.query, lastIsPrefix) : []),
  ];
  // Texts follow the products in one list.
  const all = texts.length === 0 ? products.found : [...products.found, ...texts];
  return {
    ...paginate<Product | Page | Article>(all, args, texts.length === 0 ? order : all),
    productFilters: filters,
  };
};

type Kind = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

interface PredictiveArgs {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  types?: readonly Kind[] | null;
  unavailableProducts?: Unavailable | null;
}

const predictiveSearch: Resolver<unknown, PredictiveArgs> = (_root, args, {store}) => {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw badRequest('limit must be between 1 and 10');
  const types = args.types ?? ['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'];
  let left = limit;
  /** The first results of a kind, as far as the limit goes. */
  const take = <Item>(kind: Kind, find: () => readonly Item[]): readonly Item[] => {
    if (!types.includes(kind)) return [];
    const taken = find().slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= taken.length;
    return taken;
  };
  const {query} = args;
  return {
    __typename: 'PredictiveSearchResult',
    products: take('PRODUCT', () =>
      store.search.products(query, true, args.unavailableProducts ?? 'LAST'),
    ),
    collections: take('COLLECTION', () => store.search.collections(query)),
    queries: take('QUERY', () => store.search.suggestions(query)).map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: styled(text, query),
      trackingParameters: null,
    })),
    pages: take('PAGE', () => store.search.pages(query, true)),
    articles: take('ARTICLE', () => store.search.articles(query, true)),
  };
};

/** The suggestion with what was typed marked: `<mark>gar</mark><span>net rings</span>`. */
function styled(text: string, query: string): string {
  const last = wordsOf(query).at(-1) ?? '';
  return text
    .split(' ')
    .map((word) =>
      word.startsWith(last)
        ? `<mark>${last}</mark><span>${word.slice(last.length)}</span>`
        : `<span>${word}</span>`,
    )
    .join(' ');
}

export const searchResolvers: TypeResolvers = {QueryRoot: {search, predictiveSearch}};
