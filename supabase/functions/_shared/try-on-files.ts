import type {ServiceClient} from './clients.ts';

const bucket = 'try-on-uploads';
/** As many as the storage service lists or removes at once. */
const batch = 100;

/** Removes files by path. Those already gone are no error. */
export async function removeFiles(service: ServiceClient, paths: string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += batch) {
    const {error} = await service.storage.from(bucket).remove(paths.slice(start, start + batch));
    if (error) throw error;
  }
}

/** Removes everything in a shopper's folder, which is flat. */
export async function removeFolder(service: ServiceClient, userId: string): Promise<void> {
  for (;;) {
    const {data, error} = await service.storage.from(bucket).list(userId, {limit: batch});
    if (error) throw error;
    if (data.length === 0) return;
    await removeFiles(
      service,
      data.map(({name}) => `${userId}/${name}`),
    );
  }
}

/** The bytes of a file. @throws when there is none. */
export async function readFile(service: ServiceClient, path: string): Promise<Blob> {
  const {data, error} = await service.storage.from(bucket).download(path);
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
    .upload(path, bytes, {contentType, upsert: true});
  if (error) throw error;
}

/** An address that shows a file for so many seconds. */
export async function signedFile(
  service: ServiceClient,
  path: string,
  seconds: number,
): Promise<string> {
  const {data, error} = await service.storage.from(bucket).createSignedUrl(path, seconds);
  if (error) throw error;
  return data.signedUrl;
}
