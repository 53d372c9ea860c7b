/** The number of a store id (`gid://shopify/Product/123`), for places that need a plain one. */
export const plainId = (id: string): string => /\/Product\/(\d+)/.exec(id)?.[1] ?? id;

/** A plain product number, or a store id already, as a store id. */
export const storeId = (id: string): string =>
  /^\d+$/.test(id) ? `gid://shopify/Product/${id}` : id;
