import {blogOf} from './content-fields.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';
import type {Store} from './store.ts';

const PAGE_SIZE = 250;

interface Resource {
  handle: string;
  title: string;
  updatedAt: string;
}

function resources(store: Store, type: string): Resource[] {
  const {journal, pages} = store.content;
  const dated = (own: {handle: string; title: string; createdAt: string}) => ({
    handle: own.handle,
    title: own.title,
    updatedAt: own.createdAt,
  });
  switch (type) {
    case 'PRODUCT':
      return store.catalogue.products;
    case 'COLLECTION':
      return store.catalogue.collections;
    case 'PAGE':
      return pages.map(dated);
    case 'BLOG':
      return [dated(blogOf(store))];
    case 'ARTICLE':
      return journal.articles.map(dated);
    default:
      // Metaobjects appear only where their definition makes pages of them; none does.
      return [];
  }
}

export const sitemapResolvers: TypeResolvers = {
  QueryRoot: {
    sitemap: ((_root, {type}, {store}) => {
      const all = resources(store, type);
      return {
        __typename: 'Sitemap',
        all,
        pagesCount: {
          __typename: 'Count',
          count: Math.ceil(all.length / PAGE_SIZE),
          precision: 'EXACT',
        },
      };
    }) satisfies Resolver<unknown, {type: string}>,
  },
  Sitemap: {
    resources: (({all}, {page}) => {
      const start = (page - 1) * PAGE_SIZE;
      if (page < 1 || start >= Math.max(1, all.length)) return null;
      return {
        __typename: 'PaginatedSitemapResources',
        hasNextPage: start + PAGE_SIZE < all.length,
        items: all.slice(start, start + PAGE_SIZE).map(({handle, title, updatedAt}) => ({
          __typename: 'SitemapResource',
          handle,
          title,
          updatedAt,
          image: null,
        })),
      };
    }) satisfies Resolver<{all: Resource[]}, {page: number}>,
  },
};
