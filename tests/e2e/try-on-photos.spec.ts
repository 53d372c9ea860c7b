import {writeFile} from 'node:fs/promises';
import type {Sharp} from 'sharp';
import {expectAccessible} from './accessibility.ts';
import {service} from './accounts.ts';
import {expect, test} from './test.ts';
import {agreed, keptOf, made, newShopper, openTryOn, photo} from './try-on.ts';

/** The engine calculates: on a machine that does other things as well it takes its time. */
test.describe.configure({timeout: 90_000});

test('a photo that cannot be used leads back to the guide and says what helps', async ({
  page,
  stack,
}) => {
  const shopper = await newShopper(page, stack);
  await agreed(stack, shopper);
  const dark = (picture: Sharp) => picture.linear(0.08, 0);
  const chin = {left: 200, top: 0, width: 800, height: 840};
  const fingers = {left: 200, top: 0, width: 900, height: 985};
  const refusals = [
    {
      piece: '/rings/first-light-solitaire',
      photos: [
        {file: await photo('portrait'), title: 'We could not find a hand'},
        {file: await photo('hand', dark), title: 'Too dark to see'},
        {file: await photo('hand', (hand) => hand.resize(90)), title: 'Too far away'},
        {file: await photo('fist'), title: 'We could not see your fingers'},
      ],
    },
    {
      piece: '/bracelets/hammered-dawn-cuff',
      photos: [
        {
          file: await photo('hand', (hand) => hand.extract(fingers)),
          title: 'We could not see your wrist',
        },
      ],
    },
    {
      piece: '/earrings/dawn-pearl-drops',
      photos: [
        {file: await photo('hand'), title: 'We could not find a face'},
        {file: await photo('group'), person: 2, title: 'We could not see an ear'},
      ],
    },
    {
      piece: '/necklaces/nur-pomegranate-pendant',
      photos: [
        {
          file: await photo('portrait', (face) => face.extract(chin)),
          title: 'We could not see your neck',
        },
        {file: await photo('group'), person: 3, title: 'The shoulders are turned'},
      ],
    },
  ];
  for (const {piece, photos} of refusals) {
    const dialog = await openTryOn(page, piece);
    for (const {file, title, ...chosen} of photos) {
      await dialog.getByLabel('Choose a Photo').setInputFiles(file);
      await dialog.getByRole('button', {name: 'Create the Magic'}).click();
      if ('person' in chosen)
        await dialog
          .getByRole('button', {name: `Person ${chosen.person} from the left`})
          .click(made);
      await expect(dialog.getByRole('alert').getByText(title)).toBeVisible(made);
      await expect(dialog.getByLabel('Choose a Photo')).toBeEnabled();
    }
  }
  // A photo that was refused is nowhere kept.
  expect(await keptOf(stack, shopper)).toMatchObject({sessions: [], photos: [], files: []});
});

test('of several people one is chosen', async ({page, stack}) => {
  await agreed(stack, await newShopper(page, stack));
  const dialog = await openTryOn(page, '/earrings/pomegranate-seed-studs');
  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('group'));
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  await expect(dialog.getByText('Who tries it on?')).toBeVisible(made);
  await expectAccessible(page);
  await dialog.getByRole('button', {name: 'Person 1 from the left'}).click();
  await expect(dialog.getByRole('img', {name: 'You, wearing Pomegranate Seed Studs'})).toBeVisible(
    made,
  );
});

test('files that are too large, of another kind, or no pictures are rejected', async ({
  page,
  stack,
  watch,
}, info) => {
  watch.allow(/\[try-on\]/);
  await agreed(stack, await newShopper(page, stack));
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');
  // A browser opens it from the disk faster than it is told its bytes.
  const large = info.outputPath('large.jpg');
  await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1));
  const choose = dialog.getByLabel('Choose a Photo');
  const file = (name: string, mimeType: string, bytes: number) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(bytes),
  });
  await choose.setInputFiles(large);
  await expect(dialog.getByRole('alert')).toContainText('File too large');
  await expect(dialog.getByRole('alert')).toContainText('Please select an image under 10MB');
  await choose.setInputFiles(file('letter.pdf', 'application/pdf', 100));
  await expect(dialog.getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP image.');
  await choose.setInputFiles(file('broken.png', 'image/png', 100));
  await expect(dialog.getByRole('alert')).toContainText('This photo cannot be read');
});

test('a saved photo goes straight to its preview, and a quick try to the photo of its group', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/status of (400|503)|\[try-on\]/);
  const shopper = await newShopper(page, stack);
  await agreed(stack, shopper);
  const client = service(stack);
  const image_url = `${shopper}/kept.jpg`;
  const {buffer} = await photo('hand');
  await client.storage.from('try-on-uploads').upload(image_url, buffer, {
    contentType: 'image/jpeg',
  });
  const {data: kept} = await client
    .from('user_photos')
    .insert({user_id: shopper, category: 'rings', image_url, is_validated: true})
    .select('id')
    .single();
  const session_group_id = crypto.randomUUID();
  await client.from('try_on_sessions').insert({
    user_id: shopper,
    product_id: '7100000000001',
    category: 'rings',
    photo_id: kept!.id,
    session_group_id,
  });

  stack.supabase.faults.add({kind: 'status', status: 500, service: 'rest', path: '/user_photos'});
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');
  await expect(dialog.getByRole('alert')).toContainText('Failed to load saved photos');
  stack.supabase.faults.clear();
  await dialog.getByRole('button', {name: 'Try again'}).click();
  // The address has ended while the dialog stood open.
  let hasEnded = true;
  await page.route('**/kept.jpg?*', async (route) => {
    if (!hasEnded || route.request().resourceType() !== 'fetch') return route.fallback();
    hasEnded = false;
    await route.fulfill({status: 400});
  });
  await dialog.getByRole('button', {name: 'Saved photo 1'}).click();
  await expect(dialog.getByRole('button', {name: 'Create the Magic'})).toBeEnabled();
  await dialog.getByRole('button', {name: 'Choose Another'}).click();
  await expect(dialog.getByText('Back of the hand, fingers spread')).toBeVisible();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await page.getByRole('button', {name: 'Try It On'}).click();
  await expect(dialog.getByText('Choose one of your photos')).toBeVisible();

  await page.goto(`/product/7100000000002?tryOn=true&sessionGroup=${session_group_id}`);
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
  const {sessions} = await keptOf(stack, shopper);
  expect(sessions.at(-1)).toMatchObject({
    product_id: '7100000000002',
    session_group_id,
    photo_id: kept!.id,
  });
  await dialog.getByRole('button', {name: 'Try Another'}).click();
  await expect(dialog.getByText('Choose one of your photos')).toBeVisible();
});
