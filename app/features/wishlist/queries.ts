import {pieceVariantFragment} from '~/lib/storefront/fragments';

/** What the shop's prices are in. */
export const currencyQuery = `#graphql
  query Currency($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization { country { currency { isoCode } } }
  }
` as const;

/** Pieces by their ids, as the wishlist shows them; beside them something that always is. */
export const wishlistPiecesQuery = `#graphql
  query WishlistPieces($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...WishlistPiece
    }
    shop { name }
  }
  fragment WishlistPiece on Product {
    id
    handle
    title
    productType
    availableForSale
    images(first: 1) {
      nodes { url altText width height }
      pageInfo { hasNextPage hasPreviousPage }
    }
    variants(first: 1) {
      nodes { ...PieceVariant }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  ${pieceVariantFragment}
` as const;
