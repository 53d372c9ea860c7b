import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';
import {desk} from './sizes.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Resolves once what is fading or sliding in has arrived: half-way its colours are no one's. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    // Two frames, in which what is about to begin has begun.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({finished}) => finished));
  });

/** What at this size keeps somebody out. */
async function problemsAtThisSize(page: Page) {
  await arrived(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // Stylesheets are read from the page: none of these rules needs them fetched again.
    const {violations} = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({id, nodes}) => ({
      id,
      nodes: nodes.map(({html}) => html.slice(0, 200)),
    }));
  }, tags);
}

/** What on the page, or in the dialog that is open, keeps somebody out at one of the sizes. */
export async function accessibilityProblems(page: Page, sizes: (typeof desk)[]) {
  const own = page.viewportSize() ?? desk;
  const problems = [];
  for (const size of sizes) {
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
