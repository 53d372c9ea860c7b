/**
 * Writes variants, given by the positions of their option values, as the text that the API calls
 * `encodedVariantExistence`: a trie whose shared beginnings are written once. `:` steps to the
 * next option, `,` ends a beginning, ` ` separates values and `-` joins a run of them.
 */
export function encodeVariants(positions: readonly (readonly number[])[]): string {
  if (positions.length === 0) return '';
  const sorted = [...positions].sort(comparePositions);
  return `v1_${encodeLevel(sorted, 0)}`;
}

function encodeLevel(positions: readonly (readonly number[])[], depth: number): string {
  const values = [...new Set(positions.map((position) => position[depth] ?? 0))];
  const isLast = positions.every((position) => position.length <= depth + 1);
  if (isLast) return `${runs(values)},`;
  return values
    .map((value) => {
      const below = positions.filter((position) => position[depth] === value);
      return `${value}:${encodeLevel(below, depth + 1)}`;
    })
    .concat('')
    .join('')
    .concat(depth === 0 ? '' : ',');
}

/** `[0, 1, 2, 4]` as `0-2 4`. */
function runs(values: readonly number[]): string {
  const parts: {from: number; to: number}[] = [];
  for (const value of values) {
    const open = parts.at(-1);
    if (open && value === open.to + 1) open.to = value;
    else parts.push({from: value, to: value});
  }
  return parts.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
