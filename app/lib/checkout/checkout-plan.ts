import type {CartLineInput} from '@shopify/hydrogen/storefront-api-types';
import {resolveCheckoutUrl} from './checkout-url';
import type {LegacyCheckout} from './legacy-checkout';

export type CheckoutSituation = {
  /** The saved checkout as just fetched: null where there is none, or it could not be fetched. */
  readonly saved: (Pick<LegacyCheckout, 'webUrl'> & {readonly completedAt: string | null}) | null;
  /** The checkout URL that was recorded when it was last seen. */
  readonly savedUrl?: string | null;
  /** What the bag holds on this side. */
  readonly items: readonly {readonly variantId: string; readonly quantity: number}[];
  /** `PUBLIC_CHECKOUT_DOMAIN` */
  readonly brandedHost?: string | null;
};

export type CheckoutPlan =
  /** Send the shopper there. */
  | {readonly step: 'open'; readonly url: string}
  /** Create a checkout with these lines and open it; where that fails, `fallbackUrl`, if any. */
  | {
      readonly step: 'create';
      readonly lines: readonly CartLineInput[];
      readonly fallbackUrl: string | null;
    }
  /** Nowhere to go: the button is enabled again. */
  | {readonly step: 'none'};

/**
 * Decides "Proceed to checkout": the saved checkout while it is open; otherwise a new one with the
 * bag's items; otherwise the URL saved last, or nothing. All URLs are ready to be opened; the URL of
 * a checkout that the caller creates goes through `resolveCheckoutUrl`.
 */
export function planCheckout({
  saved,
  savedUrl,
  items,
  brandedHost,
}: CheckoutSituation): CheckoutPlan {
  const openUrl =
    saved && saved.completedAt === null ? resolveCheckoutUrl(saved.webUrl, brandedHost) : null;
  if (openUrl) return {step: 'open', url: openUrl};

  const fallbackUrl = resolveCheckoutUrl(savedUrl, brandedHost);
  const lines = items
    .filter(({quantity}) => Number.isSafeInteger(quantity) && quantity > 0)
    .map(({variantId, quantity}) => ({merchandiseId: variantId, quantity}));
  if (lines.length) return {step: 'create', lines, fallbackUrl};

  return fallbackUrl ? {step: 'open', url: fallbackUrl} : {step: 'none'};
}
