import * as v from 'valibot';

/** What each variable is for and where a developer gets it; printed when one is missing. */
const help = {
  SESSION_SECRET:
    'It signs the session cookie. Any long random text will do: `openssl rand -hex 32`.',
  PUBLIC_STORE_DOMAIN:
    'The shop to sell from, such as your-shop.myshopify.com. See Settings > Domains in the Shopify admin.',
  PUBLIC_STOREFRONT_API_TOKEN:
    'The public Storefront API token. See Sales channels > Headless (or Hydrogen) in the Shopify admin.',
  SUPABASE_URL: 'The Supabase project URL. See Project settings > API in the Supabase dashboard.',
  SUPABASE_PUBLISHABLE_KEY:
    'The publishable (never the secret) API key. See Project settings > API keys in the Supabase dashboard.',
} as const;

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optional = v.optional(v.pipe(v.string(), v.trim()));

const schema = v.object({
  SESSION_SECRET: v.pipe(v.string(), v.minLength(16)),
  PUBLIC_STORE_DOMAIN: required,
  PUBLIC_STOREFRONT_API_TOKEN: required,
  PRIVATE_STOREFRONT_API_TOKEN: optional,
  PUBLIC_STOREFRONT_ID: optional,
  PUBLIC_CHECKOUT_DOMAIN: optional,
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_PUBLISHABLE_KEY: required,
  /** `true` where the function `virtual-try-on` has a generative engine behind it. */
  TRY_ON_GENERATIVE: optional,
});

export type ShopEnv = v.InferOutput<typeof schema>;

/**
 * Parses the environment. The only place that reads it.
 * @throws Error naming every variable that is missing or unusable, why it is needed and where to get it.
 */
export function parseEnv(env: unknown): ShopEnv {
  const parsed = v.safeParse(schema, env);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment';
    const hint = Object.entries(help).find(([key]) => key === name)?.[1] ?? '';
    return `  ${name} is ${issue.received === 'undefined' ? 'missing' : 'unusable'}. ${hint}`;
  });
  throw new Error(`The environment is incomplete:\n${lines.join('\n')}`);
}
