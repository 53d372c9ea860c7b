import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  isScalarType,
} from 'graphql';
import {cartResolvers} from './cart/cart-fields.ts';
import {cartMutationResolvers} from './cart/cart-mutations.ts';
import {customerResolvers} from './cart/customers.ts';
import {deliveryResolvers} from './cart/delivery-fields.ts';
import {catalogueListResolvers} from './catalogue-lists.ts';
import {contentResolvers} from './content-fields.ts';
import {imageResolvers} from './image-fields.ts';
import {localizationResolvers} from './localization.ts';
import {metafieldResolvers} from './metafields.ts';
import {nodeResolvers} from './nodes.ts';
import {productResolvers} from './products.ts';
import {recommendationResolvers} from './recommendations.ts';
import {attach} from './resolvers.ts';
import {searchResolvers} from './search.ts';
import {shopResolvers} from './shop.ts';
import {sitemapResolvers} from './sitemap.ts';

let schema: GraphQLSchema | undefined;

/**
 * The official Storefront API schema that Hydrogen ships, with the stand-in's resolvers. Built
 * once per process: it holds no data of a shop, which comes with each request's context.
 */
export function storefrontSchema(): GraphQLSchema {
  schema ??= build();
  return schema;
}

function build(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@shopify/hydrogen/storefront.schema.json');
  const built = buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
  // Numbers of 64 bits travel as text.
  const unsigned = built.getType('UnsignedInt64');
  if (isScalarType(unsigned)) unsigned.serialize = String;
  attach(built, [
    cartMutationResolvers,
    metafieldResolvers,
    cartResolvers,
    catalogueListResolvers,
    contentResolvers,
    customerResolvers,
    deliveryResolvers,
    imageResolvers,
    localizationResolvers,
    nodeResolvers,
    productResolvers,
    recommendationResolvers,
    searchResolvers,
    shopResolvers,
    sitemapResolvers,
  ]);
  return built;
}
