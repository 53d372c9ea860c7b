import assert from 'node:assert/strict';
import * as v from 'valibot';
import {renderEmail} from '../_shared/email-layout.ts';
import {decide, hadItEmail, newsletterRequest, personalCode, verificationEmail} from './logic.ts';

const now = new Date('2026-09-01T10:00:00Z');
const earlier = {discountCode: 'WELCOME-ABCD2345', codeExpiresAt: null, isVerified: false};
const soon = '2026-09-20T10:00:00Z';
const over = '2026-08-20T10:00:00Z';

Deno.test('who asks first gets a code', () => {
  assert.deepEqual(decide(null, now), {kind: 'new-code'});
});

Deno.test('who asks again gets the same code, as long as it is good', () => {
  const same = {kind: 'same-code', code: earlier.discountCode};
  assert.deepEqual(decide({...earlier, codeExpiresAt: soon}, now), same);
  assert.deepEqual(decide({...earlier, codeExpiresAt: soon, isVerified: true}, now), same);
  assert.deepEqual(decide({...earlier, isVerified: true}, now), same);
});

Deno.test('who never confirmed gets the code of today', () => {
  assert.deepEqual(decide(earlier, now), {kind: 'new-code'});
  assert.deepEqual(decide({...earlier, codeExpiresAt: over}, now), {kind: 'new-code'});
});

Deno.test('who let a personal code run out has had it', () => {
  assert.deepEqual(decide({...earlier, codeExpiresAt: over, isVerified: true}, now), {
    kind: 'had-it',
    code: earlier.discountCode,
  });
});

Deno.test('the stated texts answer what is missing', () => {
  const told = (input: unknown) => v.safeParse(newsletterRequest, input).issues?.[0].message;
  const none = {rings: false, necklaces: false, earrings: false};
  assert.equal(told({email: '', preferences: none}), 'Please enter your email address.');
  assert.equal(
    told({email: 'a@b.co', preferences: none}),
    'Please select at least one preference.',
  );
  assert.equal(told({email: 'a@b.co', preferences: {...none, rings: true}}), undefined);
});

Deno.test('a personal code has no letters that are mixed up', () => {
  const every = personalCode((bytes) => bytes.map((_, index) => index * 31));
  assert.match(every, /^WELCOME-[A-HJKMNP-TV-Z2-9]{8}$/);
});

Deno.test('the mail says how long its link can be opened, and where', () => {
  const house = {name: 'Akn', siteUrl: 'https://shop.example'};
  for (const mail of [verificationEmail, hadItEmail]) {
    const {text} = renderEmail(house, mail('https://x', 'https://y').content);
    assert.match(text, /^https:\/\/x$/m);
    assert.match(text, /within 48 hours\. It works in the first browser that opens it/);
  }
});
