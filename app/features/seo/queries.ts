/** How many pages of pieces there are, for the sitemap's index. */
export const sitemapIndexQuery = `#graphql
  query SitemapIndex {
    sitemap(type: PRODUCT) { pagesCount { count } }
    shop { name }
  }
` as const;

/** Collections and policies: what a shop has a few of. */
export const sitemapHouseQuery = `#graphql
  query SitemapHouse {
    collections(first: 250) {
      nodes { handle updatedAt }
      pageInfo { hasNextPage hasPreviousPage }
    }
    shop {
      privacyPolicy { handle }
      refundPolicy { handle }
      shippingPolicy { handle }
      termsOfService { handle }
    }
  }
` as const;

/** Pieces with what their own address is made of; the provider's sitemap knows handles only. */
export const sitemapPiecesQuery = `#graphql
  query SitemapPieces($after: String) {
    products(first: 250, after: $after, sortKey: ID) {
      nodes { handle title productType updatedAt }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
    shop { name }
  }
` as const;
