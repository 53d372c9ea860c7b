/** A grid of values over an upright part of the photo, 0 to 255. */
export interface Mask {
  /** The part of the photo it covers, in photo pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Row by row from the upper left. */
  values: Uint8ClampedArray;
}

/** The mask at a place on the photo, 0 to 1; its border reaches outwards for ever. */
export function maskAt(mask: Mask, x: number, y: number): number {
  const {columns, rows, values} = mask;
  const u = ((x - mask.x) / mask.width) * columns - 0.5;
  const v = ((y - mask.y) / mask.height) * rows - 0.5;
  const left = Math.max(0, Math.min(columns - 2, Math.floor(u)));
  const top = Math.max(0, Math.min(rows - 2, Math.floor(v)));
  const fx = Math.max(0, Math.min(1, u - left));
  const fy = Math.max(0, Math.min(1, v - top));
  const at = top * columns + left;
  const upper = values[at]! * (1 - fx) + values[at + 1]! * fx;
  const lower = values[at + columns]! * (1 - fx) + values[at + columns + 1]! * fx;
  return (upper * (1 - fy) + lower * fy) / 255;
}

/** Is the place within the part of the photo that the mask covers? */
export const covers = (mask: Mask, x: number, y: number) =>
  x >= mask.x && y >= mask.y && x < mask.x + mask.width && y < mask.y + mask.height;

/** Fills a mask over a part of the photo, asking `value` (0 to 1) at the middle of each cell. */
export function maskOf(
  area: Pick<Mask, 'x' | 'y' | 'width' | 'height'>,
  cell: number,
  value: (x: number, y: number) => number,
): Mask {
  const columns = Math.max(2, Math.ceil(area.width / cell));
  const rows = Math.max(2, Math.ceil(area.height / cell));
  const values = new Uint8ClampedArray(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = area.y + ((row + 0.5) / rows) * area.height;
    for (let column = 0; column < columns; column++) {
      const x = area.x + ((column + 0.5) / columns) * area.width;
      values[row * columns + column] = value(x, y) * 255;
    }
  }
  return {...area, columns, rows, values};
}

/** The mask without its specks: each cell the mean of the nine around it, four times. */
export function softened(mask: Mask): Mask {
  const {columns, rows} = mask;
  const values = mask.values.slice();
  const sums = new Uint16Array(values.length);
  for (let round = 0; round < 4; round++) {
    for (let row = 0, at = 0; row < rows; row++) {
      const above = row > 0 ? columns : 0;
      const below = row < rows - 1 ? columns : 0;
      for (let column = 0; column < columns; column++, at++) {
        sums[at] = values[at - above]! + values[at]! + values[at + below]!;
      }
    }
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        const before = column > 0 ? 1 : 0;
        const after = column < columns - 1 ? 1 : 0;
        values[at] = (sums[at - before]! + sums[at]! + sums[at + after]!) / 9;
      }
    }
  }
  return {...mask, values};
}
