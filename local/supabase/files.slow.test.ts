import {describe, expect, test} from 'vitest';
import {anonymous, shopper, testWorld} from './test-world.ts';

/** The storage service as supabase-js sees it. */
const world = testWorld();

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = () => new Blob([png], {type: 'image/png'});

  test('a shopper keeps files; nobody else reads, lists or signs them', async () => {
    const {client, id} = await shopper(world, 'photos@example.com');
    const files = client.storage.from('try-on-uploads');
    const file = `${id}/photo.png`;
    expect((await files.upload(file, picture())).error?.message).toContain('row-level security');
    await client.from('try_on_consents').insert({user_id: id, version: '2026-09'});
    expect((await files.upload(file, picture())).error).toBeNull();
    expect((await files.upload(`${id}/raw.png`, png, {contentType: 'image/png'})).error).toBeNull();

    expect((await files.download(file)).data?.size).toBe(png.length);
    expect((await files.list(id)).data?.map(({name}) => name)).toEqual(['photo.png', 'raw.png']);
    const signed = await files.createSignedUrls([file, `${id}/none.png`], 60);
    const [one, none] = signed.data ?? [];
    const signedUrl = one?.signedUrl ?? '';
    const response = await fetch(signedUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(none?.error).not.toBeNull();

    const {client: stranger} = await shopper(world, 'curious@example.com');
    for (const other of [stranger, anonymous(world)]) {
      const theirs = other.storage.from('try-on-uploads');
      expect((await theirs.download(file)).data).toBeNull();
      expect((await theirs.createSignedUrl(file, 60)).data).toBeNull();
      expect((await theirs.list(id)).data ?? []).toEqual([]);
      expect((await theirs.list('')).data ?? []).toEqual([]);
      expect((await theirs.remove([file])).data ?? []).toEqual([]);
    }
    expect((await fetch(files.getPublicUrl(file).data.publicUrl)).ok).toBe(false);
    expect((await fetch(signedUrl.replace('photo.png', 'raw.png'))).ok).toBe(false);
  });

  test('a signed address shows nothing once its time is over', async () => {
    const {client, id} = await shopper(world, 'yesterday@example.com');
    await client.from('try_on_consents').insert({user_id: id, version: '2026-09'});
    const files = client.storage.from('try-on-uploads');
    await files.upload(`${id}/photo.png`, picture());
    const {data} = await files.createSignedUrl(`${id}/photo.png`, 1);
    const look = async () => {
      const response = await fetch(data!.signedUrl);
      return {ok: response.ok, bytes: Buffer.from(await response.arrayBuffer()).includes(png)};
    };
    expect(await look()).toEqual({ok: true, bytes: true});
    await expect.poll(look, {timeout: 5_000}).toEqual({ok: false, bytes: false});
  });

  test('a signed address takes one picture of the right kind and size', async () => {
    const {client, id} = await shopper(world, 'uploads@example.com');
    await client.from('try_on_consents').insert({user_id: id, version: '2026-09'});
    const files = client.storage.from('try-on-uploads');
    const {data} = await files.createSignedUploadUrl(`${id}/result.png`);
    const anyone = anonymous(world).storage.from('try-on-uploads');
    const sent = await anyone.uploadToSignedUrl(`${id}/result.png`, data?.token ?? '', picture());
    expect(sent).toMatchObject({error: null, data: {fullPath: `try-on-uploads/${id}/result.png`}});
    expect((await files.download(`${id}/result.png`)).data?.size).toBe(png.length);

    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const kinds = [
      files.upload(`${id}/large.png`, large, {contentType: 'image/png'}),
      files.upload(`${id}/page.html`, png, {contentType: 'text/html'}),
    ];
    for (const {error} of await Promise.all(kinds)) expect(error).not.toBeNull();
    expect((await files.createSignedUploadUrl('elsewhere/photo.png')).error).not.toBeNull();
  });
});
