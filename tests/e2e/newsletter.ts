import type {Page} from '@playwright/test';
import {expect} from './test.ts';
import type {Stack} from './stack.ts';

/** The link of a kind in the newest mail to an address. */
export async function mailedLink({mail}: Stack, to: string, path: string): Promise<string> {
  const message = await mail.waitFor({to, subject: 'Please confirm your address'});
  const link = new RegExp(`https?://\\S*${path}\\?token=[\\w.-]+`).exec(message.text ?? '');
  return link?.[0] ?? `no link to ${path}`;
}

/** Asks for the letters on their own page, and gives the link that was mailed. */
export async function askFor(page: Page, stack: Stack, email: string): Promise<string> {
  await page.goto('/newsletter');
  await page.getByLabel('Email', {exact: true}).fill(email);
  await page.getByRole('main').getByRole('button', {name: 'Sign Up'}).click();
  await expect(page.getByText('Verification Email Sent!')).toBeVisible();
  return mailedLink(stack, email, '/verify-newsletter');
}
