export const policiesQuery = `#graphql
  query Policies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      shippingPolicy { ...Policy }
      refundPolicy { ...Policy }
      privacyPolicy { ...Policy }
      termsOfService { ...Policy }
    }
  }
  fragment Policy on ShopPolicy {
    id
    handle
    title
    url
    body
  }
` as const;
