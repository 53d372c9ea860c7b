import {describe, expect, it} from 'vitest';
import {firstLoad} from './bundle.ts';

/**
 * What the same page of Hydrogen's starter needs with the same React, in bytes of JavaScript, gzipped:
 * a shopper on a phone shall not wait longer for this shop. See docs/decisions/first-load.md.
 */
const starter = {home: 133_224, category: 133_293, product: 134_944};

describe('the first load', () => {
  it.each([
    ['home', 'routes/catalogue/home'],
    ['category', 'rings'],
    ['product', 'routes/catalogue/product'],
  ] as const)('of the %s page is no more than the starter’s', (name, route) => {
    const budget = starter[name];
    const scripts = firstLoad(route);
    const total = scripts.reduce((sum, {size}) => sum + size, 0);
    const list = scripts.map(({file, size}) => `${size} ${file}`).join('\n');
    expect(total, `${total} bytes of ${budget}:\n${list}`).toBeLessThanOrEqual(budget);
  });
});
