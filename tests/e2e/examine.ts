import type {Page} from '@playwright/test';
import {accessibilityProblems} from './accessibility.ts';
import {hasChecker, htmlErrors} from './html-checker.ts';
import {desk, phone} from './sizes.ts';
import {expect, hydrated} from './test.ts';

/** Collects whom pages and their dialogs keep out, and what is wrong in their HTML. */
export class Examination {
  readonly #page: Page;
  readonly #problems: Record<string, unknown> = {};
  readonly #documents = new Map<string, string>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a page, and looks at it as it is sent and as it then is at the sizes. */
  async open(address: string, sizes = [desk, phone]): Promise<void> {
    const answer = await this.#page.goto(address);
    this.#documents.set(`${address} as sent`, (await answer?.text()) ?? '');
    await hydrated(this.#page);
    await expect(this.#page.getByRole('heading', {level: 1})).toBeVisible();
    await this.look(address, sizes);
  }

  /** Looks at what is open now, at a desk and on a phone. */
  async look(name: string, sizes = [desk, phone]): Promise<void> {
    const found = await accessibilityProblems(this.#page, sizes);
    if (found.length > 0) this.#problems[name] = found;
    this.#documents.set(name, await this.#page.content());
  }

  /** Nothing keeps anyone out, and no HTML has an error. */
  async end(): Promise<void> {
    expect(this.#problems).toEqual({});
    if (hasChecker()) expect(await htmlErrors(this.#documents)).toEqual([]);
  }
}
