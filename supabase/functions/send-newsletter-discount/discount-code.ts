import * as v from 'valibot';
import {optionalSetting, setting} from '../_shared/settings.ts';
import {shopifyApiVersion, storeUrl} from '../_shared/storefront.ts';
import {codeDays, discountPercent, linkHours, personalCode} from './logic.ts';

export interface DiscountCode {
  code: string;
  /** ISO time; null for the code that everyone shares. */
  expiresAt: string | null;
}

/** A code of the shop: the shared one, or one for this person alone when an Admin token is set. */
export async function newDiscountCode(now: Date): Promise<DiscountCode> {
  const token = optionalSetting('SHOPIFY_ADMIN_API_TOKEN');
  if (!token) return {code: setting('NEWSLETTER_DISCOUNT_CODE'), expiresAt: null};
  const code = personalCode((bytes) => crypto.getRandomValues(bytes));
  // The days are promised from the click in the mail, which may come as late as the link allows.
  const validFor = (codeDays * 24 + linkHours) * 60 * 60 * 1000;
  const expiresAt = new Date(now.getTime() + validFor).toISOString();
  await createInShopify({code, startsAt: now.toISOString(), endsAt: expiresAt}, token);
  return {code, expiresAt};
}

const mutation = `mutation WelcomeCode($discount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $discount) {
    codeDiscountNode { id }
    userErrors { field message }
  }
}`;

const answer = v.object({
  data: v.object({
    discountCodeBasicCreate: v.object({
      codeDiscountNode: v.nullable(v.object({id: v.string()})),
      userErrors: v.array(v.object({message: v.string()})),
    }),
  }),
});

async function createInShopify(
  code: {code: string; startsAt: string; endsAt: string},
  token: string,
): Promise<void> {
  const discount = {
    ...code,
    title: `Newsletter welcome ${code.code}`,
    usageLimit: 1,
    appliesOncePerCustomer: true,
    context: {all: 'ALL'},
    customerGets: {value: {percentage: discountPercent / 100}, items: {all: true}},
    combinesWith: {orderDiscounts: false, productDiscounts: false, shippingDiscounts: false},
  };
  const response = await fetch(`${storeUrl()}/admin/api/${shopifyApiVersion}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query: mutation, variables: {discount}}),
    signal: AbortSignal.timeout(8000),
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(answer, body);
  const created = parsed.success && parsed.output.data.discountCodeBasicCreate;
  if (!response.ok || !created || !created.codeDiscountNode || created.userErrors.length > 0) {
    throw new Error(`Shopify made no code (${response.status}): ${JSON.stringify(body)}`);
  }
}
