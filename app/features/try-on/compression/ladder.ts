/*
 * How far a photo is made smaller before it is sent. Nothing here touches a picture: encoding comes
 * in as an argument, so that the rules can be tested alone.
 */

/** Longest side of a photo that is sent, in pixels. */
export const LONGEST_SIDE = 2048;
/** Most that a photo may weigh as text, as it is sent in JSON: 9 MB of encoded data. */
export const MOST_ENCODED = 9 * 1024 * 1024;

const firstQuality = 0.9;
const lastQuality = 0.3;
const qualityStep = 0.1;
const shrink = 0.9;
/** Below a tenth of the first size nobody could try anything on any more. */
const smallest = 0.1;

export interface Size {
  width: number;
  height: number;
}

export interface Rung extends Size {
  /** JPEG quality, 0 to 1. */
  quality: number;
}

/** The size with its longest side scaled down to 2048 pixels; smaller photos stay as they are. */
export function fitted({width, height}: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return scaled({width, height}, scale);
}

const scaled = ({width, height}: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/**
 * The attempts in order: quality from 0.9 down to 0.3 by 0.1, then both sides 10% less and the
 * quality from 0.9 again. It ends before the sides are less than a tenth of what they were.
 */
export function* ladder(photo: Size): Generator<Rung, void> {
  const full = fitted(photo);
  for (let scale = 1; scale >= smallest; scale *= shrink) {
    const size = scaled(full, scale);
    const steps = Math.round((firstQuality - lastQuality) / qualityStep);
    for (let step = 0; step <= steps; step++) {
      yield {...size, quality: Math.round((firstQuality - step * qualityStep) * 10) / 10};
    }
  }
}

/** How long a file is as a data URL, in characters. */
export const encodedLength = ({size, type}: Blob): number =>
  `data:${type};base64,`.length + 4 * Math.ceil(size / 3);

/**
 * Goes down the ladder until the photo is light enough.
 * @param encode the photo as a JPEG file of a rung's size and quality
 * @returns the first that is; null when even the last one is not
 */
export async function compress(
  photo: Size,
  encode: (rung: Rung) => Promise<Blob>,
  most = MOST_ENCODED,
): Promise<Blob | null> {
  for (const rung of ladder(photo)) {
    const file = await encode(rung);
    if (encodedLength(file) <= most) return file;
  }
  return null;
}
