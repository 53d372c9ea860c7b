import {pieceVariantFragment} from '~/lib/storefront/fragments';

/** What a card of a piece shows. */
export const productCard = `#graphql
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
      nodes { ...PieceVariant }
      pageInfo { hasNextPage hasPreviousPage }
    }
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
  }
  ${pieceVariantFragment}
` as const;

/** What a list can be narrowed by, with how many pieces each choice leaves. */
export const filterFields = `#graphql
  fragment FilterFields on Filter {
    id
    label
    type
    values { id label count input }
  }
` as const;
