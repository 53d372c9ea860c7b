import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {call, service, shopper, testWorld} from './test-world.ts';

/** What functions do for somebody with an account. */
const world = testWorld();

describe('try-on', () => {
  const picture = new Blob([Buffer.from('picture')], {type: 'image/jpeg'});

  async function tryOn(email: string) {
    const {client, id} = await shopper(world, email);
    await client.from('try_on_consents').insert({user_id: id, version: '2026-09'});
    const files = client.storage.from('try-on-uploads');
    const {data: session} = await client
      .from('try_on_sessions')
      .insert({user_id: id, product_id: '42', category: 'rings'})
      .select()
      .single();
    const sessionId = session?.id ?? '';
    const result = `${id}/${sessionId}-result.jpg`;
    await files.upload(result, picture);
    await client
      .from('try_on_sessions')
      .update({status: 'completed', engine: 'device', processed_image_url: result})
      .eq('id', sessionId);
    return {client, id, sessionId, files};
  }
  const shared = (sessionId: string) =>
    fetch(`${world.supabase.url}/functions/v1/shared-try-on?session=${sessionId}`);

  test('a result is seen by a stranger while it is shared, and only then', async () => {
    const {client, id, sessionId} = await tryOn('sharing@example.com');
    expect((await shared(sessionId)).status).toBe(404);
    await client.from('try_on_shares').insert({session_id: sessionId, user_id: id});
    const seen = await shared(sessionId);
    expect([seen.status, seen.headers.get('content-type'), await seen.text()]).toEqual([
      200,
      'image/jpeg',
      'picture',
    ]);
    expect(seen.headers.get('cache-control')).toContain('no-store');
    await client.from('try_on_shares').delete().eq('session_id', sessionId);
    expect((await shared(sessionId)).status).toBe(404);
    expect((await shared('../../etc')).status).toBe(404);
  });

  test('whoever names a stranger’s file, or the data behind it, as a result gets neither', async () => {
    const {id: stranger, sessionId: theirs} = await tryOn('stranger@example.com');
    const {client, id, sessionId} = await tryOn('reaching@example.com');
    await client.from('try_on_shares').insert({session_id: sessionId, user_id: id});
    for (const path of [
      `../${stranger}/${theirs}-result.jpg`,
      '../../../../../auth/v1/admin/users',
    ]) {
      const {error} = await client
        .from('try_on_sessions')
        .update({processed_image_url: `${id}/${path}`})
        .eq('id', sessionId);
      expect(error?.message).toContain('result_is_in_own_folder');
      expect(await (await shared(sessionId)).text()).toBe('picture');
    }
  });

  test('photos long unused are dropped, for the project itself only', async () => {
    const {client, id, files} = await tryOn('forgetting@example.com');
    const photo = `${id}/photo.jpg`;
    await files.upload(photo, picture);
    await client
      .from('user_photos')
      .insert({user_id: id, category: 'rings', image_url: photo, is_validated: true});
    const expire = (apikey: string) => call(world, 'expire-try-on-photos', {}, {apikey});
    expect((await expire(world.supabase.publishableKey)).status).toBe(401);
    expect((await expire(world.supabase.secretKey)).body).toEqual({dropped: 0});
    await service(world)
      .from('user_photos')
      .update({last_used_at: '2020-01-01'})
      .eq('image_url', photo);
    expect((await expire(world.supabase.secretKey)).body).toEqual({dropped: 1});
    expect((await client.from('user_photos').select()).data).toEqual([]);
    expect((await files.list(id)).data?.map(({name}) => name)).not.toContain('photo.jpg');
  });

  test('however many photos are to be dropped, all of them are', async () => {
    const {client, id, files} = await tryOn('collecting@example.com');
    const photos = Array.from({length: 120}, () => `${id}/${randomUUID()}-original.jpg`);
    await Promise.all(photos.map((photo) => files.upload(photo, picture)));
    await service(world)
      .from('user_photos')
      .insert(
        photos.map((image_url) => ({
          user_id: id,
          category: 'rings',
          image_url,
          last_used_at: '2020-01-01',
        })),
      );
    const {secretKey: apikey} = world.supabase;
    expect((await call(world, 'expire-try-on-photos', {}, {apikey})).body).toEqual({dropped: 120});
    expect((await client.from('user_photos').select()).data).toEqual([]);
  });
});

describe('delete-account', () => {
  test('a stolen session does not get to guess the password', async () => {
    const {client} = await shopper(world, 'guessed@example.com');
    const session = (await client.auth.getSession()).data.session;
    const authorization = `Bearer ${session?.access_token}`;
    const statuses: number[] = [];
    for (const password of ['one', 'two', 'three', 'four', 'five', 'pomegranate']) {
      statuses.push((await call(world, 'delete-account', {password}, {authorization})).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test('with the right password everything goes; with a wrong one nothing does', async () => {
    const email = 'leaving@example.com';
    const {client, id} = await shopper(world, email);
    await client.from('try_on_consents').insert({user_id: id, version: '2026-09'});
    const files = client.storage.from('try-on-uploads');
    await files.upload(`${id}/photo.jpg`, new Blob(['x'], {type: 'image/jpeg'}));
    await client.from('wishlist').insert({user_id: id, product_id: '1', product_name: 'x'});
    await call(world, 'submit-inquiry', {firstName: 'A', lastName: 'B', email, message: 'Hello'});

    const session = (await client.auth.getSession()).data.session;
    const remove = (password: string) =>
      call(world, 'delete-account', {password}, {authorization: `Bearer ${session?.access_token}`});
    expect((await call(world, 'delete-account', {password: 'pomegranate'})).status).toBe(401);
    expect(await remove('wrong')).toEqual({
      status: 403,
      body: {error: 'This password is not right.'},
    });
    expect((await client.from('wishlist').select()).data).toHaveLength(1);

    world.supabase.faults.add({kind: 'status', status: 500, service: 'storage', times: 1});
    expect((await remove('pomegranate')).status).toBe(500);
    expect((await client.from('wishlist').select()).data).toHaveLength(1);

    expect(await remove('pomegranate')).toEqual({status: 200, body: {}});
    expect((await service(world).auth.admin.getUserById(id)).data.user).toBeNull();
    expect((await service(world).storage.from('try-on-uploads').list(id)).data).toEqual([]);
    for (const table of ['wishlist', 'try_on_consents'] as const) {
      expect((await service(world).from(table).select().eq('user_id', id)).data).toEqual([]);
    }
    const letters = await service(world).from('contact_inquiries').select().eq('email', email);
    expect(letters.data).toEqual([]);
    expect((await remove('pomegranate')).status).toBe(401);
  });
});
