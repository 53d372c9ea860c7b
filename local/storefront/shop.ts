import type {Policy} from './catalogue/content.ts';
import {COUNTRIES, HOME_COUNTRY} from './localization.ts';
import {CURRENCY} from './money.ts';
import {emptyConnection} from './products.ts';
import type {Resolver, TypeResolvers} from './resolvers.ts';
import type {Store} from './store.ts';
import {versions} from './versions.ts';

function paymentSettings(store: Store) {
  return {
    __typename: 'PaymentSettings',
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: `${store.origin}/card-vault`,
    countryCode: HOME_COUNTRY,
    currencyCode: CURRENCY,
    enabledPresentmentCurrencies: [CURRENCY],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

/** A policy as the API shows it; null where the house has none of that kind. */
export function policy(store: Store, handle: string) {
  const text = store.content.policies.find((own) => own.handle === handle);
  return text ? policyRecord(store, text) : null;
}

export function policyRecord(store: Store, text: Policy) {
  return {...text, body: text.html, url: `${store.origin}/policies/${text.handle}`};
}

function shop(store: Store) {
  const {shop: house} = store.content;
  const url = new URL(store.origin);
  return {
    __typename: 'Shop',
    id: 'gid://shopify/Shop/60000000001',
    name: house.name,
    description: house.description,
    moneyFormat: '${{amount}}',
    primaryDomain: {
      __typename: 'Domain',
      host: url.host,
      sslEnabled: url.protocol === 'https:',
      url: store.origin,
    },
    brand: {
      __typename: 'Brand',
      colors: {
        __typename: 'BrandColors',
        primary: [{__typename: 'BrandColorGroup', background: '#7B1E2B', foreground: '#FCFAF7'}],
        secondary: [{__typename: 'BrandColorGroup', background: '#F6F1EA', foreground: '#1D1A17'}],
      },
      coverImage: null,
      logo: null,
      squareLogo: null,
      shortDescription: house.description,
      slogan: house.slogan,
    },
    paymentSettings: () => paymentSettings(store),
    shipsToCountries: Object.keys(COUNTRIES),
    privacyPolicy: policy(store, 'privacy-policy'),
    termsOfService: policy(store, 'terms-of-service'),
    refundPolicy: policy(store, 'refund-policy'),
    shippingPolicy: policy(store, 'shipping-policy'),
    contactInformation: null,
    legalNotice: null,
    termsOfSale: null,
    subscriptionPolicy: null,
    customerAccountTranslations: null,
    customerAccountUrl: null,
    shopPayInstallmentsPricing: null,
    socialLoginProviders: [],
  };
}

export const shopResolvers: TypeResolvers = {
  QueryRoot: {
    shop: ((_root, _args, {store}) => shop(store)) satisfies Resolver<unknown>,
    paymentSettings: ((_root, _args, {store}) =>
      paymentSettings(store)) satisfies Resolver<unknown>,
    publicApiVersions: () => versions,
    locations: emptyConnection,
  },
};
