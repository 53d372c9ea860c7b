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
export const test = base.extend<{watch: PageWatch}, {stack: Stack}>({
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
    async ({page, stack}, use) => {
      stack.storefront.faults.clear();
      stack.supabase.faults.clear();
      const allowed: RegExp[] = [];
      const problems: string[] = [];
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

/** Nothing on the page, or in the dialog that is open, that keeps anyone out (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({id, nodes}) => ({id, nodes: nodes.map(({html}) => html.slice(0, 200))})),
  ).toEqual([]);
}

/** Resolves once scripts have taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export {expect};
