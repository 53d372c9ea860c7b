import type {Detection} from './detector.ts';
import {fromRegion, sampleRegion, type Pyramid} from './image.ts';
import {onlyOutput, type Runtime} from './models.ts';
import type {Point} from './vectors.ts';

/** The shoulder joints, left and right as on the photo, each with the model's trust in it. */
export interface Shoulders {
  left: Point & {score: number};
  right: Point & {score: number};
}

const INPUT = 192;
/** Rows of the answer; the model names sides from the person's own view. */
const [LEFT_SHOULDER, RIGHT_SHOULDER] = [6, 5];

/** Head and chest, in heights of the face: the part of the body that is looked at. */
const BODY = {size: 4.6, below: 0.9};

/** The shoulders of the person with this face, found or guessed: mind the scores (0 to 1). */
export async function findShoulders(
  runtime: Runtime,
  photo: Pyramid,
  face: Detection,
): Promise<Shoulders> {
  const size = Math.max(face.width, face.height);
  const side = BODY.size * size;
  const region = {
    cx: face.cx,
    cy: face.cy + BODY.below * size,
    width: side,
    height: side,
    angle: 0,
  };
  const input = sampleRegion(photo, region, INPUT, {range: [0, 255], outside: 'black'});
  const raw = onlyOutput(
    await runtime.run('movenet-lightning', Int32Array.from(input), [1, INPUT, INPUT, 3]),
  );
  const joint = (row: number) => ({
    ...fromRegion(region, raw[3 * row + 1]!, raw[3 * row]!),
    score: raw[3 * row + 2]!,
  });
  return {left: joint(LEFT_SHOULDER), right: joint(RIGHT_SHOULDER)};
}
