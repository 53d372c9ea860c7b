const money = `#graphql
  fragment Money on MoneyV2 {
    amount
    currencyCode
  }
` as const;

/** What the bag and a price want to know of a variant. */
export const pieceVariantFragment = `#graphql
  fragment PieceVariant on ProductVariant {
    id
    title
    availableForSale
    selectedOptions { name value }
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
  }
` as const;

const discountAllocation = `#graphql
  fragment DiscountAllocation on CartDiscountAllocation {
    discountedAmount { ...Money }
    discountApplication {
      allocationMethod
      targetSelection
      targetType
      value {
        ... on MoneyV2 { ...Money }
        ... on PricingPercentageValue { percentage }
      }
    }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCodeDiscountAllocation { code }
    ... on CartCustomDiscountAllocation { title }
  }
` as const;

/** Everything that the bag shows and that the legacy checkout mapping reads. */
const cartDetails = `#graphql
  fragment CartLine on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      totalAmount { ...Money }
      subtotalAmount { ...Money }
      amountPerQuantity { ...Money }
      compareAtAmountPerQuantity { ...Money }
    }
    discountAllocations {
      ...DiscountAllocation
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        sku
        availableForSale
        quantityAvailable
        requiresShipping
        selectedOptions { name value }
        price { ...Money }
        compareAtPrice { ...Money }
        image { id url altText width height }
        product { id handle title vendor productType }
      }
    }
  }
  fragment CartLines on BaseCartLineConnection {
    nodes { ...CartLine }
    pageInfo { hasNextPage hasPreviousPage }
  }
  fragment CartDetails on Cart {
    id
    createdAt
    updatedAt
    checkoutUrl
    totalQuantity
    note
    attributes { key value }
    cost {
      checkoutChargeAmount { ...Money }
      totalAmount { ...Money }
      subtotalAmount { ...Money }
      totalTaxAmount { ...Money }
      totalDutyAmount { ...Money }
    }
    discountCodes { code applicable }
    discountAllocations {
      ...DiscountAllocation
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed { ...Money }
      balance { ...Money }
      presentmentAmountUsed { ...Money }
    }
    buyerIdentity {
      countryCode
      email
      phone
      customer { email }
    }
    delivery {
      addresses {
        selected
        address {
          ... on CartDeliveryAddress {
            firstName lastName company address1 address2 city provinceCode zip countryCode phone
          }
        }
      }
    }
    deliveryGroups(first: 10) {
      nodes {
        id
        selectedDeliveryOption { handle title estimatedCost { ...Money } }
      }
      pageInfo { hasNextPage hasPreviousPage }
    }
  }
  ${discountAllocation}
  ${money}
` as const;

/** What Hydrogen's cart handler asks for after every change; the fragment's name is its own. */
export const cartMutationFragment = `#graphql
  fragment CartApiMutation on Cart {
    ...CartDetails
    lines(first: 250) { ...CartLines }
  }
  ${cartDetails}
` as const;

/** Beside the cart it asks for something that always is: an answer without it is no answer. */
export const cartQuery = `#graphql
  query Cart($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) { ...CartApiMutation }
    shop { name }
  }
  ${cartMutationFragment}
` as const;
