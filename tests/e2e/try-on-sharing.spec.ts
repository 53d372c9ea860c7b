import {newAddress, openAccount, signInQuietly} from './accounts.ts';
import {expect, hydrated, test} from './test.ts';
import {keptOf} from './try-on.ts';
import {keepPhoto, keepTryOn, looks} from './try-ons.ts';

test('a try-on is shared with strangers, and no longer', async ({page, stack, browser}) => {
  const email = newAddress('sharing');
  const id = await openAccount(stack, email);
  const session = await keepTryOn(stack, id, looks.pendant);
  const context = await browser.newContext({baseURL: stack.url});
  const stranger = await context.newPage();
  const path = `/try-on/${session}`;
  /** What a stranger gets: status of the page and of the picture, and the bytes of the latter. */
  const seen = async () => {
    const [document, picture] = await Promise.all([
      stranger.request.get(path),
      stranger.request.get(`${path}/picture`),
    ]);
    return [document.status(), picture.status(), (await picture.body()).length > 0];
  };
  expect(await seen()).toEqual([404, 404, false]);

  await signInQuietly(page, stack, email);
  await page.goto('/portal/try-on');
  await hydrated(page);
  const card = page.getByRole('article', {name: looks.pendant.title});
  await card.getByRole('button', {name: 'Share', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Share this try-on'});
  await expect(dialog.getByText('nobody but you can open this picture')).toBeVisible();
  expect(await seen()).toEqual([404, 404, false]);

  await dialog.getByRole('button', {name: 'Create a Link'}).click();
  await expect(dialog.getByLabel('Share link')).toHaveValue(stack.url + path);
  for (const [name, address] of [
    ['Email', /^mailto:/],
    ['WhatsApp', /^https:\/\/wa\.me\//],
    ['Facebook', /^https:\/\/www\.facebook\.com\/sharer/],
    ['Pinterest', new RegExp(encodeURIComponent(`${path}/picture`))],
  ] as const) {
    await expect(dialog.getByRole('link', {name})).toHaveAttribute('href', address);
  }
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Download share card'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('nur-pomegranate-pendant-try-on.png');
  const {default: sharp} = await import('sharp');
  expect(await sharp(await file.path()).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 1200,
  });

  // Whoever has the link sees the picture and the piece, and nothing of who it is.
  expect(await seen()).toEqual([200, 200, true]);
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', {name: looks.pendant.title})).toBeVisible();
  await expect(stranger.getByRole('img', {name: /A try-on of/})).toHaveJSProperty(
    'naturalWidth',
    1200,
  );
  await expect(stranger.getByRole('link', {name: 'View the Piece'})).toHaveAttribute(
    'href',
    '/necklaces/nur-pomegranate-pendant',
  );
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(stranger.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`${path}/picture`),
  );
  const html = await stranger.content();
  for (const secret of [email, id, 'try-on-uploads', 'token=']) expect(html).not.toContain(secret);
  const {headers} = {headers: (await stranger.request.get(`${path}/picture`)).headers()};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toContain('noindex');

  await dialog.getByRole('button', {name: 'Stop sharing'}).click();
  await expect(dialog.getByRole('button', {name: 'Create a Link'})).toBeVisible();
  expect(await seen()).toEqual([404, 404, false]);
  await context.close();
});

test('neither a visitor nor a neighbour with an account gets a byte of what is not shared', async ({
  page,
  stack,
  browser,
}) => {
  const email = newAddress('private');
  const owner = await openAccount(stack, email);
  const group = crypto.randomUUID();
  const session = await keepTryOn(stack, owner, looks.ring, group);
  await keepPhoto(stack, owner, 'rings', 'hand-rings');
  const neighbours = newAddress('curious');
  const neighbour = await openAccount(stack, neighbours);
  const context = await browser.newContext({baseURL: stack.url});
  const other = await context.newPage();
  /** What somebody is answered: whole bodies, to look for the owner's files in. */
  const answers = async () => {
    const {request} = other;
    const json = (data: object) => ({data, headers: {Origin: stack.url}});
    const all = await Promise.all([
      request.get(`/try-on/${session}`),
      request.get(`/try-on/${session}/picture`),
      request.get(`/try-on/photos.json?category=rings&group=${group}`),
      request.get('/portal/try-on'),
      ...['replace', 'complete', 'keep-photo', 'fail'].map((intent) =>
        request.post(
          '/try-on/sessions.json',
          json({intent, sessionId: session, category: 'rings', engine: 'device'}),
        ),
      ),
    ]);
    return Promise.all(
      all.map(async (answer) => {
        expect(answer.headers()['content-type'] ?? '').not.toContain('image');
        const text = await answer.text();
        for (const secret of [owner, 'token=']) expect(text).not.toContain(secret);
        return answer.status();
      }),
    );
  };
  const before = await keptOf(stack, owner);
  expect(await answers()).toEqual([404, 404, 401, 200, 401, 401, 401, 401]);
  expect(other.url()).toBe('about:blank');
  await signInQuietly(other, stack, neighbours);
  // Pages of their own; the owner's try-on is none that they have.
  expect(await answers()).toEqual([404, 404, 200, 200, 404, 404, 404, 404]);
  expect(await keptOf(stack, owner)).toEqual(before);
  expect(await keptOf(stack, neighbour)).toMatchObject({sessions: [], photos: [], files: []});

  // The owner's own addresses show their files for minutes.
  await signInQuietly(page, stack, email);
  const shelf = await page.request.get(`/try-on/photos.json?category=rings&group=${group}`);
  const {photos} = (await shelf.json()) as {photos: {url: string}[]};
  const token = new URL(photos[0]!.url).searchParams.get('token') ?? '';
  const {exp} = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    exp: number;
  };
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(600);
  await context.close();
});

test('unshared, unknown and misspelt links look the same; an outage does not', async ({
  page,
  stack,
  watch,
}) => {
  watch.allow(/404|503/);
  const id = await openAccount(stack, newAddress('unshared'));
  const unshared = await keepTryOn(stack, id, looks.ring);
  for (const link of [unshared, '4b1f2b0a-9d4c-4f55-8a36-6f0b1a2c3d4e', 'x', "'--"]) {
    const answer = await page.goto(`/try-on/${encodeURIComponent(link)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
  }
  stack.supabase.faults.add({
    kind: 'status',
    status: 500,
    service: 'rest',
    path: '/rpc/get_shared_try_on',
  });
  const answer = await page.goto(`/try-on/${unshared}`);
  expect(answer?.status()).toBe(503);
});
