import type {Article, MenuLink, Page} from './catalogue/content.ts';
import {titledList} from './catalogue-lists.ts';
import {type PageArgs, paginate} from './pagination.ts';
import {emptyConnection} from './products.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';
import {matchesSearch, parseSearch} from './search-syntax.ts';
import {policyRecord} from './shop.ts';
import type {Store} from './store.ts';
import {plainText, truncated} from './text.ts';

interface ByIdOrHandle {
  id?: string;
  handle?: string;
}

interface ListArgs extends PageArgs {
  query?: string;
  sortKey?: string;
  reverse?: boolean;
}

const page: Resolver<unknown, ByIdOrHandle> = (_root, {id, handle}, {store}) =>
  store.content.pages.find((own) => (id ? own.id === id : own.handle === handle)) ?? null;

const blog: Resolver<unknown, ByIdOrHandle> = (_root, {id, handle}, {store}) => {
  const own = blogOf(store);
  return (id ? own.id === id : own.handle === handle) ? own : null;
};

/** The journal, which is the shop's one blog. */
export function blogOf(store: Store) {
  const {journal} = store.content;
  return {
    __typename: 'Blog' as const,
    id: 'gid://shopify/Blog/71000000001',
    handle: journal.handle,
    title: journal.title,
    articles: journal.articles,
    createdAt: '2026-01-05T09:00:00Z',
    onlineStoreUrl: null,
    seo: {__typename: 'SEO', title: journal.title, description: null},
  };
}

function author({author: name}: Article) {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    __typename: 'ArticleAuthor',
    name,
    firstName,
    lastName: rest.join(' '),
    email: 'atelier@akn.example',
    bio: null,
  };
}

type OfArticle<Args = Record<string, never>> = Resolver<Article, Args>;
type OfBlog<Args = Record<string, never>> = Resolver<ReturnType<typeof blogOf>, Args>;
const seo = ({title, html}: {title: string; html: string}) => ({
  __typename: 'SEO',
  title,
  description: truncated(plainText(html), 160),
});

function menuItem(store: Store, link: MenuLink, position: string): Record<string, unknown> {
  const items = link.items ?? [];
  const resource = resourceOf(store, link);
  return {
    __typename: 'MenuItem',
    id: `gid://shopify/MenuItem/${position}`,
    title: link.title,
    type: link.type,
    url: new URL(link.path, store.origin).href,
    tags: [],
    resource,
    resourceId: resource?.id ?? null,
    items: () => items.map((item, index) => menuItem(store, item, `${position}${index + 1}`)),
  };
}

function resourceOf(store: Store, {type, path}: MenuLink): {id: string} | null {
  const handle = path.split('/').at(-1) ?? '';
  switch (type) {
    case 'BLOG':
      return blogOf(store);
    case 'COLLECTION':
      return store.collection({handle});
    case 'PAGE':
      return store.content.pages.find((own) => own.handle === handle) ?? null;
    case 'SHOP_POLICY': {
      const text = store.content.policies.find((own) => own.handle === handle);
      return text ? policyRecord(store, text) : null;
    }
    case 'COLLECTIONS':
    case 'HTTP':
      return null;
  }
}

export const contentResolvers: TypeResolvers = {
  QueryRoot: {
    page,
    pageByHandle: page,
    pages: ((_root, args, {store}) =>
      titledList(store.content.pages, args, (own) => own.createdAt)) satisfies Resolver<
      unknown,
      ListArgs
    >,
    blog,
    blogByHandle: blog,
    blogs: ((_root, args, {store}) =>
      titledList([blogOf(store)], args, (own) => own.createdAt)) satisfies Resolver<
      unknown,
      ListArgs
    >,
    article: ((_root, {id}, {store}) =>
      store.content.journal.articles.find((own) => own.id === id) ?? null) satisfies Resolver<
      unknown,
      {id: string}
    >,
    articles: ((_root, args, {store}) =>
      titledList(store.content.journal.articles, args, (own) => own.createdAt)) satisfies Resolver<
      unknown,
      ListArgs
    >,
    menu: ((_root, {handle}, {store}) => {
      const menu = store.content.menus[handle];
      if (!menu) return null;
      const number = Object.keys(store.content.menus).indexOf(handle) + 1;
      return {
        __typename: 'Menu',
        id: `gid://shopify/Menu/${number}`,
        handle,
        title: menu.title,
        itemsCount: menu.items.length,
        items: menu.items.map((item, index) => menuItem(store, item, `${number}${index + 1}`)),
      };
    }) satisfies Resolver<unknown, {handle: string}>,
    urlRedirects: ((_root, args, {store}) => {
      const query = parseSearch(args.query ?? '');
      const found = store.content.redirects.filter(({path, target}) =>
        matchesSearch(query, (field) => {
          if (field === 'path' || field === 'default') return [path];
          return field === 'target' ? [target] : undefined;
        }),
      );
      return paginate(args.reverse ? found.reverse() : found, args);
    }) satisfies Resolver<unknown, ListArgs>,
  },
  Page: {
    body: (({html}) => html) satisfies Resolver<Page>,
    bodySummary: (({html}) => truncated(plainText(html), 150)) satisfies Resolver<Page>,
    updatedAt: (({createdAt}) => createdAt) satisfies Resolver<Page>,
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
    seo: ((own) => seo(own)) satisfies Resolver<Page>,
  },
  Article: {
    author: ((article) => author(article)) satisfies OfArticle,
    authorV2: ((article) => author(article)) satisfies OfArticle,
    blog: ((_article, _args, {store}) => blogOf(store)) satisfies OfArticle,
    comments: emptyConnection,
    content: (({html}, {truncateAt}) =>
      truncated(plainText(html), truncateAt)) satisfies OfArticle<{
      truncateAt?: number;
    }>,
    contentHtml: (({html}) => html) satisfies OfArticle,
    excerpt: (({excerpt}, {truncateAt}) => truncated(excerpt, truncateAt)) satisfies OfArticle<{
      truncateAt?: number;
    }>,
    excerptHtml: (({excerpt}) => `<p>${excerpt}</p>`) satisfies OfArticle,
    publishedAt: (({createdAt}) => createdAt) satisfies OfArticle,
    onlineStoreUrl: () => null,
    trackingParameters: () => null,
    seo: ((article) => seo(article)) satisfies OfArticle,
  },
  Blog: {
    articleByHandle: (({articles}, {handle}) =>
      articles.find((own) => own.handle === handle) ?? null) satisfies OfBlog<{handle: string}>,
    articles: (({articles}, args) =>
      titledList(articles, args, (own) => own.createdAt)) satisfies OfBlog<ListArgs>,
    authors: (({articles}) => {
      const first = articles[0];
      return first ? [author(first)] : [];
    }) satisfies OfBlog,
  },
};
