import {AxeBuilder} from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';
import {startStack, type Stack} from './stack.ts';

interface PageWatch {
  /** Messages that a test expects; anything else on the console fails it. */
  allow: (pattern: RegExp) => void;
}

/**
 * The shop's own `test`: every worker has a shop and stand-ins of its own, faults are off at the
 * start of each test, and an unexpected console error, page error or failed request fails it.
 */
export const test = base.extend<{watch: PageWatch; newsletterPopup: boolean}, {stack: Stack}>({
  /** Whether the newsletter popup may come by itself: only journeys about it let it. */
  newsletterPopup: [false, {option: true}],
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  baseURL: async ({stack}, provide) => provide(stack.url),
  watch: [
    async ({page, context, newsletterPopup, stack}, use) => {
      stack.storefront.faults.clear();
      stack.supabase.faults.clear();
      const allowed = [/Service Worker registration blocked by Playwright/];
      // The development server keeps no file, so that each stylesheet asks for its fonts again.
      if (process.env.E2E_SHOP === 'dev') allowed.push(/\.woff2 was preloaded using link preload/);
      const problems: string[] = [];
      await page.addInitScript(watchLayout);
      if (!newsletterPopup) await context.addInitScript(dismissNewsletterPopup);
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('requestfailed', (request) => {
        // A page that is left gives up what it was still fetching.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
      });
      await use({allow: (pattern) => allowed.push(pattern)});
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    {auto: true},
  ],
});

/** Runs in the page: in this session the popup was there already. */
function dismissNewsletterPopup() {
  try {
    sessionStorage.setItem('newsletter-popup-dismissed', 'true');
  } catch {
    // An empty page has no storage.
  }
}

/**
 * Runs in the page: what moves by itself there, under no one's hand, is told as an error. Shifts
 * within half a second of an input, of a change of page or of its being busy are what was asked for;
 * so is the way to paper and back.
 */
function watchLayout() {
  const allowed = 0.01;
  const grace = 500;
  let turned = -grace;
  window.navigation?.addEventListener('currententrychange', () => (turned = performance.now()));
  const paper = matchMedia('print');
  paper.addEventListener('change', () => (turned = performance.now()));
  // What was asked for is on its way as long as the page says that it is busy.
  const busy = new MutationObserver(() => (turned = performance.now()));
  document.addEventListener('DOMContentLoaded', () =>
    busy.observe(document.body, {subtree: true, attributeFilter: ['aria-busy']}),
  );
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (paper.matches || entry.hadRecentInput || entry.startTime - turned < grace) continue;
      total += entry.value;
      if (total <= allowed) continue;
      const moved = entry.sources.map(({node, previousRect, currentRect}) => {
        const html = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        const [from, to] = [previousRect, currentRect].map(
          ({x, y, width, height}) => `${x},${y} ${width}x${height}`,
        );
        return `${html} from ${from} to ${to}`;
      });
      console.error(`Layout shift of ${total.toFixed(3)} on ${location.pathname}`, ...moved);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

export const desk = {width: 1440, height: 900};
export const phone = {width: 390, height: 844};

/** What at this size keeps somebody out (WCAG 2.2 AA). */
async function problemsAtThisSize(page: Page) {
  const {violations} = await new AxeBuilder({page})
    // Without frames of others there is nothing for a second page to join, which takes a second.
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({id, nodes}) => ({
    id,
    nodes: nodes.map(({html}) => html.slice(0, 200)),
  }));
}

/** What on the page, or in the dialog that is open, keeps somebody out, at a desk or on a phone. */
export async function accessibilityProblems(page: Page) {
  const own = page.viewportSize() ?? desk;
  const problems = [];
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    problems.push(...(await problemsAtThisSize(page)).map((found) => ({...found, size})));
  }
  await page.setViewportSize(own);
  return problems;
}

/** Nothing on the page, or in the dialog that is open, keeps anyone out at the size of the journey. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsAtThisSize(page)).toEqual([]);
}

/** Resolves once scripts have taken the page over, down to the parts whose code comes last. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('[data-later="footer"] footer');
    return (
      document.documentElement.dataset.hydrated === 'true' &&
      // React names what it has taken over.
      (!footer || Object.keys(footer).some((key) => key.startsWith('__react')))
    );
  });
}

export {expect};
