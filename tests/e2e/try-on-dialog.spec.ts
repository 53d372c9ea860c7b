import type {Locator, Page} from '@playwright/test';
import type {Answer} from '../../app/features/try-on/engine/protocol.ts';
import {expectAccessible} from './accessibility.ts';
import {expect, test} from './test.ts';
import {
  agreed,
  contention,
  keptOf,
  made,
  newShopper,
  openTryOn,
  photo,
  type PhotoFile,
} from './try-on.ts';

/** The engine calculates: on a machine that does other things as well it takes its time. */
test.describe.configure({timeout: 90_000});

/** Milliseconds of the longest task that kept the page from answering. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = {longest: 0};
    Object.assign(window, {tasks: seen});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) {
        seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({type: 'longtask'});
  });
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as {tasks: {longest: number}}).tasks);
    await page.evaluate(() => {
      (window as unknown as {tasks: {longest: number}}).tasks.longest = 0;
    });
    return seen.longest;
  };
}

test('a visitor sees what it is, the way in, and comes back to the open dialog', async ({page}) => {
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');
  await expect(dialog.getByRole('link', {name: 'Learn More'})).toHaveAttribute(
    'href',
    '/virtual-try-on',
  );
  const href = await dialog.getByRole('link', {name: 'Sign In to Try On'}).getAttribute('href');
  expect(new URL(href ?? '', page.url()).searchParams.get('redirect_to')).toBe(
    '/rings/first-light-solitaire?tryOn=true',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a ring: consent, photo, result within 3 seconds, two more, and all of it is kept', async ({
  page,
  stack,
}) => {
  const longestTask = await watchTasks(page);
  const shopper = await newShopper(page, stack);
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');

  await expect(dialog.getByText('Before your first photo')).toBeVisible();
  expect(await keptOf(stack, shopper)).toEqual({
    sessions: [],
    photos: [],
    consents: [],
    files: [],
  });
  await dialog.getByRole('button', {name: 'Agree and Continue'}).click();
  await expect(dialog.getByText('Back of the hand, fingers spread')).toBeVisible();
  const {consents} = await keptOf(stack, shopper);
  expect(consents).toMatchObject([{version: '2026-11', withdrawn_at: null}]);
  expect(Date.parse(consents[0]!.given_at)).toBeGreaterThan(Date.now() - 60_000);

  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('hand'));
  const create = dialog.getByRole('button', {name: 'Create the Magic'});
  await expect(create).toBeEnabled();
  expect((await keptOf(stack, shopper)).files).toEqual([]);
  await longestTask();
  let shared = contention();
  const started = Date.now();
  await create.click();
  const result = dialog.getByRole('img', {name: 'You, wearing First Light Solitaire'});
  await expect(result).toBeVisible(made);
  const first = Date.now() - started;
  shared = Math.max(shared, contention());
  expect(first / shared).toBeLessThan(3_000);
  expect((await longestTask()) / shared).toBeLessThanOrEqual(100);
  await expect(dialog.getByText('Made on your device')).toBeVisible();
  await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
  await expectAccessible(page);

  await longestTask();
  const more = dialog.getByRole('region', {name: 'Try More'});
  for (const name of ['Arev Signet Ring', 'Pomegranate Row Band']) {
    const next = Date.now();
    await more.getByRole('button', {name}).click();
    await expect(dialog.getByRole('img', {name: `You, wearing ${name}`})).toBeVisible(made);
    const took = Date.now() - next;
    shared = Math.max(shared, contention());
    expect(took / shared).toBeLessThan(1_000);
    await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
  }
  expect((await longestTask()) / shared).toBeLessThanOrEqual(100);

  const {sessions, photos, files} = await keptOf(stack, shopper);
  expect(photos).toMatchObject([{category: 'rings', is_validated: true}]);
  expect(sessions).toHaveLength(3);
  const [oldest] = sessions;
  for (const session of sessions) {
    expect(session).toMatchObject({
      category: 'rings',
      status: 'completed',
      engine: 'device',
      photo_id: photos[0]?.id,
      session_group_id: oldest?.session_group_id,
      processed_image_url: `${shopper}/${session.id}-result.jpg`,
    });
    expect(session.original_image_url).toHaveLength(100);
    expect(session.original_image_url).toMatch(/^data:image\/jpeg;base64,/);
  }
  expect(files).toEqual(
    [`${oldest?.id}-original.jpg`, ...sessions.map(({id}) => `${id}-result.jpg`)].sort(),
  );
});

/**
 * Milliseconds from a chosen file to the picture on the screen, for a shopper who presses the button
 * as soon as it can be pressed. Measured in the page: the test hears of things too late for that.
 */
async function timeFirstPicture(page: Page, dialog: Locator, file: PhotoFile): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'change',
          () => {
            const started = performance.now();
            let pressed = false;
            const look = () => {
              const create = [...document.querySelectorAll('button')].find(
                ({textContent, disabled}) => textContent === 'Create the Magic' && !disabled,
              );
              if (create && !pressed) create.click();
              pressed ||= !!create;
              const picture = document.querySelector<HTMLImageElement>('img[alt^="You, wearing"]');
              if (picture?.complete && picture.naturalWidth) resolve(performance.now() - started);
              else requestAnimationFrame(look);
            };
            look();
          },
          {once: true},
        );
      }),
  );
  await dialog.getByLabel('Choose a Photo').setInputFiles(file);
  return shown;
}

/** Notes in the page when the engine's worker has answered for the first time: it is prepared. */
function notePrepared() {
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...given: ConstructorParameters<typeof Own>) {
      super(...given);
      this.addEventListener('message', ({data}: MessageEvent<Answer>) => {
        if (data.kind === 'done') document.documentElement.dataset.prepared = 'true';
      });
    }
  };
}

/** A necklace takes the longest: what holds for it holds for the others. */
test('a necklace: the picture is there 3 seconds after the photo was chosen, with models kept after 1', async ({
  page,
  stack,
}) => {
  await page.addInitScript(notePrepared);
  await agreed(stack, await newShopper(page, stack));
  const file = await photo('portrait');
  const visit = async (ready: (dialog: Locator) => Promise<unknown>) => {
    const dialog = await openTryOn(page, '/necklaces/nur-pomegranate-pendant');
    await ready(dialog);
    let shared = contention();
    const took = await timeFirstPicture(page, dialog, file);
    shared = Math.max(shared, contention());
    await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
    return took / shared;
  };
  // The dialog was opened the moment before.
  const guide = (dialog: Locator) => expect(dialog.getByLabel('Choose a Photo')).toBeVisible();
  expect(await visit(guide)).toBeLessThan(3_000);
  // Looking for a photo takes a moment, in which the engine is made ready.
  const another = async (dialog: Locator) => {
    await dialog.getByRole('button', {name: 'New Photo'}).click();
    await page.waitForFunction(() => document.documentElement.dataset.prepared === 'true');
  };
  let fastest = Infinity;
  // A busy moment of the machine proves nothing: it may try again.
  for (let times = 0; times < 7 && fastest >= 1_000; times++) {
    fastest = Math.min(fastest, await visit(another));
  }
  expect(fastest).toBeLessThan(1_000);
});

test('the piece is compared, shared, moved by keys, put on another finger, and worn with others', async ({
  page,
  stack,
}) => {
  await agreed(stack, await newShopper(page, stack));
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');
  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('hand'));
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  const picture = dialog.getByRole('img', {name: /^You, wearing/});
  await expect(picture).toBeVisible(made);

  const line = dialog.getByRole('slider', {name: 'Before and after'});
  const before = Number(await line.inputValue());
  await line.press('ArrowRight');
  expect(Number(await line.inputValue())).toBeGreaterThan(before);

  const onRingFinger = await picture.getAttribute('src');
  await dialog.getByText('Middle', {exact: true}).click();
  await expect(picture).not.toHaveAttribute('src', onRingFinger ?? '', made);
  await expect(dialog.getByRole('radio', {name: 'Middle'})).toBeChecked();

  const share = page.getByRole('dialog', {name: 'Share this try-on'});
  const openShare = () => dialog.getByRole('button', {name: 'Share', exact: true}).click();
  await openShare();
  await share.getByRole('button', {name: 'Create a Link'}).click();
  const link = await share.getByLabel('Share link').inputValue();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();

  const onMiddle = await picture.getAttribute('src');
  await dialog.getByRole('button', {name: 'Adjust the Piece'}).click();
  const handle = dialog.getByRole('button', {name: /arrow keys move it/});
  const placed = await handle.boundingBox();
  for (let i = 0; i < 5; i++) await handle.press('ArrowUp');
  await expect.poll(async () => (await handle.boundingBox())?.y, made).toBeLessThan(placed!.y - 2);
  await expectAccessible(page);
  await dialog.getByRole('button', {name: 'Done'}).click();
  await expect(picture).not.toHaveAttribute('src', onMiddle ?? '', made);

  // The link shows the picture as it is now.
  await openShare();
  await expect(share.getByLabel('Share link')).toHaveValue(link);
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();

  await dialog.getByRole('checkbox', {name: 'Wear together'}).check();
  await dialog.getByRole('button', {name: 'Arev Signet Ring'}).click();
  await expect(
    dialog.getByRole('img', {name: 'You, wearing First Light Solitaire and Arev Signet Ring'}),
  ).toBeVisible(made);
  await dialog.getByRole('button', {name: 'Take off First Light Solitaire'}).click();
  await expect(dialog.getByRole('img', {name: 'You, wearing Arev Signet Ring'})).toBeVisible(made);
});

test('earrings on a portrait', async ({page, stack}) => {
  await agreed(stack, await newShopper(page, stack));
  const dialog = await openTryOn(page, '/earrings/dawn-pearl-drops');
  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('portrait'));
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  await expect(dialog.getByRole('img', {name: 'You, wearing Dawn Pearl Drops'})).toBeVisible(made);
  await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
});

test('a picture that cannot be kept stays, and is kept on the next try', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/500|\[try-on\]|CORS|ERR_FAILED/);
  const shopper = await newShopper(page, stack);
  await agreed(stack, shopper);
  const dialog = await openTryOn(page, '/bracelets/hammered-dawn-cuff');
  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('hand'));
  stack.supabase.faults.add({kind: 'status', status: 500, service: 'storage', method: 'PUT'});
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  const again = dialog.getByRole('button', {name: 'Keep It Again'});
  await expect(again).toBeVisible(made);
  await expect(dialog.getByRole('img', {name: 'You, wearing Hammered Dawn Cuff'})).toBeVisible();
  expect((await keptOf(stack, shopper)).sessions).toMatchObject([{status: 'failed'}]);
  stack.supabase.faults.clear();
  await again.click();
  await expect(dialog.getByText('Kept in your try-ons')).toBeVisible(made);
  expect((await keptOf(stack, shopper)).sessions).toMatchObject([{status: 'completed'}]);
});

test('while a generative engine works the device picture stays, also when it fails', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/502|\[try-on\]/);
  await agreed(stack, await newShopper(page, stack));
  await page.route('**/try-on/photos.json?*', async (route) => {
    const answer = await route.fetch();
    const shelf = (await answer.json()) as object;
    await route.fulfill({response: answer, json: {...shelf, generative: true}});
  });
  let answered = () => {};
  const asked = new Promise<Record<string, string>>((resolve) => {
    void page.route('**/try-on/generate.json', async (route) => {
      resolve(route.request().postDataJSON() as Record<string, string>);
      await new Promise<void>((done) => (answered = done));
      const error = 'AI service is busy. Please try again in a moment.';
      await route.fulfill({status: 502, json: {error}});
    });
  });
  const dialog = await openTryOn(page, '/rings/first-light-solitaire');
  await dialog.getByLabel('Choose a Photo').setInputFiles(await photo('hand'));
  await dialog.getByRole('button', {name: 'Create the Magic'}).click();
  await expect(dialog.getByText('It takes 30-60 seconds.')).toBeVisible(made);
  const {imageBase64, ...body} = await asked;
  expect(imageBase64).toMatch(/^data:image\/jpeg;base64,/);
  expect(body).toMatchObject({productId: '7100000000001', category: 'rings'});
  expect(body.productImageUrl).toMatch(/^https?:/);
  answered();
  await expect(page.getByRole('alert').getByText('The Artisans Need a Moment')).toBeVisible();
  await expect(dialog.getByText('AI service is busy. Please try again in a moment.')).toBeVisible();
  await expect(dialog.getByText('Made on your device')).toBeVisible();
});
