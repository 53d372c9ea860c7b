import {
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickGeometry,
  MagickImageInfo,
  MagickReadSettings,
  type IMagickImage,
} from '@imagemagick/magick-wasm';
import type {Pixels} from '../../../app/features/try-on/engine/image.ts';

/** More pixels than any photo that the shop sends; unpacked they would fill the memory. */
const mostPixels = 24_000_000;
const quality = 92;

let started: Promise<void> | undefined;

/** Starts ImageMagick, once. Reads its WebAssembly from the package. */
function start(): Promise<void> {
  started ??= Deno.readFile(
    new URL(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm')),
  ).then((wasm) => initializeImageMagick(wasm));
  return started;
}

/**
 * A picture upright, at most so many pixels long.
 * @throws Error when it is no picture that can be read, or has far too many pixels
 */
export async function decode(file: Uint8Array, longestSide: number): Promise<Pixels> {
  await start();
  const {width, height} = MagickImageInfo.create(file);
  if (width * height > mostPixels) throw new Error(`${width} x ${height} pixels are too many`);
  return ImageMagick.read(file, (image) => {
    image.autoOrient();
    const size = new MagickGeometry(longestSide, longestSide);
    size.greater = true;
    image.resize(size);
    return pixelsOf(image);
  });
}

function pixelsOf(image: IMagickImage): Pixels {
  const {width, height} = image;
  const bytes = image.getPixels((pixels) => pixels.toByteArray(0, 0, width, height, 'RGBA'));
  if (!bytes) throw new Error('The picture has no pixels');
  return {width, height, data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length)};
}

/** A JPEG file of the picture alone: nothing of the photo's metadata is in it. */
export async function encodeJpeg({width, height, data}: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  await start();
  const settings = new MagickReadSettings({format: MagickFormat.Rgba, width, height, depth: 8});
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return ImageMagick.read(bytes, settings, (image) => {
    image.quality = quality;
    // The file is in ImageMagick's memory, which the next picture takes over.
    return image.write(MagickFormat.Jpeg, (file) => file.slice());
  });
}
