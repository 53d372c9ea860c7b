import assert from 'node:assert/strict';
import {renderEmail} from '../_shared/email-layout.ts';
import {rowOf, verificationEmail} from './logic.ts';

const piece = {
  productId: '42',
  handle: 'arev-signet-ring',
  name: 'Arev Signet Ring',
  category: 'rings',
  imageUrl: 'https://cdn.example/a.webp',
  price: 480,
  currency: 'USD',
  available: true,
};

Deno.test('the row keeps the id that the shop uses beside the one of Shopify', () => {
  assert.deepEqual(rowOf('ani@example.com', '42', piece), {
    email: 'ani@example.com',
    product_id: '42',
    shopify_product_id: 'gid://shopify/Product/42',
    product_name: 'Arev Signet Ring',
    product_category: 'rings',
    product_image: 'https://cdn.example/a.webp',
    product_price: 480,
  });
});

Deno.test('the mail shows the piece and its price', () => {
  const mailed = (price: number) =>
    renderEmail(
      {name: 'Akn', siteUrl: 'https://shop.example'},
      verificationEmail({...piece, price}, 'https://x'),
    ).text;
  assert.match(mailed(480), /Arev Signet Ring\n\$480\n/);
  assert.match(mailed(480), /within 7 days\. It works in the first browser that opens it/);
  assert.match(mailed(0), /Arev Signet Ring\nPrice on Request/);
});
