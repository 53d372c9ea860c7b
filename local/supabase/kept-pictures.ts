import type {PGlite} from '@electric-sql/pglite';

/** The address of a picture of the local shop, up to its path. */
const localShop = String.raw`http://localhost:\d+(?=/cdn/shop/files/)`;

/**
 * Leads the pictures that rows kept from earlier runs to the shop of this run. A real shop's pictures
 * have one address for ever; the local shop's have its port, which may be another at every start.
 */
export async function followPictures(database: PGlite, shopUrl: string): Promise<void> {
  if (new URL(shopUrl).hostname !== 'localhost') return;
  const columns = [
    ['wishlist', 'product_image', 'text'],
    ['guest_wishlists', 'product_image', 'text'],
    ['orders', 'items', 'jsonb'],
  ];
  for (const [table, column, type] of columns) {
    await database.query(
      `update public.${table} set ${column} = regexp_replace(${column}::text, $1, $2, 'g')::${type}
       where ${column}::text ~ $1`,
      [localShop, shopUrl],
    );
  }
}
