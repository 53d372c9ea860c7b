/** A piece and how many of it, as a link to a bag names them. */
export interface LinkedPiece {
  merchandiseId: string;
  quantity: number;
}

/** What a line may hold at most. */
const mostPieces = 9_999;

/**
 * Reads the last part of `/cart/{variant:quantity,…}`, such as "41234:1,41235:2"; a variant that is
 * named twice counts together. Null where it is no such list.
 */
export function parsePermalink(path: string): LinkedPiece[] | null {
  const pieces = new Map<string, number>();
  for (const entry of path.split(',')) {
    const [, variant, quantity] = /^(\d{1,20}):(\d{1,4})$/.exec(entry) ?? [];
    if (!variant || Number(quantity) < 1) return null;
    pieces.set(variant, (pieces.get(variant) ?? 0) + Number(quantity));
  }
  return [...pieces].map(([variant, quantity]) => ({
    merchandiseId: `gid://shopify/ProductVariant/${variant}`,
    quantity: Math.min(quantity, mostPieces),
  }));
}
