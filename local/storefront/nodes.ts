import {toMediaImage} from './image-fields.ts';
import {mediaId} from './catalogue/sample.ts';
import {cartView} from './cart/cart-view.ts';
import {blogOf} from './content-fields.ts';
import {badRequest, type Resolver, type TypeResolvers} from './resolvers.ts';
import {policyRecord} from './shop.ts';
import type {Store} from './store.ts';

/** The record behind a global id, or null. Throws for what is not a global id at all. */
function node(store: Store, id: string): unknown {
  const type = /^gid:\/\/shopify\/(\w+)\/./.exec(id)?.[1];
  if (!type) throw badRequest(`Invalid global id '${id}'`);
  const {catalogue, content} = store;
  const withId = <Item extends {id: string}>(items: readonly Item[]) =>
    items.find((item) => item.id === id) ?? null;
  switch (type) {
    case 'Product':
      return store.product({id});
    case 'ProductVariant':
      return store.variant(id);
    case 'Collection':
      return store.collection({id});
    case 'Page':
      return withId(content.pages);
    case 'Article':
      return withId(content.journal.articles);
    case 'Blog':
      return withId([blogOf(store)]);
    case 'ShopPolicy': {
      const policy = withId(content.policies);
      return policy ? policyRecord(store, policy) : null;
    }
    case 'Metaobject':
      return withId(catalogue.metaobjects);
    case 'UrlRedirect':
      return withId(content.redirects);
    case 'MediaImage': {
      const image = store.pictures().find((own) => mediaId(own) === id);
      return image ? toMediaImage(image) : null;
    }
    case 'Cart': {
      const opened = store.carts.open(id);
      return opened ? cartView(store, opened) : null;
    }
    default:
      return null;
  }
}

export const nodeResolvers: TypeResolvers = {
  QueryRoot: {
    node: ((_root, {id}, {store}) => node(store, id)) satisfies Resolver<unknown, {id: string}>,
    nodes: ((_root, {ids}, {store}) => ids.map((id) => node(store, id))) satisfies Resolver<
      unknown,
      {ids: string[]}
    >,
  },
};
