import type {Storefront} from '@shopify/hydrogen';
import {sanitizeHtml} from '~/lib/sanitize-html';
import {shopCache} from '~/lib/storefront/cache';
import {StorefrontError} from '~/lib/storefront/error';
import {policiesQuery} from './queries';

export interface Policy {
  handle: string;
  title: string;
  /** Sanitized. */
  html: string;
}

/**
 * What the shop promises and asks, as its owner wrote it. A policy that is not written is left out.
 * @throws StorefrontError when the provider cannot be reached or fails.
 */
export async function loadPolicies(storefront: Storefront): Promise<Policy[]> {
  const {shop} = await storefront.query(policiesQuery, {cache: shopCache()});
  // The types promise a shop; a provider in trouble may answer without.
  if (!shop) throw new StorefrontError('empty', 'Policies', 'an answer without data');
  return [shop.shippingPolicy, shop.refundPolicy, shop.privacyPolicy, shop.termsOfService].flatMap(
    (policy) =>
      policy ? [{handle: policy.handle, title: policy.title, html: sanitizeHtml(policy.body)}] : [],
  );
}
