import {equal, rejects, throws} from 'node:assert/strict';
import type {ServiceClient} from './clients.ts';
import {pathOfFile, removeFolder} from './try-on-files.ts';

const folder = '3f0c1a52-4b13-4c44-8dbf-fc55ab8f81f3';

Deno.test('the address of a file leads to that file', () => {
  const path = `${folder}/9a1b-result.jpg`;
  equal(pathOfFile(path), path);
});

for (const path of [
  `${folder}/../22222222-2222-4222-8222-222222222222/photo.jpg`,
  `${folder}/..`,
  `${folder}/../../../../../rest/v1/orders?select=*`,
  `${folder}/%2e%2e/photo.jpg`,
  `${folder}/..%2fphoto.jpg`,
  `${folder}/photo.jpg?download`,
  `${folder}/photo.jpg#`,
  `${folder}/deeper/photo.jpg`,
  `${folder}//photo.jpg`,
  `${folder}\\photo.jpg`,
  `../${folder}/photo.jpg`,
  'photo.jpg',
  '',
]) {
  Deno.test(`no file is asked for by ${path || 'nothing'}`, () => {
    throws(() => pathOfFile(path));
  });
}

/** A storage service with so many files in the folder, which removes them or does not. */
function storage(count: number, removes: boolean) {
  const files = Array.from({length: count}, (_, index) => ({name: `${index}.jpg`}));
  let asked = 0;
  const bucket = {
    list: (_folder: string, {limit}: {limit: number}) => {
      asked += 1;
      if (asked > 10) throw new Error('There is no end to it.');
      return Promise.resolve({data: files.slice(0, limit), error: null});
    },
    remove: (paths: string[]) =>
      Promise.resolve({data: removes ? files.splice(0, paths.length) : [], error: null}),
  };
  const service = {storage: {from: () => bucket}} as unknown as ServiceClient;
  return {service, files};
}

Deno.test('a folder is emptied, however much is in it', async () => {
  const {service, files} = storage(250, true);
  await removeFolder(service, folder);
  equal(files.length, 0);
});

Deno.test('files that stay end the attempt', async () => {
  await rejects(removeFolder(storage(3, false).service, folder), /files of a folder stay/);
});
