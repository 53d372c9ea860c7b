/*
 * Every query asks for something that always is, beside what may not be: an answer that is null
 * throughout is then known for an outage, and a piece that is null for one that is not there.
 */

const productCard = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    productType
    tags
    availableForSale
    images(first: 2) {
      nodes { url altText width height }
      pageInfo { hasNextPage hasPreviousPage }
    }
    variants(first: 1) {
      nodes {
        id
        title
        availableForSale
        selectedOptions { name value }
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
      }
      pageInfo { hasNextPage hasPreviousPage }
    }
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
  }
` as const;

const filterFields = `#graphql
  fragment FilterFields on Filter {
    id
    label
    type
    values { id label count input }
  }
` as const;

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
        id
        title
        sku
        availableForSale
        quantityAvailable
        selectedOptions { name value }
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        image { id url altText width height }
      }
      pageInfo { hasNextPage hasPreviousPage }
    }
    material: metafield(namespace: "custom", key: "material") { value }
    stones: metafield(namespace: "custom", key: "stones") { value }
    care: metafield(namespace: "custom", key: "care") { value }
  }
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

/** Pieces by their ids, such as those that were looked at before. */
export const piecesByIdQuery = `#graphql
  query PiecesById($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { ... on Product { ...ProductCard } }
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
