import type {Pixels} from './image.ts';

const QUALITY = 0.92;

/**
 * Reads a picture in a browser worker, turned upright as its EXIF data says.
 *
 * @throws DOMException when it is no picture that the browser can read
 */
export async function decode(file: Blob, longestSide: number): Promise<Pixels> {
  const bitmap = await createImageBitmap(file, {imageOrientation: 'from-image'});
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const pen = penFor(width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    return {width, height, data: pen.getImageData(0, 0, width, height).data};
  } finally {
    bitmap.close();
  }
}

/** A JPEG file of the picture alone: nothing of the photo's metadata is in it. */
export function encodeJpeg(image: Pixels): Promise<Blob> {
  const pen = penFor(image.width, image.height);
  pen.putImageData(imageData(image), 0, 0);
  return pen.canvas.convertToBlob({type: 'image/jpeg', quality: QUALITY});
}

export const toBitmap = (image: Pixels): Promise<ImageBitmap> =>
  createImageBitmap(imageData(image));

const imageData = ({data, width, height}: Pixels) =>
  new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);

function penFor(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  if (!pen) throw new Error('This browser has no canvas in workers');
  return pen;
}
