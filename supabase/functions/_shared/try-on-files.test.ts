import {equal, throws} from 'node:assert/strict';
import {pathOfFile} from './try-on-files.ts';

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
