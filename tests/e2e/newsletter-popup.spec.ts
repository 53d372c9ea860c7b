import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './test.ts';
import {mailedLink} from './newsletter.ts';

const popup = (page: Page) => page.getByRole('dialog', {name: 'Letters from the atelier'});
const flag = (page: Page, name: string) =>
  page.evaluate((key) => sessionStorage.getItem(`newsletter-popup-${key}`), name);

test.describe('the popup', () => {
  test.use({newsletterPopup: true});

  test('asks on the second page, and mails a link', async ({page, stack}, info) => {
    const email = `popup-${info.project.name}@example.com`;
    await page.goto('/our-story');
    await hydrated(page);
    await expect(popup(page)).toBeHidden();
    await page.getByRole('link', {name: 'Visit or write to us'}).click();
    await expect(popup(page)).toBeVisible();
    expect(await flag(page, 'shown')).toBe('true');

    const signUp = popup(page).getByRole('button', {name: 'Sign Up'});
    const chips = popup(page).getByRole('checkbox');
    await expect(chips).toHaveCount(3);
    for (const chip of await chips.all()) await expect(chip).toBeChecked();
    await signUp.click();
    await expect(popup(page).getByRole('alert').filter({hasText: 'Email Required'})).toHaveText(
      'Email RequiredPlease enter your email address.',
    );
    const address = popup(page).getByLabel('Email', {exact: true});
    await expect(address).toBeFocused();
    await address.fill(email);
    for (const name of ['Rings', 'Necklaces', 'Earrings']) {
      await popup(page).getByText(name, {exact: true}).click();
    }
    await signUp.click();
    await expect(popup(page).getByText('Preference Required')).toBeVisible();
    await expect(popup(page).getByText('Please select at least one preference.')).toBeVisible();
    await popup(page).getByText('Rings', {exact: true}).click();
    await signUp.click();
    await expect(popup(page).getByText('Verification Email Sent!')).toBeVisible();
    await expect(
      popup(page).getByText(
        'Please check your email and click the verification link to get your 10% discount code!',
      ),
    ).toBeVisible();
    expect(await flag(page, 'completed')).toBe('true');
    await popup(page).getByRole('button', {name: 'Continue browsing'}).click();
    await expect(popup(page)).toBeHidden();
    expect(await flag(page, 'dismissed')).toBeNull();

    expect(await mailedLink(stack, email, '/verify-newsletter')).toContain(
      '/verify-newsletter?token=',
    );
  });

  test('takes no click that is under way', async ({page}) => {
    await page.clock.install();
    await page.goto('/our-story');
    await hydrated(page);
    await page.getByRole('link', {name: 'Visit or write to us'}).hover();
    await page.mouse.down();
    await page.clock.runFor(130_000);
    await expect(popup(page)).toBeHidden();
    await page.mouse.move(1, 400);
    await page.mouse.up();
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(popup(page)).toBeVisible();
  });

  test('comes once in a session, and not over the bag or a page where somebody is busy', async ({
    page,
  }) => {
    await page.goto('/rings/first-light-solitaire');
    await hydrated(page);
    await page.getByRole('button', {name: 'Add to Bag'}).first().click();
    const bag = page.getByRole('dialog', {name: 'Shopping Bag'});
    await bag.getByRole('link', {name: 'View bag'}).or(bag.getByText('Subtotal')).first().waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/cart');
    await hydrated(page);
    await page.clock.install();
    await page.clock.runFor(5_000);
    await expect(popup(page)).toBeHidden();

    await page.goto('/contact');
    await hydrated(page);
    await page.getByLabel('First name').focus();
    await page.clock.runFor(5_000);
    await expect(popup(page)).toBeHidden();
    await page.getByLabel('First name').blur();
    await page.clock.runFor(1_000);
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole('button', {name: 'No, thank you'}).click();
    await expect(popup(page)).toBeHidden();
    expect(await flag(page, 'dismissed')).toBe('true');

    await page.goto('/our-story');
    await hydrated(page);
    await page.clock.runFor(130_000);
    await expect(popup(page)).toBeHidden();
  });

  test('comes after two minutes on one page, with the address of who is signed in', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{name: 'signed-in', value: '1', url: baseURL ?? ''}]);
    await page.route('**/account.json', (route) =>
      route.fulfill({
        json: {signedIn: true, email: 'ani@example.com', name: null, wishlist: []},
      }),
    );
    await page.clock.install();
    await page.goto('/our-story');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('newsletter-popup-visit')))
      .not.toBeNull();
    await page.clock.runFor(100_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(popup(page).getByLabel('Email', {exact: true})).toHaveValue('ani@example.com');
  });

  test('comes at 95% of a page', async ({page}) => {
    await page.goto('/our-story');
    await hydrated(page);
    const depth = (share: number) =>
      page.evaluate((to) => {
        const {scrollHeight} = document.documentElement;
        window.scrollTo(0, scrollHeight * to - window.innerHeight);
      }, share);
    await depth(0.9);
    await expect(popup(page)).toBeHidden();
    await depth(0.96);
    await expect(popup(page)).toBeVisible();
  });

  test('keeps what was typed when the mail cannot be sent', async ({page, stack}) => {
    stack.supabase.faults.add({kind: 'status', status: 500, service: 'functions'});
    await page.goto('/our-story');
    await hydrated(page);
    await page.getByRole('link', {name: 'Visit or write to us'}).click();
    await popup(page).getByLabel('Email', {exact: true}).fill('later@example.com');
    await popup(page).getByRole('button', {name: 'Sign Up'}).click();
    await expect(popup(page).getByText('Request Failed')).toBeVisible();
    await expect(
      popup(page).getByText('Failed to send verification email. Please try again.'),
    ).toBeVisible();
    await expect(popup(page).getByLabel('Email', {exact: true})).toHaveValue('later@example.com');
    stack.supabase.faults.clear();
    await popup(page).getByRole('button', {name: 'Sign Up'}).click();
    await expect(popup(page).getByText('Verification Email Sent!')).toBeVisible();
  });
});
