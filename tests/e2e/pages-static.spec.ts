import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility.ts';
import {service} from './accounts.ts';
import {handheld} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

async function fillLetter(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ani');
  await page.getByLabel('Last name').fill('Petrosyan');
  await page.getByRole('main').getByLabel('Email', {exact: true}).fill(email);
  await page.getByLabel('Message').fill('Do you resize rings?');
}

test('our story tells the name, three pillars, the atelier and the journey', async ({page}) => {
  await page.goto('/our-story');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Our Story'})).toBeVisible();
  await expect(page.getByText('Armenian for a gem or jewel')).toBeVisible();
  for (const name of [
    'Authenticity',
    'Timelessness',
    'Conscious Creation',
    'The atelier in Los Angeles',
    'The journey of the object',
  ]) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: 'Contact the atelier'})).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.getByRole('main').getByRole('link', {name: 'Explore Collections'}).click();
  await expect(page).toHaveURL('/collections');
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('a letter reaches the house, and its sender is thanked', async ({
    page,
    stack,
    watch,
  }, info) => {
    watch.allow(/status of 400/);
    const email = `letter-${info.project.name}@example.com`;
    await page.goto('/contact');
    await hydrated(page);
    await expect(page.getByText('Monday to Friday')).toBeVisible();
    await expect(page.getByText('10:00 AM to 6:00 PM')).toBeVisible();
    await expect(page.getByText('10:00 AM to 4:00 PM')).toBeVisible();
    await expect(page.getByText('By appointment only')).toBeVisible();
    await expect(page.getByLabel('Inquiry type').getByRole('option')).toHaveText([
      'Select an option',
      'General',
      'A piece',
      'Custom work',
      'An appointment',
      'Care and repair',
    ]);
    await page.getByLabel('Phone').fill('+1 213 555 0100');
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByText('Please enter a message.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+1 213 555 0100');
    await expectAccessible(page);

    await fillLetter(page, email);
    await page.getByLabel('Inquiry type').selectOption('care');
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByRole('heading', {name: 'Thank you, we have your letter'})).toBeVisible();
    await stack.mail.waitFor({to: email, subject: 'We have your letter'});
    const house = stack.mail.messages().findLast(({subject}) => subject?.startsWith('Letter from'));
    expect(house?.text).toContain('Do you resize rings?');
    expect(house?.text).toContain('Care and repair');
  });
});

test('a letter is kept while its function is down, and typed words while everything is', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of 503/);
  stack.supabase.faults.add({kind: 'status', status: 500});
  await page.goto('/contact?piece=Ararat+Cuff');
  await hydrated(page);
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like to know more about Ararat Cuff.',
  );
  await fillLetter(page, 'outage@example.com');
  await page.getByRole('button', {name: 'Send Message'}).click();
  const failure = page.getByText(
    'Your message could not be sent. Please try again, or write to us directly.',
  );
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you resize rings?');

  // Offline is told the same way, in place.
  await page.context().setOffline(true);
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);

  stack.supabase.faults.clear();
  stack.supabase.faults.add({kind: 'drop', service: 'functions'});
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('heading', {name: 'Thank you, we have your letter'})).toBeVisible();
});

test('who writes too often is told so, keeps every word, and is heard later', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of (429|503)/);
  const attempts = service(stack).from('rate_limits');
  const forget = () => attempts.delete().eq('action', 'inquiry');
  await forget();
  const letter = {firstName: 'Ani', lastName: 'Petrosyan', message: 'Hello?'};
  const form = {...letter, email: 'often@example.com'};
  for (let sent = 0; sent < 5; sent += 1) {
    await page.request.post('/contact', {form, headers: {Origin: stack.url}});
  }
  await page.goto('/contact');
  await hydrated(page);
  await fillLetter(page, 'often@example.com');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(
    page.getByText('Too many requests. Please wait a moment and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you resize rings?');
  await forget();
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('heading', {name: 'Thank you, we have your letter'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an appointment is wished for, with a day and a time', async ({page, stack, watch}) => {
    watch.allow(/ csp$/); // scripts that are not wanted
    watch.allow(/status of 400/);
    const email = 'appointment@example.com';
    await page.goto('/contact');
    await page.getByRole('link', {name: 'Request an appointment'}).click();
    await expect(page).toHaveURL('/contact?type=appointment');
    await fillLetter(page, email);
    await page.getByLabel('Preferred date').fill('2020-01-01');
    await page.getByLabel('Preferred time').selectOption('afternoon');
    await page.getByRole('button', {name: 'Request Appointment'}).click();
    await expect(page.getByText('Please choose a day to come.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ani');
    await expect(page.getByLabel('Preferred time')).toHaveValue('afternoon');
    await page.getByLabel('Preferred date').fill('2999-01-01');
    await page.getByRole('button', {name: 'Request Appointment'}).click();
    await expect(page.getByRole('heading', {name: 'Thank you, we have your wish'})).toBeVisible();
    await stack.mail.waitFor({to: email, subject: 'Your appointment request'});
    const house = stack.mail
      .messages()
      .findLast(({subject}) => subject?.startsWith('Appointment wished'));
    expect(house?.text).toContain('2999-01-01, afternoon');
  });

  test('what a machine sends goes nowhere', async ({page, stack, baseURL}) => {
    const answer = await page.request.post('/contact', {
      headers: {Origin: baseURL ?? ''},
      form: {
        firstName: 'Bot',
        lastName: 'Bot',
        email: 'bot@example.com',
        message: 'Buy this',
        website: 'https://spam.example',
      },
    });
    expect(answer.ok()).toBe(true);
    expect(stack.mail.messages().filter(({text}) => text?.includes('Buy this'))).toEqual([]);
  });
});

test('policies are read from the shop; one that it has not is not found', async ({page, watch}) => {
  await page.goto('/policies');
  await page.getByRole('main').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Privacy Policy'})).toBeVisible();

  watch.allow(/status of 404/);
  const missing = await page.goto('/policies/nonsense');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
});
