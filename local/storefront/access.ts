import type {IncomingHttpHeaders} from 'node:http';
import {type DocumentNode, GraphQLError, TypeInfo, visit, visitWithTypeInfo} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import type {Access} from './context.ts';

export interface Tokens {
  /** For `X-Shopify-Storefront-Access-Token`: may be seen by anyone. */
  token: string;
  /** For `Shopify-Storefront-Private-Token`: for servers only. */
  privateToken: string;
}

/**
 * How a request may read the shop; null for a token that does not exist. Without any token the
 * service still answers, but keeps some types to itself and allows smaller queries only.
 */
export function accessOf(headers: IncomingHttpHeaders, tokens: Tokens): Access | null {
  const privateToken = headers['shopify-storefront-private-token'];
  if (privateToken) return privateToken === tokens.privateToken ? 'private' : null;
  const token = headers['x-shopify-storefront-access-token'];
  if (token) return token === tokens.token ? 'public' : null;
  return 'tokenless';
}

/** What the service does not show without a token. */
const withTokenOnly = new Set([
  'QueryRoot.customer',
  'QueryRoot.menu',
  'QueryRoot.metaobject',
  'QueryRoot.metaobjects',
  'QueryRoot.productTags',
  'Product.tags',
  'Product.metafield',
  'Product.metafields',
  'ProductVariant.metafield',
  'ProductVariant.metafields',
  'ProductVariant.quantityAvailable',
]);

/** One error for each field of the query that a request without a token may not read. */
export function deniedFields(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const field = `${types.getParentType()?.name}.${node.name.value}`;
        if (!withTokenOnly.has(field)) return;
        errors.push(
          new GraphQLError(`Access denied for ${node.name.value} field.`, {
            nodes: node,
            extensions: {
              code: 'ACCESS_DENIED',
              documentation: 'https://shopify.dev/api/usage/access-scopes',
            },
          }),
        );
      },
    }),
  );
  return errors;
}
