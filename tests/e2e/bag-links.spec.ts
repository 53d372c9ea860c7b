import type {Stack} from './stack.ts';
import {addFrom, bagLinkOf, saved, termOf} from './bag.ts';
import {expect, hydrated, test} from './test.ts';

/** The number of the variant with this article number, as links name it. */
const variantNumber = ({storefront}: Stack, sku: string): string => {
  const found = storefront.store.catalogue.products
    .flatMap(({variants}) => variants)
    .find((variant) => variant.sku === sku);
  return found!.id.split('/').at(-1)!;
};

test('a link with pieces and a code fills the bag and leads to the checkout', async ({
  page,
  stack,
}) => {
  await addFrom(page, 'rings', 'First Light Solitaire');
  await saved(page);
  const hoops = variantNumber(stack, 'DHH-01');
  await page.goto(`/cart/${hoops}:2?discount=AKN10`);
  expect(page.url()).toContain(stack.storefront.url);
  expect(new URL(page.url()).searchParams.get('_fd')).toBe('0');
  // What was in the bag stays; following the link again adds nothing.
  await page.goto(`/cart/${hoops}:2?discount=AKN10&storefront=true`);
  await expect(page).toHaveURL('/cart');
  const main = page.getByRole('main');
  await expect(termOf(main, 'Subtotal (3 items)')).toHaveText('$5,240.00');
  await expect(termOf(main, 'AKN10')).toHaveText('−$524.00');
});

test('a link to a piece that is not sold says so, and one that is no link is not found', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await page.goto('/cart/999999999:1');
  await expect(
    page.getByText('This piece is no longer sold. Please choose another.'),
  ).toBeVisible();
  const response = await page.goto('/cart/ring:1');
  expect(response?.status()).toBe(404);
});

test('a link with a code applies it and stays on this site', async ({page}) => {
  await page.goto('/discount/AKN10?redirect=/earrings');
  await expect(page).toHaveURL('/earrings');
  await page.goto('/discount/AKN10?redirect=https://elsewhere.example/');
  await expect(page).toHaveURL('/');
  const drawer = await addFrom(page, 'rings', 'First Light Solitaire');
  await expect(termOf(drawer, 'AKN10')).toHaveText('−$420.00');
  await saved(page);
  await page.goto('/discount/WINTER20?redirect=/earrings');
  await expect(
    page.getByText('This discount code is not active just now. Please try another.'),
  ).toBeVisible();
  await hydrated(page);
  await expect(bagLinkOf(page)).toHaveAccessibleName('Shopping bag, 1 item');
});
