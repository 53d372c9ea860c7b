import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import type {Locator, Page} from '@playwright/test';
import type {Database} from '../../app/lib/supabase/database.types.ts';
import type {Message} from '../../local/mail/start.ts';
import type {Stack} from './stack.ts';
import {expect} from './test.ts';

export const password = 'pomegranate';

/** Past row level security, to look behind and to prepare. */
export const service = ({supabase}: Stack): SupabaseClient<Database> =>
  createClient<Database>(supabase.url, supabase.secretKey, {
    auth: {persistSession: false, autoRefreshToken: false},
  });

let count = 0;
/** An address that nobody else uses. */
export const newAddress = (name: string): string =>
  `${name}-${process.pid}-${(count += 1)}@example.com`;

/** An account with a confirmed address and the password above. @returns its id */
export async function openAccount(stack: Stack, email: string): Promise<string> {
  const {data, error} = await service(stack).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  });
  expect(error).toBeNull();
  return data.user?.id ?? '';
}

/** The page's own field for an address; the footer has another. */
export const emailField = (page: Page): Locator =>
  page.getByRole('main').getByLabel('Email', {exact: true});

/** Signs in by the form that is on the page. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await emailField(page).fill(email);
  await page.getByRole('textbox', {name: 'Password'}).fill(secret);
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
}

/** Signs in, without a browser's page: the cookies are those of its form. */
export async function signInQuietly(page: Page, stack: Stack, email: string): Promise<void> {
  const answer = await page.request.post(`${stack.url}/auth`, {
    form: {intent: 'sign-in', email, password},
    headers: {Origin: stack.url},
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** The link of a mail of the auth service, as a path of the shop. */
export function linkIn(message: Message): string {
  const href = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(message.html ?? '')?.[1] ?? '';
  const {pathname, search} = new URL(href.replaceAll('&amp;', '&'));
  return pathname + search;
}
