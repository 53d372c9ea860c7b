/**
 * Where the shopper is sent to pay: the provider's checkout URL on the branded checkout host, with
 * `_fd=0`, and everything else of it (path, `key`, tracking parameters) kept.
 * @param webUrl the `checkoutUrl` of a cart
 * @param brandedHost `PUBLIC_CHECKOUT_DOMAIN`: a bare host ("checkout.example.com", with a port
 * where there is one) or a whole URL; left out or blank, the URL keeps its own host
 * @returns null where either is not something a browser could open
 */
export function resolveCheckoutUrl(
  webUrl: string | null | undefined,
  brandedHost?: string | null,
): string | null {
  const url = parseHttpUrl(webUrl);
  if (!url) return null;
  if (brandedHost?.trim()) {
    const branded = parseHost(brandedHost.trim());
    if (!branded) return null;
    url.protocol = branded.protocol;
    url.hostname = branded.hostname;
    // On its own, as a host without a port would leave the store's port in place.
    url.port = branded.port;
  }
  url.searchParams.set('_fd', '0');
  return url.href;
}

/** A bare host is served over HTTPS, except on the developer's own machine. */
function parseHost(host: string): URL | null {
  if (host.includes('://')) return parseHttpUrl(host);
  const url = parseHttpUrl(`https://${host}`);
  if (url && isLoopback(url.hostname)) return parseHttpUrl(`http://${host}`);
  return url;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

function parseHttpUrl(text: string | null | undefined): URL | null {
  try {
    const url = new URL(text ?? '');
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
