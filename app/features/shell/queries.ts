export const shopQuery = `#graphql
  query Shop($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
      description
    }
    localization { language { isoCode } }
  }
` as const;
