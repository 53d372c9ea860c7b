import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {Readable} from 'node:stream';
import type {App} from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

/** Keeps the files of buckets in a folder, each with what it is beside it. */
export function fileStorage(folder: string): StorageAdapter {
  // Named by hash: no key that a client makes up is ever a path here.
  const fileOf = (bucket: string, key: string) =>
    path.join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'));

  async function headObject(bucket: string, key: string) {
    const file = fileOf(bucket, key);
    const {size, mtime} = await stat(file);
    const [mimetype = '', cacheControl = '', eTag = ''] = (
      await readFile(`${file}.meta`, 'utf8')
    ).split('\n');
    return {
      size,
      contentLength: size,
      lastModified: mtime,
      mimetype,
      cacheControl,
      eTag,
      httpStatusCode: 200,
    };
  }

  async function write(file: string, bytes: Buffer, mimetype: string, cacheControl: string) {
    await mkdir(folder, {recursive: true});
    const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    await writeFile(file, bytes);
    await writeFile(`${file}.meta`, [mimetype, cacheControl, eTag].join('\n'));
  }

  async function deleteObject(bucket: string, key: string) {
    const file = fileOf(bucket, key);
    await rm(file, {force: true});
    await rm(`${file}.meta`, {force: true});
  }

  return {
    driver: folder,
    headObject,
    deleteObject,
    async getObject(bucket, key) {
      const metadata = await headObject(bucket, key);
      return {metadata, httpStatusCode: 200, body: await readFile(fileOf(bucket, key))};
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      await write(fileOf(bucket, key), await bytesOf(body), contentType, cacheControl);
      return headObject(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key);
    },
    async copyObject(sourceBucket, source, _version, bucket, destination) {
      const {mimetype, cacheControl} = await headObject(sourceBucket, source);
      const bytes = await readFile(fileOf(sourceBucket, source));
      await write(fileOf(bucket, destination), bytes, mimetype, cacheControl);
      return headObject(bucket, destination);
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(fileOf(bucket, key)),
  };
}

async function bytesOf(body: Body): Promise<Buffer> {
  return body instanceof Uint8Array
    ? Buffer.from(body)
    : buffer(Readable.from(body as AsyncIterable<Uint8Array>));
}
