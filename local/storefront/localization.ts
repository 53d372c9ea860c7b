import {CURRENCY} from './money.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';

/** Where the house delivers; it sells in dollars and in English everywhere. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  US: 'United States',
  AM: 'Armenia',
  AU: 'Australia',
  CA: 'Canada',
  CH: 'Switzerland',
  DE: 'Germany',
  FR: 'France',
  GB: 'United Kingdom',
  IT: 'Italy',
  JP: 'Japan',
};

export const HOME_COUNTRY = 'US';
export const LANGUAGE = 'EN';

const english = {
  __typename: 'Language',
  isoCode: LANGUAGE,
  name: 'English',
  endonymName: 'English',
};

function country(isoCode: string) {
  return {
    __typename: 'Country',
    isoCode,
    name: COUNTRIES[isoCode] ?? isoCode,
    currency: {
      __typename: 'Currency',
      isoCode: CURRENCY,
      name: 'United States Dollar',
      symbol: '$',
    },
    unitSystem: isoCode === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: [english],
    defaultLanguage: english,
    market: market(isoCode),
  };
}

function market(isoCode: string) {
  const isHome = isoCode === HOME_COUNTRY;
  return {
    __typename: 'Market',
    id: `gid://shopify/Market/${isHome ? 1 : 2}`,
    handle: isHome ? 'us' : 'international',
  };
}

/** The country that a request is answered for: one where the house does not sell is its own. */
export function servedCountry(asked: unknown): string {
  return typeof asked === 'string' && asked in COUNTRIES ? asked : HOME_COUNTRY;
}

export const localizationResolvers: TypeResolvers = {
  QueryRoot: {
    localization: ((_root, _args, context) => ({
      __typename: 'Localization',
      availableCountries: Object.keys(COUNTRIES).map(country),
      availableLanguages: [english],
      country: country(context.country),
      language: english,
      market: market(context.country),
    })) satisfies Resolver<unknown>,
  },
};
