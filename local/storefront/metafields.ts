import type {FieldValue, Metaobject} from './catalogue/records.ts';
import {toMediaImage} from './image-fields.ts';
import {type PageArgs, paginate} from './pagination.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** A record that may carry metafields. */
interface Owner {
  __typename: string;
  id: string;
  fields?: readonly FieldValue[];
  createdAt?: string;
  updatedAt?: string;
}

/** Where a metafield lives that was asked for without a namespace. */
const DEFAULT_NAMESPACE = 'custom';
const EPOCH = '2026-01-05T09:00:00Z';

function find(owner: Owner, {namespace, key}: Identifier) {
  const wanted = namespace ?? DEFAULT_NAMESPACE;
  const field = owner.fields?.find((own) => own.namespace === wanted && own.key === key);
  return field ? metafield(owner, field) : null;
}

/** A metafield as the API shows it, with its owner as parent. */
export function metafield(owner: Owner, field: FieldValue) {
  return {
    __typename: 'Metafield',
    id: `gid://shopify/Metafield/${owner.id.replace(/\D/g, '')}-${field.namespace}-${field.key}`,
    namespace: field.namespace,
    key: field.key,
    type: field.type,
    value: field.value,
    description: null,
    createdAt: owner.createdAt ?? EPOCH,
    updatedAt: owner.updatedAt ?? EPOCH,
    parentResource: owner,
    reference: field.reference ? toMediaImage(field.reference) : null,
    references: null,
  };
}

function metaobjectField(field: FieldValue) {
  return {
    __typename: 'MetaobjectField',
    key: field.key,
    type: field.type,
    value: field.value,
    reference: field.reference ? toMediaImage(field.reference) : null,
    references: null,
  };
}

const ofOwner = {
  metafield: ((owner, args) => find(owner, args)) satisfies Resolver<Owner, Identifier>,
  metafields: ((owner, {identifiers}) =>
    identifiers.map((identifier) => find(owner, identifier))) satisfies Resolver<
    Owner,
    {identifiers: Identifier[]}
  >,
};

/** The types whose records may carry metafields here. */
const owners = [
  'Article',
  'Blog',
  'Collection',
  'Customer',
  'Market',
  'Page',
  'Product',
  'ProductVariant',
  'Shop',
];

export const metafieldResolvers: TypeResolvers = {
  ...Object.fromEntries(owners.map((type) => [type, ofOwner])),
  QueryRoot: {
    metaobject: ((_root, {handle, id}, {store}) =>
      store.catalogue.metaobjects.find((object) =>
        id ? object.id === id : object.type === handle?.type && object.handle === handle.handle,
      ) ?? null) satisfies Resolver<
      unknown,
      {id?: string; handle?: {type: string; handle: string}}
    >,
    metaobjects: ((_root, args, {store}) => {
      const found = store.catalogue.metaobjects.filter(({type}) => type === args.type);
      return paginate(args.reverse ? found.reverse() : found, args);
    }) satisfies Resolver<unknown, PageArgs & {type: string; reverse?: boolean}>,
  },
  Metaobject: {
    field: (({fields}, {key}) => {
      const field = fields.find((own) => own.key === key);
      return field ? metaobjectField(field) : null;
    }) satisfies Resolver<Metaobject, {key: string}>,
    fields: (({fields}) => fields.map(metaobjectField)) satisfies Resolver<Metaobject>,
    onlineStoreUrl: () => null,
    seo: () => null,
  },
};
