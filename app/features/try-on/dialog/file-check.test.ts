import {expect, test} from 'vitest';
import {checkedDataUrl, checkFile, mostBytes} from './file-check';

test('JPEG, PNG and WebP up to 10 MB are taken', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(checkFile({type, size: mostBytes})).toBeNull();
  }
});

test('larger files and other kinds are rejected with the reason', () => {
  expect(checkFile({type: 'image/jpeg', size: mostBytes + 1})).toEqual({
    title: 'File too large',
    message: 'Please select an image under 10MB',
  });
  for (const type of ['image/heic', 'image/svg+xml', 'application/pdf', '']) {
    expect(checkFile({type, size: 1})?.title).toBe('Not a photo we can use');
  }
});

test('what does not begin as an image after compression is an error', () => {
  expect(checkedDataUrl('data:image/jpeg;base64,/9j/')).toContain('/9j/');
  expect(() => checkedDataUrl('data:,')).toThrow('Invalid image format after compression');
});
