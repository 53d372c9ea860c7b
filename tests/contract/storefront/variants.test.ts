import {isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStorefront, type Storefront} from '../../../local/storefront/start.ts';
import {data} from './client.ts';

let shop: Storefront;
beforeAll(async () => {
  shop = await startStorefront();
});
afterAll(() => shop.stop());

describe('choosing a variant', () => {
  const choose = async (args: string) => {
    const {product} = await data<{product: Record<string, {title: string} | {title: string}[]>}>(
      shop,
      `{ product(handle: "first-light-solitaire") { ${args} } }`,
    );
    return product;
  };
  const white = '{name: "Metal", value: "18k white gold"}';

  it('takes the chosen one, even where it is sold out', async () => {
    const options = `[${white}, {name: "Size", value: "5"}]`;
    expect(
      await choose(
        `selectedOrFirstAvailableVariant(selectedOptions: ${options}) { title availableForSale }`,
      ),
    ).toEqual({
      selectedOrFirstAvailableVariant: {title: '18k white gold / 5', availableForSale: false},
    });
  });

  it('takes the nearest that can be bought where the choice is incomplete or unknown', async () => {
    expect(
      await choose(`
        none: selectedOrFirstAvailableVariant { title }
        part: selectedOrFirstAvailableVariant(selectedOptions: [${white}]) { title }
        unknown: selectedOrFirstAvailableVariant(
          selectedOptions: [${white}, {name: "Size", value: "6"}, {name: "utm", value: "x"}]
        ) { title }
        lowercase: selectedOrFirstAvailableVariant(
          selectedOptions: [{name: "metal", value: "18K WHITE GOLD"}, {name: "size", value: "7"}]
          caseInsensitiveMatch: true
        ) { title }
      `),
    ).toEqual({
      none: {title: '18k yellow gold / 5'},
      part: {title: '18k white gold / 6'},
      unknown: {title: '18k white gold / 6'},
      lowercase: {title: '18k white gold / 7'},
    });
  });

  it('finds no variant for a combination that is not made', async () => {
    const options = '[{name: "Metal", value: "18k rose gold"}, {name: "Size", value: "8"}]';
    expect(await choose(`variantBySelectedOptions(selectedOptions: ${options}) { title }`)).toEqual(
      {
        variantBySelectedOptions: null,
      },
    );
  });

  it('lists the neighbours of the choice', async () => {
    const options = '[{name: "Metal", value: "18k rose gold"}, {name: "Size", value: "5"}]';
    const {adjacentVariants} = await choose(
      `adjacentVariants(selectedOptions: ${options}) { title }`,
    );
    expect(adjacentVariants).toEqual([
      {title: '18k yellow gold / 5'},
      {title: '18k white gold / 5'},
      {title: '18k rose gold / 6'},
      {title: '18k rose gold / 7'},
    ]);
  });

  it("encodes variants so that Hydrogen's decoder finds them", async () => {
    const {product} = await data<{product: Record<'exists' | 'available', string>}>(
      shop,
      `{ product(handle: "first-light-solitaire") {
        exists: encodedVariantExistence available: encodedVariantAvailability
      } }`,
    );
    const isIn = isOptionValueCombinationInEncodedVariant;
    expect(isIn([1, 0], product.exists)).toBe(true);
    expect(isIn([1, 0], product.available)).toBe(false);
    expect(isIn([2, 3], product.exists)).toBe(false);
    expect(isIn([2, 2], product.available)).toBe(true);
  });
});
