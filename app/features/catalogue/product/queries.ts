import {pieceVariantFragment} from '~/lib/storefront/fragments';
import {productCard} from '../fragments';

const productDetails = `#graphql
  fragment ProductDetails on Product {
    id
    handle
    title
    description
    descriptionHtml
    vendor
    productType
    tags
    seo { title description }
    images(first: 250) {
      nodes { id url altText width height }
      pageInfo { hasNextPage hasPreviousPage }
    }
    options { name optionValues { name } }
    variants(first: 250) {
      nodes {
        ...PieceVariant
        sku
        quantityAvailable
        image { id url altText width height }
      }
      pageInfo { hasNextPage hasPreviousPage }
    }
    material: metafield(namespace: "custom", key: "material") { value }
    stones: metafield(namespace: "custom", key: "stones") { value }
    care: metafield(namespace: "custom", key: "care") { value }
  }
  ${pieceVariantFragment}
` as const;

/** A piece by its handle, with what the shop says of every piece. */
export const productByHandleQuery = `#graphql
  query ProductByHandle($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) { ...ProductDetails }
    shop {
      shippingPolicy { title body }
      refundPolicy { title body }
    }
  }
  ${productDetails}
` as const;

/** The first pieces of a collection: the same for all pieces in it, so that one answer serves all. */
export const neighboursQuery = `#graphql
  query Neighbours($collection: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $collection) {
      products(first: 7) {
        nodes { ...ProductCard }
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
    shop { name }
  }
  ${productCard}
` as const;

/** Where a piece is found that a link names by its id or its handle, and the variant it means. */
export const productAddressQuery = `#graphql
  query ProductAddress(
    $id: ID
    $handle: String
    $variant: ID!
    $withVariant: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(id: $id, handle: $handle) { id handle title productType }
    variant: node(id: $variant) @include(if: $withVariant) {
      ... on ProductVariant {
        selectedOptions { name value }
        product { id }
      }
    }
    shop { name }
  }
` as const;

/** Titles of a collection, for the lookup of a slug that is no handle. */
export const collectionTitlesQuery = `#graphql
  query CollectionTitles($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: 250) {
        nodes { handle title }
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
    shop { name }
  }
` as const;

/** Titles that match words, over all pieces. */
export const productTitlesQuery = `#graphql
  query ProductTitles($query: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, query: $query) {
      nodes { handle title }
      pageInfo { hasNextPage hasPreviousPage }
    }
    shop { name }
  }
` as const;
