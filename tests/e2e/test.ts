import {test as base, expect, type Page} from '@playwright/test';
import {startStack, type Shop, type Stack} from './stack.ts';

interface PageWatch {
  /** Messages that a test expects; anything else on the console fails it. */
  allow: (pattern: RegExp) => void;
}

/**
 * The shop's own `test`: every worker has a shop and stand-ins of its own, faults are off at the
 * start of each test, and an unexpected console error, page error or failed request fails it.
 */
export const test = base.extend<
  {watch: PageWatch; newsletterPopup: boolean},
  {stack: Stack; freshShop: Shop}
>({
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
  /** A shop of its own on the same stand-ins: in its cache is only what such journeys put there. */
  freshShop: [
    async ({stack}, use) => {
      const shop = await stack.openShop();
      await use(shop);
      await shop.stop();
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
  const wasBusy = (node: Node) =>
    node instanceof Element &&
    (node.ariaBusy === 'true' || !!node.querySelector('[aria-busy=true]'));
  const busy = new MutationObserver((changes) => {
    if (
      changes.some(
        ({type, removedNodes}) => type === 'attributes' || [...removedNodes].some(wasBusy),
      )
    )
      turned = performance.now();
  });
  document.addEventListener('DOMContentLoaded', () =>
    busy.observe(document.body, {subtree: true, childList: true, attributeFilter: ['aria-busy']}),
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
