/** Every setting a function may need: what it is for, told when it is missing. */
const purposes = {
  SUPABASE_URL: 'Set by the platform.',
  SITE_URL: 'The address of the shop, such as https://www.example.com; links in mails lead there.',
  BRAND_NAME: 'The name of the house, at the head of its mails.',
  HOUSE_ADDRESS: 'The postal address at the foot of mails.',
  HOUSE_EMAIL: 'Where inquiries are sent.',
  MAIL_FROM: 'The sender of mails, such as "Akn <atelier@example.com>".',
  SMTP_URL: 'The mail server, such as smtps://user:password@smtp.example.com:465.',
  PUBLIC_STORE_DOMAIN: 'The shop in Shopify, such as your-shop.myshopify.com.',
  PUBLIC_STOREFRONT_API_TOKEN: 'The public Storefront API token.',
  SHOPIFY_WEBHOOK_SECRET: 'The secret that Shopify signs its webhooks with.',
  SHOPIFY_ADMIN_API_TOKEN: 'An Admin API token with write_discounts, for a personal welcome code.',
  NEWSLETTER_DISCOUNT_CODE: 'The welcome code that everyone shares.',
  UNSUBSCRIBE_SECRET: 'It signs unsubscribe links. Any long random text: openssl rand -hex 32.',
  TRY_ON_PROVIDER_URL:
    'Where try-on pictures are generated, such as https://generativelanguage.googleapis.com/v1beta.',
  TRY_ON_MODEL: 'The model that generates them, such as gemini-2.5-flash-image.',
  TRY_ON_API_KEY: 'The key of that service.',
  TRY_ON_SERVER_ENGINE:
    'Is "on" where functions have 450 MB of memory: without the service above, the shop’s own engine makes the pictures.',
  TRY_ON_ENGINE_FILES:
    'Where browsers fetch the shop’s public files from, when that is not SITE_URL.',
  TRY_ON_PHOTO_DAYS: 'After how many days without use a try-on photo is dropped.',
} as const;

export type Setting = keyof typeof purposes;

/** @throws Error naming the setting and what it is for, when it is missing. */
export function setting(name: Setting): string {
  const value = optionalSetting(name);
  if (!value) throw new Error(`${name} is not set. ${purposes[name]}`);
  return value;
}

export function optionalSetting(name: Setting): string | undefined {
  return Deno.env.get(name)?.trim() || undefined;
}

/** The shop's address without a slash at its end. */
export function siteUrl(): string {
  return setting('SITE_URL').replace(/\/+$/, '');
}

/**
 * A key of this project as the platform hands it to functions: a dictionary by name, or the older
 * single variable.
 */
export function projectKey(kind: 'publishable' | 'secret'): string {
  const [dictionary, single] =
    kind === 'secret'
      ? ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY']
      : ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'];
  const keys: unknown = JSON.parse(Deno.env.get(dictionary) ?? '{}');
  const named = keys && typeof keys === 'object' ? Object.entries(keys) : [];
  const [, key] = named.find(([name]) => name === 'default') ?? named[0] ?? [];
  const value = typeof key === 'string' ? key : Deno.env.get(single);
  if (!value) throw new Error(`Neither ${dictionary} nor ${single} is set.`);
  return value;
}
