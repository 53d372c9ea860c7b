/**
 * Measures the try-on engine in this machine's Chromium, served as in production, and in Node:
 * `npm run bench:try-on -- [--catalogue <directory>] [--port 4300]`
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {analyse} from '../../app/features/try-on/engine/analyse.ts';
import {
  BODY,
  CATEGORIES,
  MODELS_OF,
  MODELS_PATH,
  WASM_PATH,
  type Category,
} from '../../app/features/try-on/engine/models.ts';
import {render} from '../../app/features/try-on/engine/render.ts';
import {findChromium, launchArgs} from '../../tests/e2e/chromium.ts';
import {PUBLIC_DIRECTORY, nodeRuntime, readPixels} from './node-engine.ts';
import type {Visit} from './page/page.ts';
import {SAMPLE_CATALOGUE, samplePieces, sampleRequests} from './sample-pieces.ts';
import {startStage} from './stage.ts';

const {values: options} = parseArgs({
  options: {
    catalogue: {type: 'string', default: SAMPLE_CATALOGUE},
    port: {type: 'string', default: '4300'},
  },
});

const DEMO = path.join(PUBLIC_DIRECTORY, 'try-on/demo');
const photoOf = (category: Category) => `${BODY[category]}.webp`;
const ms = (value: number) => `${Math.round(value)} ms`;
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

await printBytes();
await measureNode();
await measureBrowser();

async function printBytes(): Promise<void> {
  const wasm = await readFile(path.join(PUBLIC_DIRECTORY, WASM_PATH));
  console.log('\nBytes of models and WebAssembly by category (raw, gzip)');
  for (const category of CATEGORIES) {
    const files = await Promise.all(
      MODELS_OF[category].flatMap((model) =>
        ['json', 'bin'].map((ending) =>
          readFile(path.join(PUBLIC_DIRECTORY, MODELS_PATH, `${model}.${ending}`)),
        ),
      ),
    );
    const all = [wasm, ...files];
    const raw = all.reduce((sum, file) => sum + file.length, 0);
    const packed = all.reduce((sum, file) => sum + gzipSync(file).length, 0);
    console.log(`  ${category.padEnd(10)} ${mb(raw)}  ${mb(packed)}`);
  }
}

async function measureNode(): Promise<void> {
  console.log('\nNode: look at a photo cold, then warm; dress it');
  const runtime = await nodeRuntime();
  const pieces = await samplePieces(options.catalogue);
  for (const category of CATEGORIES) {
    const photo = await readPixels(path.join(DEMO, photoOf(category)));
    const look = async () => {
      const start = performance.now();
      const scene = await analyse(runtime, photo, category);
      if (scene.kind === 'refusal') throw new Error(`${category}: ${scene.reason}`);
      return {scene, took: performance.now() - start};
    };
    const cold = await look();
    const warm = await look();
    const {cutout} = pieces.find((piece) => piece.cutout.category === category)!;
    const start = performance.now();
    render(warm.scene, [{cutout}]);
    const dressed = performance.now() - start;
    console.log(`  ${category.padEnd(10)} ${ms(cold.took)}, ${ms(warm.took)}; ${ms(dressed)}`);
  }
  console.log(`  memory ${mb(process.memoryUsage().rss)}`);
}

async function measureBrowser(): Promise<void> {
  const stage = await startStage(Number(options.port), {
    '/photos/': DEMO,
    '/pieces/': path.join(options.catalogue, 'images'),
  });
  const browser = await chromium.launch({executablePath: await findChromium(), args: launchArgs});
  try {
    console.log('\nChromium, a new profile for each category, then the models cached');
    for (const category of CATEGORIES) {
      const [cold, warm, ready] = await visits(browser, stage.page, category);
      print(`${category}, first visit`, cold!);
      print(`${category}, models cached`, warm!);
      print(`${category}, engine ready before the photo`, ready!);
    }
  } finally {
    await browser.close();
    await stage.stop();
  }
}

interface MeasuredVisit extends Visit {
  /** Of the page with its worker, in bytes; `null` where the system does not tell. */
  memory?: number | null;
}

/** Visits in one profile: after the first one the models are in the browser's cache. */
async function visits(browser: Browser, url: string, category: Category): Promise<MeasuredVisit[]> {
  const context = await browser.newContext();
  const requests = await sampleRequests(options.catalogue, '/pieces/');
  const pieces = requests.filter((piece) => piece.category === category);
  const measured: MeasuredVisit[] = [];
  for (const prepare of [false, false, true]) {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => console.error(`  page: ${message.text()}`));
    await page.goto(url);
    await page.waitForFunction(() => typeof window.visit === 'function');
    const request = {category, pieces, prepare, photo: `/photos/${photoOf(category)}`};
    measured.push(await page.evaluate((asked) => window.visit(asked), request));
    const violations = await page.evaluate(() => window.violations);
    if (violations.length) throw new Error(`Against the policy: ${violations.join(', ')}`);
    measured.at(-1)!.memory = await rendererMemory(browser);
    await page.close();
  }
  await context.close();
  return measured;
}

function print(title: string, visit: MeasuredVisit): void {
  const {opened, dressed, another, preview, reopened, bytes, longestTask, picture} = visit;
  console.log(`  ${title}`);
  console.log(
    `    first result ${ms(opened + dressed)} (looking ${ms(opened)})` +
      (visit.prepared > 1 ? `, ready after ${ms(visit.prepared)}` : ''),
  );
  console.log(`    another piece ${ms(another)}, while dragging ${ms(preview)}`);
  console.log(`    the same photo again ${ms(reopened)}`);
  console.log(
    `    models ${mb(bytes)}, longest task of the page ${ms(longestTask)}, ` +
      `result ${picture.width} x ${picture.height}, ${mb(picture.bytes)}`,
  );
  const memory = visit.memory ? mb(visit.memory) : 'not told';
  console.log(`    steps: ${visit.steps.join(', ')}; memory of the page ${memory}`);
}

/** The largest resident memory of a page's process. */
async function rendererMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const resident = await Promise.all(
    processInfo
      .filter(({type}) => type === 'renderer')
      .map(async ({id}) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
      }),
  );
  return Math.max(...resident) || null;
}
