import {newAddress, openAccount, signInQuietly} from './accounts.ts';
import {drawerOf} from './bag.ts';
import {Examination} from './examine.ts';
import {phone} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';
import {openTryOn} from './try-on.ts';
import {keepPhoto, keepTryOn, looks} from './try-ons.ts';

test.describe.configure({timeout: 120_000});

test.describe('whoever only looks', () => {
  test.use({newsletterPopup: true});

  test('no dialog keeps anyone out or has an error in its HTML', async ({page}) => {
    const examination = new Examination(page);
    const dialog = (name: string) => page.getByRole('dialog', {name});
    /** Looks at the dialog that was asked for, and leaves it. */
    const lookAt = async (name: string) => {
      await expect(dialog(name)).toBeVisible();
      await test.step(name, () => examination.look(name));
      await page.keyboard.press('Escape');
      await expect(dialog(name)).toBeHidden();
    };

    await page.goto('/our-story');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', {name: 'Rings', exact: true}).click();
    await lookAt('Letters from the atelier');

    await page.getByRole('link', {name: 'Search'}).click();
    await dialog('Search').getByRole('combobox').fill('garn');
    await expect(dialog('Search').getByRole('group', {name: 'Pieces'})).toBeVisible();
    await lookAt('Search');

    await page.getByRole('article').filter({hasText: 'Pomegranate Row Band'}).hover();
    await page.getByRole('button', {name: 'Quick View of Pomegranate Row Band'}).click();
    await expect(
      dialog('Pomegranate Row Band').getByRole('button', {name: 'Add to Bag'}),
    ).toBeVisible();
    await lookAt('Pomegranate Row Band');

    await page.getByRole('button', {name: 'Add Pomegranate Row Band to bag'}).click();
    const drawer = drawerOf(page);
    for (const title of ['Discount code', 'Gift card', 'Gift note'])
      await drawer.locator('summary').filter({hasText: title}).click();
    await lookAt('Shopping Bag');

    await page.getByRole('link', {name: 'First Light Solitaire'}).first().click();
    await page.getByRole('link', {name: 'Ring size guide'}).click();
    await lookAt('Ring size guide');
    await page
      .getByRole('list', {name: /^Pictures/})
      .getByRole('link')
      .first()
      .click();
    await lookAt('First Light Solitaire');
    await page.getByRole('button', {name: 'Share', exact: true}).click();
    await dialog('Share this piece').getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText(/^(Link copied!|Failed to copy)$/)).toBeVisible();
    await lookAt('Share this piece');
    await page.getByRole('button', {name: 'Try It On'}).click();
    await expect(dialog('Virtual Try-On').getByRole('link', {name: 'Learn More'})).toBeVisible();
    await lookAt('Virtual Try-On');

    await page.setViewportSize(phone);
    await page.getByRole('button', {name: 'Menu'}).click();
    await lookAt('Akn');
    await page.getByRole('button', {name: 'Menu'}).click();
    await dialog('Akn').getByRole('link', {name: 'Rings', exact: true}).click();
    await page.getByRole('button', {name: 'Filter'}).click();
    await lookAt('Filter');
    await examination.end();
  });
});

test('no dialog of a shopper keeps anyone out or has an error in its HTML', async ({
  page,
  stack,
}) => {
  const examination = new Examination(page);
  const email = newAddress('dialogs');
  const id = await openAccount(stack, email);
  await signInQuietly(page, stack, email);
  const tryOn = await openTryOn(page, '/rings/first-light-solitaire');
  const agree = tryOn.getByRole('button', {name: 'Agree and Continue'});
  await expect(agree).toBeVisible();
  await examination.look('the notice about photos');
  await agree.click();
  await expect(tryOn.getByText('Back of the hand, fingers spread')).toBeVisible();
  await examination.look('the guide to a photo');

  await keepTryOn(stack, id, looks.drops);
  await keepTryOn(stack, id, looks.ring);
  await keepPhoto(stack, id, 'rings', 'hand');
  await page.goto('/portal/try-on');
  await hydrated(page);
  const press = (title: string, name: string) =>
    page.getByRole('article', {name: title}).getByRole('button', {name, exact: true}).click();
  await page.getByRole('button', {name: 'Manage Photos'}).click();
  await expect(page.getByRole('heading', {name: 'Rings 1 photo', exact: true})).toBeVisible();
  await examination.look('photos');
  await page.keyboard.press('Escape');
  await press(looks.drops.title, 'View');
  await examination.look('a try-on');
  await page.keyboard.press('Escape');
  await press(looks.drops.title, 'Share');
  await examination.look('sharing a try-on');
  await page.keyboard.press('Escape');
  for (const {title} of [looks.drops, looks.ring]) await press(title, 'Compare');
  await page.getByRole('button', {name: 'Compare Side by Side'}).click();
  await examination.look('two try-ons');
  await examination.end();
});
