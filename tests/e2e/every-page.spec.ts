import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import vnu from 'vnu-jar';
import {accessibilityProblems, expect, hydrated, test} from './test.ts';

/** Every page that there is to see without an account, whatever journey else it belongs to. */
const pages = [
  '/',
  '/collections',
  '/collections/featured',
  '/rings',
  '/earrings?sort=price-high',
  '/necklaces',
  '/bracelets',
  '/rings/first-light-solitaire',
  '/rings/no-such-ring',
  '/search?q=pearl',
  '/search?q=nothing-like-it',
  '/cart',
  '/wishlist',
  '/auth',
  '/auth?tab=sign-up',
  '/auth/forgot',
  '/our-story',
  '/contact',
  '/policies',
  '/policies/refund-policy',
  '/newsletter',
  '/unsubscribe?token=unknown',
  '/virtual-try-on',
  '/virtual-try-on/demo',
  '/offline',
  '/no-such-page',
];

test('no page keeps anyone out', async ({page, watch}) => {
  test.setTimeout(240_000);
  watch.allow(/status of 404/);
  const problems: Record<string, unknown> = {};
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      const found = await accessibilityProblems(page);
      if (found.length > 0) problems[address] = found;
    });
  }
  expect(problems).toEqual({});
});

test('no page has an error in its HTML', async ({request}) => {
  test.skip(!hasJava(), 'The Nu HTML Checker needs Java, which is not on this machine.');
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const files = await Promise.all(
      pages.map(async (address, index) => {
        const file = path.join(folder, `${index}.html`);
        writeFileSync(file, await (await request.get(address)).text());
        return file;
      }),
    );
    expect(await htmlErrors(files)).toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** What the checker does not know yet, or does not ask of a page but of its taste. */
const accepted = [
  // Invoker commands and light dismiss are in the HTML standard; the checker is behind it.
  /Attribute “(command|commandfor|closedby)” not allowed/,
];

/** One run of the checker over all pages: it takes longer to start than to read. */
async function htmlErrors(files: string[]): Promise<string[]> {
  const {stderr} = await promisify(execFile)(
    'java',
    ['-jar', vnu, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    {maxBuffer: 50_000_000},
  );
  const {messages} = JSON.parse(stderr) as {
    messages: {url: string; message: string; extract?: string}[];
  };
  return messages
    .filter(({message}) => !accepted.some((pattern) => pattern.test(message)))
    .map(({url, message, extract}) => {
      const address = pages[Number(path.basename(url, '.html'))];
      return `${address}: ${message} (${extract?.trim() ?? ''})`;
    });
}
