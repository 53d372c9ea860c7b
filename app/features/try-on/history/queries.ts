/** The pieces of a history, by their ids. */
export const historyPiecesQuery = `#graphql
  query TryOnHistoryPieces($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { __typename ...HistoryPiece }
    shop { name }
  }
  fragment HistoryPiece on Product {
    id
    handle
    title
    productType
    images(first: 1) {
      nodes { url }
      pageInfo { hasNextPage hasPreviousPage }
    }
    variants(first: 1) {
      nodes { price { amount currencyCode } }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
` as const;
