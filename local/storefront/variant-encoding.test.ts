import {decodeEncodedVariant} from '@shopify/hydrogen';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {encodeVariants} from './variant-encoding.ts';

it("writes the example of the API's documentation", () => {
  const variants = [
    [0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1], [1, 1, 1], [2, 0, 1], [2, 1, 0],
  ]; // oxfmt-ignore
  expect(encodeVariants(variants)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
});

it("is read back by Hydrogen's decoder", () => {
  const variants = fc.integer({min: 1, max: 4}).chain((options) =>
    fc.uniqueArray(fc.array(fc.nat({max: 12}), {minLength: options, maxLength: options}), {
      selector: (positions) => positions.join(),
      maxLength: 60,
    }),
  );
  fc.assert(
    fc.property(variants, (positions) => {
      const read = decodeEncodedVariant(encodeVariants(positions));
      expect(read.map((own) => own.join()).sort()).toEqual(
        positions.map((own) => own.join()).sort(),
      );
    }),
  );
});
