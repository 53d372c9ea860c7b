import type {Detection} from './detector.ts';
import {sampleRegion, type Pyramid} from './image.ts';
import {onlyOutput, type Runtime} from './models.ts';
import type {Mask} from './mask.ts';

const SIZE = 256;

/** Head, neck and chest, in heights of the face. */
const AREA = {size: 3.4, below: 0.55};

/** How likely each place around a face shows its person rather than what is behind. */
export async function personMask(runtime: Runtime, photo: Pyramid, face: Detection): Promise<Mask> {
  const size = Math.max(face.width, face.height);
  const side = AREA.size * size;
  const [cx, cy] = [face.cx, face.cy + AREA.below * size];
  const region = {cx, cy, width: side, height: side, angle: 0};
  const input = sampleRegion(photo, region, SIZE, {range: [0, 1], outside: 'nearest'});
  const raw = onlyOutput(await runtime.run('selfie', input, [1, SIZE, SIZE, 3]));
  return {
    x: cx - side / 2,
    y: cy - side / 2,
    width: side,
    height: side,
    columns: SIZE,
    rows: SIZE,
    values: Uint8ClampedArray.from(raw, (likely) => likely * 255),
  };
}
