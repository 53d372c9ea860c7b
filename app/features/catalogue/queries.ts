import {filterFields, productCard} from './fragments';

/*
 * Every query asks for something that always is, beside what may not be: an answer that is null
 * throughout is then known for an outage, and a piece that is null for one that is not there.
 */

/** The first pieces of five collections: the whole home page in one call. */
export const homeQuery = `#graphql
  query Home($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
    featured: collection(handle: "featured") { ...HomeFeatured }
    rings: collection(handle: "rings") { ...HomeSection }
    earrings: collection(handle: "earrings") { ...HomeSection }
    necklaces: collection(handle: "necklaces") { ...HomeSection }
    bracelets: collection(handle: "bracelets") { ...HomeSection }
    shop { name }
  }
  fragment HomeFeatured on Collection {
    products(first: 4) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  fragment HomeSection on Collection {
    image { url altText width height }
    products(first: 3) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  ${productCard}
` as const;

/** One page of a collection with its filters; their counts also tell how many pieces there are. */
export const collectionQuery = `#graphql
  query Collection(
    $handle: String!
    $filters: [ProductFilter!]
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $first: Int
    $last: Int
    $after: String
    $before: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      description
      image { url altText width height }
      seo { title description }
      products(
        filters: $filters
        sortKey: $sortKey
        reverse: $reverse
        first: $first
        last: $last
        after: $after
        before: $before
      ) {
        nodes { ...ProductCard }
        filters { ...FilterFields }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
    shop { name }
  }
  ${filterFields}
  ${productCard}
` as const;

/** The four categories with their piece counts, and one page of everything. */
export const collectionsQuery = `#graphql
  query Collections(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: ProductSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    rings: collection(handle: "rings") { ...CategoryCard }
    earrings: collection(handle: "earrings") { ...CategoryCard }
    necklaces: collection(handle: "necklaces") { ...CategoryCard }
    bracelets: collection(handle: "bracelets") { ...CategoryCard }
    products(first: $first, last: $last, after: $after, before: $before, sortKey: $sortKey, reverse: $reverse) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
  fragment CategoryCard on Collection {
    handle
    image { url altText width height }
    products(first: 1) {
      filters { id values { count } }
      nodes { id }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  ${productCard}
` as const;

/** A page of everything. */
export const piecesQuery = `#graphql
  query Pieces(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: ProductSortKeys
    $reverse: Boolean
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, last: $last, after: $after, before: $before, sortKey: $sortKey, reverse: $reverse) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
    shop { name }
  }
  ${productCard}
` as const;

/** Pieces by their ids, such as those that were looked at before. */
export const piecesByIdQuery = `#graphql
  query PiecesById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { ... on Product { ...ProductCard } }
    shop { name }
  }
  ${productCard}
` as const;
