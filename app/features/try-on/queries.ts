import {pieceVariantFragment} from '~/lib/storefront/fragments';

const tryOnPiece = `#graphql
  fragment TryOnFit on MetafieldReference {
    ... on MediaImage {
      image { url(transform: {maxWidth: 1200, maxHeight: 1200, preferredContentType: WEBP}) }
    }
  }
  fragment TryOnVariant on ProductVariant {
    ...PieceVariant
    image { url altText width height }
    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }
    width: metafield(namespace: "try_on", key: "width_mm") { value }
    fastening: metafield(namespace: "try_on", key: "fastening") { value }
  }
  fragment TryOnPiece on Product {
    id
    handle
    title
    productType
    images(first: 1) {
      nodes { url altText width height }
      pageInfo { hasNextPage hasPreviousPage }
    }
    cutout: metafield(namespace: "try_on", key: "cutout") { reference { ...TryOnFit } }
    width: metafield(namespace: "try_on", key: "width_mm") { value }
    fastening: metafield(namespace: "try_on", key: "fastening") { value }
    variants(first: 1) {
      nodes { ...TryOnVariant }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  ${pieceVariantFragment}
` as const;

/** A piece as the try-on wears it, in the variant that was chosen. */
export const tryOnPieceQuery = `#graphql
  query TryOnPiece(
    $id: ID!
    $variant: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(id: $id) { ...TryOnPiece }
    variant: node(id: $variant) { __typename ...TryOnVariant }
    shop { name }
  }
  ${tryOnPiece}
` as const;

/** The pieces of a category, to try more of them on one photo. */
export const tryOnCategoryQuery = `#graphql
  query TryOnCategory(
    $collection: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $collection) {
      products(first: 24) {
        nodes { ...TryOnPiece }
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
    shop { name }
  }
  ${tryOnPiece}
` as const;
