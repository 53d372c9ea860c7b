import {storefrontRedirect, type Storefront} from '@shopify/hydrogen';

/**
 * The merchant's own redirect of an address that the shop has no page for; the answer as it was where
 * there is none. Hydrogen would also go where the address itself says, by `redirect` or `return_to`,
 * and takes `/.//evil.example` for a page of the shop: nothing but the merchant's list is heeded.
 */
export async function merchantRedirect(
  request: Request,
  response: Response,
  storefront: Storefront,
): Promise<Response> {
  const url = new URL(request.url);
  for (const name of ['redirect', 'return_to']) url.searchParams.delete(name);
  return storefrontRedirect({request: new Request(url), response, storefront});
}
