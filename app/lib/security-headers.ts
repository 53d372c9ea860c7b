import {createContentSecurityPolicy} from '@shopify/hydrogen';
import type {ShopEnv} from './env.server';

/** Bare host or full URL, as merchants write it, to an origin. */
const origin = (domain: string) =>
  new URL(/^https?:/.test(domain) ? domain : `https://${domain}`).origin;

/** The shop's own hosts at Shopify: where its pictures, its API and its checkout are. */
export function shopOrigins({PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN}: ShopEnv): string[] {
  return [PUBLIC_STORE_DOMAIN, PUBLIC_CHECKOUT_DOMAIN].flatMap((domain) =>
    domain ? [origin(domain)] : [],
  );
}

/**
 * The Content-Security-Policy of a page: scripts by nonce only, pictures and calls from this shop
 * and its Shopify domains, framing by nobody but the Shopify admin, where merchants preview.
 */
export function contentSecurityPolicy(env: ShopEnv) {
  const origins = shopOrigins(env);
  // Try-on photos are shown from the private bucket, and sent straight into it.
  const files = new URL(env.SUPABASE_URL).origin;

  return createContentSecurityPolicy({
    scriptSrc: ["'self'", 'https://cdn.shopify.com'],
    imgSrc: ["'self'", 'data:', 'blob:', 'https://cdn.shopify.com', ...origins, files],
    fontSrc: ["'self'", 'https://cdn.shopify.com'],
    connectSrc: ['https://cdn.shopify.com', ...origins, files],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    // The checkout is reached by a form's redirect, and browsers check where that leads.
    formAction: ["'self'", ...origins],
    // Not all of myshopify.com, where anybody can open a store.
    frameAncestors: ['https://admin.shopify.com', origin(env.PUBLIC_STORE_DOMAIN)],
  });
}

/** Headers that every answer carries besides a page's policy. */
export function setSecurityHeaders(headers: Headers): void {
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  // Browsers heed it over HTTPS only.
  headers.set('Strict-Transport-Security', 'max-age=31536000');
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()');
}
