import {describe, expect, it} from 'vitest';
import {firstLoad} from './bundle.ts';

/**
 * What the Hydrogen starter needs with the same React is 133 to 135 kB; a shopper on a phone shall
 * wait less for this shop. Bytes of JavaScript, gzipped. See docs/decisions/first-load.md.
 */
const budget = 130_000;

describe('the first load', () => {
  it.each([
    ['home', 'routes/catalogue/home'],
    ['category', 'rings'],
    ['product', 'routes/catalogue/product'],
  ])('of the %s page stays in its budget', (_name, route) => {
    const scripts = firstLoad(route);
    const total = scripts.reduce((sum, {size}) => sum + size, 0);
    const list = scripts.map(({file, size}) => `${size} ${file}`).join('\n');
    expect(total, `${total} bytes of ${budget}:\n${list}`).toBeLessThanOrEqual(budget);
  });
});
