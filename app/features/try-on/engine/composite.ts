import type {Pixels} from './image.ts';
import type {Layer} from './layer.ts';
import type {Light, Texture} from './light.ts';
import type {Point} from './vectors.ts';

/** How much of something holds at a place of the photo, 0 to 1. */
export type Weight = (x: number, y: number) => number;

export interface Shadow {
  /** By how much the shadow is moved from what throws it, in pixels. */
  offset: Point;
  /** Softness in pixels: about the standard deviation of its edge. */
  blur: number;
  /** Darkness, 0 to 1. */
  strength: number;
}

/** Light that passes into skin comes out red: shadows on it are never grey. */
const SHADOW_TINT = [0.86, 0.96, 1] as const;
const FAINT = 0.004;

/** Darkens the photo where the layer keeps the light away; `onto` says where shadows can fall. */
export function castShadow(
  photo: Pixels,
  layer: Layer,
  {offset, blur, strength}: Shadow,
  onto: Weight,
): void {
  const pad = Math.ceil(blur * 3) + 1;
  const width = layer.width + 2 * pad;
  const height = layer.height + 2 * pad;
  const cover = new Float32Array(width * height);
  for (let y = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++) {
      cover[(y + pad) * width + x + pad] = layer.data[(y * layer.width + x) * 4 + 3]!;
    }
  }
  blurred(cover, width, height, Math.max(1, Math.round(blur * 0.6)));
  const left = layer.x - pad + Math.round(offset.x);
  const top = layer.y - pad + Math.round(offset.y);
  for (let y = Math.max(0, -top); y < Math.min(height, photo.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(width, photo.width - left); x++) {
      const covered = cover[y * width + x]! * strength;
      if (covered < FAINT) continue;
      const dark = covered * onto(left + x, top + y);
      if (dark < FAINT) continue;
      const at = ((top + y) * photo.width + left + x) * 4;
      for (let c = 0; c < 3; c++) {
        photo.data[at + c] = photo.data[at + c]! * (1 - dark * SHADOW_TINT[c]!);
      }
    }
  }
}

/** Three box blurs in place, which together come close to a Gaussian. */
function blurred(values: Float32Array, width: number, height: number, radius: number): void {
  const turned = new Float32Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(values, turned, width, height, radius);
    blurRows(turned, values, height, width, radius);
  }
}

/** Blurs every row and makes it a column; outside of a row everything is 0. */
function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += from[start + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += from[start + x + radius]!;
      if (x - radius - 1 >= 0) sum -= from[start + x - radius - 1]!;
      to[x * height + y] = sum / size;
    }
  }
}

/**
 * Lays the piece over the photo in the photo's own light and grain. `seen` says how much of it
 * nothing hides.
 */
export function layOver(
  photo: Pixels,
  layer: Layer,
  seen: Weight,
  light: Light,
  texture: Texture,
): void {
  for (let y = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++) {
      const from = (y * layer.width + x) * 4;
      const drawn = layer.data[from + 3]!;
      if (drawn < FAINT) continue;
      const part = seen(layer.x + x, layer.y + y);
      if (part <= 0) continue;
      const alpha = drawn * part;
      const at = ((layer.y + y) * photo.width + layer.x + x) * 4;
      const grain = texture.grain * noise(layer.x + x, layer.y + y) * alpha;
      const brightest = Math.max(layer.data[from]!, layer.data[from + 1]!, layer.data[from + 2]!);
      // Reflections of the lamp itself stay bright in a dim room.
      const glint = Math.max(0, brightest / drawn / 255 - 0.8) * 2;
      for (let c = 0; c < 3; c++) {
        const gain = light.gain[c]! + (1 - light.gain[c]!) * Math.min(1, glint);
        photo.data[at + c] =
          layer.data[from + c]! * part * gain + photo.data[at + c]! * (1 - alpha) + grain;
      }
    }
  }
}

/** About normal noise around 0 that is the same for the same pixel every time. */
function noise(x: number, y: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 12;
    sum += (hash >>> 0) / 2 ** 32;
  }
  return (sum - 1.5) * 2;
}
