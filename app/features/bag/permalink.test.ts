import {expect, it} from 'vitest';
import {parsePermalink} from './permalink';

const piece = (variant: number, quantity: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variant}`,
  quantity,
});

it.each([
  ['41234:1', [piece(41234, 1)]],
  ['41234:1,41235:2', [piece(41234, 1), piece(41235, 2)]],
  ['41234:1,41234:2', [piece(41234, 3)]],
  ['1:9999,1:9999', [piece(1, 9999)]],
])('%s', (path, pieces) => {
  expect(parsePermalink(path)).toEqual(pieces);
});

it.each([
  '',
  '41234',
  '41234:',
  ':1',
  '41234:0',
  '41234:-1',
  '41234:1.5',
  'ring:1',
  '1:1,',
  '1:1;2:1',
])('"%s" is no bag', (path) => {
  expect(parsePermalink(path)).toBeNull();
});
