import type {Locator, Page} from '@playwright/test';
import {expect, hydrated} from './test.ts';

/** The bag drawer. */
export const drawerOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Shopping Bag'});

/** The bag's link in the header; its name tells how many pieces there are. */
export const bagLinkOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', {name: /^Shopping bag/});

/** Opens a category and puts a piece of it in the bag, by the button on its card. */
export async function addFrom(page: Page, category: string, piece: string): Promise<Locator> {
  await page.goto(`/${category}`);
  await hydrated(page);
  await page.getByRole('button', {name: `Add ${piece} to bag`}).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('link', {name: piece})).toBeVisible();
  return drawer;
}

/** Resolves to the saved id once the provider knows all of the bag: nothing is wanted any more. */
export async function saved(page: Page): Promise<string> {
  const kept = () =>
    page.evaluate(() => {
      const bag = JSON.parse(localStorage.getItem('bag') ?? '{}') as {wanted?: object};
      const unsaved = Object.keys(bag.wanted ?? {}).length;
      return unsaved === 0 ? localStorage.getItem('shopify-checkout-id') : `${unsaved} not saved`;
    });
  await expect.poll(kept).toMatch(/^gid:\/\/shopify\/Cart\//);
  return (await kept())!;
}

/** Opens the drawer from the header. */
export async function openBag(page: Page): Promise<Locator> {
  await hydrated(page);
  await bagLinkOf(page).click();
  const drawer = drawerOf(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** What a summary or table of terms says for one of them. */
export const termOf = (scope: Locator, term: string | RegExp): Locator =>
  scope.getByRole('term').filter({hasText: term}).locator('xpath=following-sibling::dd');
