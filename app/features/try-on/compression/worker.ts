/**
 * Makes photos smaller in a Web Worker, so that the page stays quick: turned upright as their EXIF
 * data says, and written anew, so that nothing of that data (place, time, device) goes along.
 */
import {compress, type Rung} from './ladder.ts';
import type {CompressionAnswer, CompressionRequest} from './protocol.ts';

/** The standard's DedicatedWorkerGlobalScope, as far as it is used here. */
interface WorkerScope {
  postMessage(message: CompressionAnswer): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<CompressionRequest>) => void,
  ): void;
}
const scope = self as unknown as WorkerScope;

scope.addEventListener('message', ({data: {photo}}) => {
  smaller(photo).then(
    (file) => scope.postMessage({kind: 'done', file}),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({kind: 'failed', message});
    },
  );
});
scope.postMessage({kind: 'ready'});

async function smaller(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, {imageOrientation: 'from-image'});
  try {
    const file = await compress(bitmap, (rung) => encode(bitmap, rung));
    if (!file) throw new Error('The photo stays too large');
    return file;
  } finally {
    bitmap.close();
  }
}

function encode(bitmap: ImageBitmap, {width, height, quality}: Rung): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', {alpha: false});
  if (!pen) throw new Error('This browser has no canvas in workers');
  pen.imageSmoothingQuality = 'high';
  // What is transparent in a PNG would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({type: 'image/jpeg', quality});
}
