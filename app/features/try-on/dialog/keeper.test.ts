import {expect, test} from 'vitest';
import {createKeeper} from './keeper';
import type {SessionCalls} from './server-calls';
import type {Keeping, Photo} from './state';

/** The shop's side of keeping, which writes down what it was asked and fails where it shall. */
function world() {
  const asked: string[] = [];
  const failing = new Set<string>();
  let sessions = 0;
  const note = (what: string) => {
    asked.push(what);
    return failing.has(what) ? Promise.reject(new Error(what)) : Promise.resolve();
  };
  const calls: SessionCalls = {
    async begin({productId, photoId}) {
      await note(`begin ${productId} ${photoId ?? 'new photo'}`);
      const sessionId = `s${(sessions += 1)}`;
      return {
        sessionId,
        photoUpload: photoId ? null : `photo-${sessionId}`,
        resultUpload: sessionId,
      };
    },
    async keepPhoto(sessionId) {
      await note(`keep-photo ${sessionId}`);
      return {photoId: 'photo'};
    },
    async replace(sessionId) {
      await note(`replace ${sessionId}`);
      return {resultUpload: sessionId};
    },
    complete: (sessionId, engine) => note(`complete ${sessionId} ${engine}`),
    fail: (sessionId) => note(`fail ${sessionId}`),
    upload: (address) => note(`upload ${address}`),
  };
  const heard: Keeping[] = [];
  const keeper = createKeeper(
    calls,
    (keeping) => heard.push(keeping),
    () => undefined,
  );
  return {asked, failing, heard, keeper};
}

const file = new Blob();
const photo: Photo = {id: null, file, source: file, url: '', group: 'g'};
const draft = (productId: string, of = photo) => ({
  productId,
  category: 'rings' as const,
  photo: of,
  original: 'data:image/jpeg;base64,',
  picture: new Blob([productId]),
});

test('a new photo is kept once, then every piece tried on it', async () => {
  const {asked, heard, keeper} = world();
  await Promise.all([keeper.keep(draft('1')), keeper.keep(draft('2'))]);
  expect(asked).toEqual([
    'begin 1 new photo',
    'upload photo-s1',
    'keep-photo s1',
    'upload s1',
    'complete s1 device',
    'begin 2 photo',
    'upload s2',
    'complete s2 device',
  ]);
  expect(heard.at(-1)).toEqual({state: 'kept', sessionId: 's2'});
});

test('a saved photo is not sent again', async () => {
  const {asked, keeper} = world();
  await keeper.keep(draft('1', {...photo, id: 'saved'}));
  expect(asked).toEqual(['begin 1 saved', 'upload s1', 'complete s1 device']);
});

test('what failed is marked so, and a retry goes on where it broke off', async () => {
  const {asked, failing, heard, keeper} = world();
  failing.add('upload s1');
  await keeper.keep(draft('1'));
  expect(heard.at(-1)).toEqual({state: 'failed', sessionId: null});
  expect(asked.at(-1)).toBe('fail s1');
  failing.clear();
  asked.length = 0;
  await keeper.retry();
  expect(asked).toEqual(['upload s1', 'complete s1 device']);
  expect(heard.at(-1)).toEqual({state: 'kept', sessionId: 's1'});
});

test('a piece that was moved replaces the picture of its try-on', async () => {
  const {asked, keeper} = world();
  await keeper.keep(draft('1', {...photo, id: 'saved'}));
  await keeper.replace(new Blob(['moved']));
  expect(asked.slice(3)).toEqual(['replace s1', 'upload s1', 'complete s1 device']);
});

test('a picture that could not be kept is told of until it is', async () => {
  const {failing, heard, keeper} = world();
  failing.add('begin 1 new photo');
  await keeper.keep(draft('1'));
  await keeper.keep(draft('2'));
  expect(heard.at(-1)?.state).toBe('failed');
  failing.clear();
  await keeper.retry();
  expect(heard.at(-1)?.state).toBe('kept');
});
