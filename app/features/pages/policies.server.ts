import type {Storefront} from '@shopify/hydrogen';
import {sanitizeHtml} from '~/lib/sanitize-html';
import {shopCache} from '~/lib/storefront/cache';
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
  return [shop.shippingPolicy, shop.refundPolicy, shop.privacyPolicy, shop.termsOfService].flatMap(
    (policy) =>
      policy ? [{handle: policy.handle, title: policy.title, html: sanitizeHtml(policy.body)}] : [],
  );
}
