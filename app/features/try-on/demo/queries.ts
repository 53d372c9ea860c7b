/** The first pieces of each category with what trying them on needs, in one call. */
export const demoPiecesQuery = `#graphql
  query TryOnDemoPieces($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    rings: collection(handle: "rings") { ...DemoCategory }
    earrings: collection(handle: "earrings") { ...DemoCategory }
    necklaces: collection(handle: "necklaces") { ...DemoCategory }
    bracelets: collection(handle: "bracelets") { ...DemoCategory }
    shop { name }
  }
  fragment DemoCategory on Collection {
    image { url altText width height }
    products(first: 8) {
      nodes { ...DemoPiece }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  fragment DemoPiece on Product {
    id
    title
    productType
    featuredImage { url altText width height }
    cutout: metafield(namespace: "try_on", key: "cutout") {
      reference { ... on MediaImage { image { url } } }
    }
    widthMm: metafield(namespace: "try_on", key: "width_mm") { value }
    fastening: metafield(namespace: "try_on", key: "fastening") { value }
  }
` as const;
