const twoWeeks = 14 * 24 * 60 * 60;
const prefix = 'gid://shopify/Cart/';

/** Tells scripts that there is a bag to ask for, and nothing else. */
export const bagHint = 'has-bag';

/**
 * The cart's id in a cookie that scripts cannot read, and the hint beside it. Only what follows the
 * gid's prefix is stored: the token and its key.
 */
export function cartCookie(request: Request) {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const header = (value: string, maxAge: number) => {
    const attributes = `; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
    return new Headers([
      ['Set-Cookie', `cart=${value}${attributes}; HttpOnly`],
      ['Set-Cookie', `${bagHint}=1${attributes}`],
    ]);
  };

  return {
    getCartId: (): string | undefined => {
      const match = /(?:^|;\s*)cart=([^;]+)/.exec(request.headers.get('Cookie') ?? '');
      return match?.[1]
        ? asCartId(match[1].replaceAll('%3F', '?').replaceAll('%3D', '='))
        : undefined;
    },
    setCartId: (cartId: string): Headers =>
      header(encodeURIComponent(cartId.replace(prefix, '')), twoWeeks),
    /** Lets a paid or expired cart go. */
    clear: (): Headers => header('', 0),
  };
}

/** A cart gid out of a gid or a bare token; undefined for anything that cannot be one. */
export function asCartId(value: string): string | undefined {
  const token = value.startsWith(prefix) ? value.slice(prefix.length) : value;
  return /^[\w-]{1,128}(\?key=[\w-]{1,128})?$/.test(token) ? prefix + token : undefined;
}
