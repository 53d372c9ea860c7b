import assert from 'node:assert/strict';
import {renderEmail} from './email-layout.ts';

const house = {name: 'Akn', siteUrl: 'https://shop.example', address: '1206 Maple Avenue'};
const content = {
  preview: 'Kept for you',
  title: 'Your piece is kept',
  blocks: [
    {
      kind: 'piece' as const,
      name: 'Arev Signet Ring',
      price: '$480.00',
      imageUrl: 'https://cdn.example/a.webp',
    },
    {kind: 'button' as const, label: 'Keep it', url: 'https://shop.example/verify?a=1&b=2'},
  ],
  note: 'You did not ask for this? Ignore it.',
  noteLink: {label: 'Unsubscribe', url: 'https://shop.example/unsubscribe?token=t'},
};

Deno.test('a mail says the same in HTML and in plain text', () => {
  const {html, text} = renderEmail(house, content);
  for (const part of [
    'Akn',
    '1206 Maple Avenue',
    'Arev Signet Ring',
    '$480.00',
    'Keep it',
    'Ignore it',
    'Unsubscribe',
  ]) {
    assert.ok(html.includes(part), `HTML lacks ${part}`);
    assert.ok(text.includes(part), `text lacks ${part}`);
  }
  assert.ok(text.includes('https://shop.example/verify?a=1&b=2'));
  assert.ok(html.includes('href="https://shop.example/verify?a=1&amp;b=2"'));
});

Deno.test('what people wrote is text, never markup', () => {
  const written = '<img src=x onerror="alert(1)">';
  const {html} = renderEmail(house, {
    ...content,
    title: written,
    blocks: [
      {kind: 'quote', text: written},
      {kind: 'facts', facts: [['From', written]]},
      {kind: 'piece', name: written, imageUrl: '"><script>'},
    ],
  });
  assert.ok(!html.includes('<img src=x'));
  assert.ok(!html.includes('<script'));
});
