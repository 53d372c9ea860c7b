import type {ServiceClient} from './clients.ts';

const bucket = 'try-on-uploads';
/** As many as the storage service lists or removes at once. */
const batch = 100;

/**
 * The path as it is, for an address that is asked with the project's own key: one with `..` or a
 * query in it would lead from the bucket to everything else.
 * @throws when it is no file directly in a shopper's folder.
 */
export function pathOfFile(path: string): string {
  if (/^[0-9a-f-]{36}\/[\w-][\w.-]*$/.test(path)) return path;
  throw new Error('This is no path of a try-on file.');
}

/** Removes files by path, and says how many. Those already gone are no error. */
export async function removeFiles(service: ServiceClient, paths: string[]): Promise<number> {
  let removed = 0;
  for (let start = 0; start < paths.length; start += batch) {
    const some = paths.slice(start, start + batch);
    const {data, error} = await service.storage.from(bucket).remove(some);
    if (error) throw error;
    removed += data.length;
  }
  return removed;
}

/**
 * Removes everything in a shopper's folder, which is flat.
 * @throws also when the storage service lists files and removes none of them.
 */
export async function removeFolder(service: ServiceClient, userId: string): Promise<void> {
  for (;;) {
    const {data, error} = await service.storage.from(bucket).list(userId, {limit: batch});
    if (error) throw error;
    if (data.length === 0) return;
    const paths = data.map(({name}) => `${userId}/${name}`);
    if ((await removeFiles(service, paths)) === 0) throw new Error('The files of a folder stay.');
  }
}

/** The bytes of a file. @throws when there is none, or the path is none. */
export async function readFile(service: ServiceClient, path: string): Promise<Blob> {
  const {data, error} = await service.storage.from(bucket).download(pathOfFile(path));
  if (error) throw error;
  return data;
}

/** Keeps a file, in the place of one of the same name. */
export async function writeFile(
  service: ServiceClient,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<void> {
  const {error} = await service.storage
    .from(bucket)
    .upload(pathOfFile(path), bytes, {contentType, upsert: true});
  if (error) throw error;
}

/** An address that shows a file for so many seconds. */
export async function signedFile(
  service: ServiceClient,
  path: string,
  seconds: number,
): Promise<string> {
  const {data, error} = await service.storage
    .from(bucket)
    .createSignedUrl(pathOfFile(path), seconds);
  if (error) throw error;
  return data.signedUrl;
}
