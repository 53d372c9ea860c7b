import {describe, expect, it} from 'vitest';
import {browserScripts} from './bundle.ts';

/** What belongs to the server, by a text that cannot come into a browser's script otherwise. */
const serverOnly: [string, RegExp][] = [
  ['supabase-js', /GoTrueClient|PostgrestClient|supabase-js|\/auth\/v1|\/rest\/v1/],
  [
    'names of secrets',
    /SESSION_SECRET|PRIVATE_STOREFRONT|STOREFRONT_API_TOKEN|SUPABASE_|SERVICE_ROLE|service_role/,
  ],
  ['a key', /sb_(secret|publishable)_|shp(at|ss|ca|pa)_|eyJ[\w-]{10,}\.eyJ|-----BEGIN/],
  ['access to the provider', /x-shopify-storefront-access-token|shopify-storefront-private-token/i],
  ['parsing of untrusted markup meant for the server', /hast-util|parse5/],
];

describe('what browsers are sent', () => {
  it.each(serverOnly)('holds no trace of %s', (_name, pattern) => {
    const found = browserScripts().flatMap(({name, text}) => {
      const match = pattern.exec(text);
      return match
        ? [`${name}: …${text.slice(Math.max(0, match.index - 40), match.index + 60)}…`]
        : [];
    });
    expect(found).toEqual([]);
  });
});
