import {expect, type Page} from '@playwright/test';

/** The hosted checkout's first step. */
export async function giveAddress(page: Page, email = 'ani@example.com'): Promise<void> {
  // Until it is there, the shop's page is, which asks for an email too.
  await expect(page.getByRole('heading', {level: 1, name: 'Checkout'})).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Last name').fill('Petrosyan');
  await page.getByLabel('Address', {exact: true}).fill('500 Molino St');
  await page.getByLabel('City').fill('Los Angeles');
  await page.getByLabel('State or province').fill('CA');
  await page.getByLabel('ZIP code').fill('90013');
  await page.getByRole('button', {name: 'Continue to delivery and payment'}).click();
}

/** Its second step: the button that pays. */
export async function pay(page: Page, cardNumber = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Test card number').fill(cardNumber);
  await page.getByLabel('Name on card').fill('Ani Petrosyan');
  await page.getByRole('button', {name: /^Pay \$/}).click();
}
