import {expect, test} from 'vitest';
import {shareLinks} from './share-links';

const links = shareLinks({
  title: 'Arev Signet Ring',
  text: 'For you & me + more?\nLook: 100%',
  url: 'https://shop.example/products/rings/42',
  imageUrl: 'https://cdn.example/arev.jpg?v=1&width=1080',
});
const message = 'For you & me + more?\nLook: 100%\n\nhttps://shop.example/products/rings/42';

test('a mail has the piece as subject, the words and the link as body', () => {
  const url = new URL(links.email);
  expect(url.protocol).toBe('mailto:');
  expect(url.searchParams.get('subject')).toBe('Arev Signet Ring');
  expect(url.searchParams.get('body')).toBe(message);
  expect(links.email).not.toContain('+');
});

test('WhatsApp gets the words and the link as text', () => {
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe(message);
});

test('Facebook gets the link', () => {
  const url = new URL(links.facebook);
  expect(url.pathname).toBe('/sharer/sharer.php');
  expect(url.searchParams.get('u')).toBe('https://shop.example/products/rings/42');
});

test('a pin has url, media and description', () => {
  const {searchParams} = new URL(links.pinterest);
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://shop.example/products/rings/42',
    media: 'https://cdn.example/arev.jpg?v=1&width=1080',
    description: 'For you & me + more?\nLook: 100%',
  });
});

test('without words a pin says the title, and without a picture it has none', () => {
  const {searchParams} = new URL(
    shareLinks({title: 'A ring', text: ' ', url: 'https://shop.example/', imageUrl: null})
      .pinterest,
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://shop.example/',
    description: 'A ring',
  });
});
