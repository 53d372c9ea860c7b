import type {Resolver, TypeResolvers} from '../resolvers.ts';

const TOKEN = /^local-customer:(.+@.+)$/;

/**
 * The customer behind an access token. Here a token is `local-customer:{e-mail}`, so that a test
 * can be any customer without a sign-in; every other token is unknown.
 */
export function customerOf(token: string | null) {
  const email = TOKEN.exec(token ?? '')?.[1];
  if (!email) return null;
  const name = email.split('@')[0] ?? '';
  return {
    __typename: 'Customer',
    id: `gid://shopify/Customer/${customerNumber(email)}`,
    email,
    displayName: name,
    firstName: name,
    lastName: null,
    phone: null,
    acceptsMarketing: false,
    avatarUrl: null,
    defaultAddress: null,
    numberOfOrders: '0',
    socialLoginProvider: null,
    tags: [],
    createdAt: '2026-01-05T09:00:00Z',
    updatedAt: '2026-01-05T09:00:00Z',
  };
}

/** The same number for the same address, in the range of the service's ids. */
export function customerNumber(email: string): number {
  let hash = 0;
  for (const char of email.toLowerCase()) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_000_007;
  return 6_000_000_000_000 + hash;
}

export const customerResolvers: TypeResolvers = {
  QueryRoot: {
    customer: ((_root, {customerAccessToken}) =>
      customerOf(customerAccessToken)) satisfies Resolver<unknown, {customerAccessToken: string}>,
  },
};
