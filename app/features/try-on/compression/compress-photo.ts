import type {CompressionAnswer, CompressionRequest} from './protocol';

/** Where the shop serves the worker's script; browsers start none from where the assets are. */
const WORKER_PATH = '/try-on/compression.js';

/**
 * A photo as a JPEG file that is small enough to be sent, without any of its metadata. It is made in
 * a worker, which ends with it.
 * @throws Error when it is no picture that the browser can read, or cannot be made small enough
 */
export function compressPhoto(photo: Blob): Promise<Blob> {
  const worker = new Worker(WORKER_PATH, {type: 'module', name: 'compression'});
  return new Promise<Blob>((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The worker did not start'));
    };
    worker.onmessage = ({data}: MessageEvent<CompressionAnswer>) => {
      if (data.kind === 'ready') worker.postMessage({photo} satisfies CompressionRequest);
      else if (data.kind === 'done') resolve(data.file);
      else reject(new Error(data.message));
    };
  }).finally(() => worker.terminate());
}
