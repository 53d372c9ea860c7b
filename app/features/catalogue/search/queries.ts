import {filterFields, productCard} from '../fragments';

/** A page of the pieces that answer to a search, with its filters. */
export const searchQuery = `#graphql
  query Search(
    $query: String!
    $filters: [ProductFilter!]
    $sortKey: SearchSortKeys
    $reverse: Boolean
    $first: Int
    $last: Int
    $after: String
    $before: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $query
      types: [PRODUCT]
      prefix: LAST
      unavailableProducts: LAST
      productFilters: $filters
      sortKey: $sortKey
      reverse: $reverse
      first: $first
      last: $last
      after: $after
      before: $before
    ) {
      totalCount
      nodes { ... on Product { ...ProductCard } }
      productFilters { ...FilterFields }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
    shop { name }
  }
  ${filterFields}
  ${productCard}
` as const;

/** What a shopper may mean while still typing. */
export const suggestionsQuery = `#graphql
  query Suggestions($query: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    predictiveSearch(query: $query, limit: 6, limitScope: EACH, types: [QUERY, PRODUCT, COLLECTION], unavailableProducts: LAST) {
      queries { text }
      collections { handle title }
      products {
        id
        handle
        title
        productType
        images(first: 1) {
          nodes { url altText width height }
          pageInfo { hasNextPage hasPreviousPage }
        }
        variants(first: 1) {
          nodes { price { amount currencyCode } }
          pageInfo { hasNextPage hasPreviousPage }
        }
      }
    }
    shop { name }
  }
` as const;
