import {sizes} from './sizes.ts';
import {expect, hydrated, test} from './test.ts';

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('the header floats over the home page’s picture until it is scrolled past', async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      const header = page.getByRole('banner');
      const isSolid = (solid: boolean) =>
        expect(header).toHaveCSS('background-color', solid ? /0\.95|255|252/ : 'rgba(0, 0, 0, 0)');

      const edge = await page.evaluate(() => window.innerHeight - 96);
      await isSolid(false);
      await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), edge);
      await isSolid(false);
      await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), edge + 1);
      await isSolid(true);
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await isSolid(false);

      await page.goto('/rings');
      await isSolid(true);
    });
  });
}

test('a navigation fades, begins at the top, is announced, and going back finds the place', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const explore = page.getByRole('link', {name: 'Explore Rings'});
  await explore.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);

  // The fade's code comes a moment after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => /dom-mini|dom_mini/.test(name)),
  );
  // The faintest that the page was seen at, from now on.
  await page.evaluate(() => {
    const fading = document.querySelector('main > div')!;
    const seen = window as unknown as {faintest: number; fades: Set<unknown>};
    seen.faintest = 1;
    seen.fades = new Set();
    const look = () => {
      seen.faintest = Math.min(seen.faintest, Number(getComputedStyle(fading).opacity));
      for (const {effect} of fading.getAnimations())
        seen.fades.add(effect?.getComputedTiming().duration);
      requestAnimationFrame(look);
    };
    look();
  });
  await explore.click();
  await expect(page).toHaveURL('/rings');
  await expect(page.getByRole('heading', {level: 1, name: 'Rings'})).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Rings | Akn', {exact: true})).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
  expect(
    await page.evaluate(() => (window as unknown as {faintest: number}).faintest),
  ).toBeLessThan(0.9);
  // Half of the 300 ms out, half of them in.
  expect(
    await page.evaluate(() => [...(window as unknown as {fades: Set<unknown>}).fades]),
  ).toEqual([150]);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});

test('who asks for less motion sees pages change without a fade', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/rings');
  await hydrated(page);
  await page.evaluate(() => {
    const isMoving = ({effect}: Animation) => Number(effect?.getComputedTiming().duration) > 1;
    const look = () => {
      if (document.getAnimations().some(isMoving)) console.error('Something moves.');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Earrings'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Earrings'})).toBeVisible();
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
});

for (const {size, options} of sizes) {
  test.describe(size, () => {
    test.use(options);

    test('a path that leads nowhere says so and leads on', async ({page, watch}) => {
      watch.allow(/404/);
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      await expect(page).toHaveTitle('Page Not Found | Akn');
      await expect(page.getByRole('link', {name: 'Return Home'})).toHaveAttribute('href', '/');
      await expect(page.getByRole('link', {name: 'Browse Collections'})).toHaveAttribute(
        'href',
        '/collections',
      );
    });
  });
}

test('the home page shows what it promises', async ({page}) => {
  await page.goto('/');
  const linksTo = async (name: string, href: string) =>
    expect(page.getByRole('main').getByRole('link', {name}).first()).toHaveAttribute('href', href);
  await linksTo('Explore Collections', '/collections');
  await linksTo('Our Story', '/our-story');

  const featured = page.getByRole('region', {name: 'Featured Collections'});
  await expect(featured.getByRole('article')).toHaveCount(4);
  for (const name of ['Rings', 'Earrings', 'Necklaces', 'Bracelets']) {
    const path = `/${name.toLowerCase()}`;
    await expect(
      page
        .getByRole('region', {name: 'Shop by category'})
        .getByRole('link', {name: new RegExp(`^${name}`)}),
    ).toHaveAttribute('href', path);
    await linksTo(`Explore ${name}`, path);
    const section = page.getByRole('region').filter({
      has: page.getByRole('link', {name: `Explore ${name}`}),
    });
    await expect(section.getByRole('article')).toHaveCount(3);
  }
  await linksTo('How it works', '/virtual-try-on');
  await linksTo('Start with your email', '/virtual-try-on#signup');
  await expect(page.getByRole('region', {name: 'A gem, an eye, a spring of water'})).toBeVisible();
  await expect(
    page.getByRole('region', {name: 'What our clients say'}).getByRole('figure'),
  ).toHaveCount(2);

  const header = page.getByRole('banner');
  for (const name of [
    'Rings',
    'Earrings',
    'Necklaces',
    'Bracelets',
    'Collections',
    'Virtual Try-On',
    'Our Story',
  ]) {
    const path = `/${name.toLowerCase().replace(' ', '-')}`;
    await expect(header.getByRole('link', {name, exact: true})).toHaveAttribute('href', path);
  }
  await expect(header.getByRole('link', {name: 'Search'})).toHaveAttribute('href', '/search');
  const footer = page.getByRole('contentinfo');
  for (const [name, links] of Object.entries({
    Shop: 5,
    About: 3,
    'Customer Service': 5,
  })) {
    const group = footer.getByRole('navigation', {name});
    await expect(group.getByRole('link')).toHaveCount(links);
  }
  await expect(footer.getByRole('link', {name: 'Instagram'})).toHaveAttribute('href', /^https:/);
  await expect(footer.getByText(/^© \d{4} Akn/)).toBeVisible();
});

test('the next page has the focus and the name of its piece, whatever the last page said', async ({
  page,
}) => {
  await page.goto('/bracelets');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill('reader@example.com');
  await footer.getByRole('button', {name: 'Sign Up'}).click();
  const answer = footer.getByRole('status');
  await expect(answer).toContainText('Verification Email Sent!');
  await expect(answer).toBeFocused();

  await page.getByRole('link', {name: 'Weaver’s Link Bracelet'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Weaver’s Link Bracelet');
  await expect(page).toHaveTitle(/^Weaver’s Link Bracelet \|/);
  await expect(page.getByRole('main')).toBeFocused();
});
