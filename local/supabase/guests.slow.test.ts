import {describe, expect, test} from 'vitest';
import {aProduct} from './test-pieces.ts';
import {anonymous, call, service, shopper, siteUrl, testWorld} from './test-world.ts';

/** What somebody without an account asks of the functions, by mail and by the shop. */
const world = testWorld();

/** The token in the first link of a mail to a page of the shop. */
function tokenIn(text: string | undefined, page: string): string {
  const pattern = new RegExp(`${siteUrl}${page}\\?token=(\\S+)`);
  return pattern.exec(text ?? '')?.[1] ?? '';
}

const everything = {rings: true, necklaces: true, earrings: true};

describe('send-newsletter-discount', () => {
  test('asking, confirming and unsubscribing, by mail', async () => {
    const email = 'reader@example.com';
    expect(
      await call(world, 'send-newsletter-discount', {
        email: 'Reader@Example.com',
        preferences: everything,
      }),
    ).toEqual({status: 200, body: {}});
    const first = await world.mail.waitFor({to: email});
    await call(world, 'send-newsletter-discount', {email, preferences: everything});
    const second = await world.mail.waitFor({to: email, after: first});
    const verify = async (token: string) =>
      (await anonymous(world).rpc('verify_newsletter_discount_with_token', {token})).data;
    expect(await verify(tokenIn(first.text, '/verify-newsletter'))).toEqual([]);
    const token = tokenIn(second.text, '/verify-newsletter');
    expect(await verify(token)).toEqual([{email, discount_code: 'AKN10'}]);
    expect(await verify(token)).toEqual([]);

    const subscription = async () =>
      (
        await service(world)
          .from('newsletter_subscriptions')
          .select('is_active, subscription_source, preferences')
          .eq('email', email)
          .single()
      ).data;
    expect(await subscription()).toEqual({
      is_active: true,
      subscription_source: 'newsletter_discount_verification',
      preferences: {marketing: true, product_updates: true, sales: true},
    });

    const raw = await world.mail.raw(second);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const oneClick = /List-Unsubscribe:\s+<([^>]+)>/.exec(raw)?.[1] ?? '';
    const opened = await fetch(oneClick, {redirect: 'manual'});
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(`${siteUrl}/unsubscribe?token=`);
    expect((await subscription())?.is_active).toBe(true);
    await fetch(oneClick, {
      method: 'POST',
      headers: {origin: 'https://mail.example'},
      body: 'List-Unsubscribe=One-Click',
    });
    expect((await subscription())?.is_active).toBe(false);
    const forged = oneClick.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await fetch(forged, {method: 'POST'})).status).toBe(400);

    // Whose code has run out can come back all the same.
    await service(world)
      .from('newsletter_discount_requests')
      .update({code_expires_at: '2026-09-01T10:00:00Z'})
      .eq('email', email);
    await call(world, 'send-newsletter-discount', {email, preferences: everything});
    const third = await world.mail.waitFor({to: email, subject: 'Your welcome code has run out'});
    const back = await verify(tokenIn(third.text, '/verify-newsletter'));
    expect(back).toEqual([{email, discount_code: null}]);
    expect((await subscription())?.is_active).toBe(true);
  });

  test('the fourth request of an hour for one address is put off', async () => {
    const ask = () =>
      call(world, 'send-newsletter-discount', {
        email: 'eager@example.com',
        preferences: everything,
      });
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(({status}) => status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(
      world.mail.messages().filter(({to}) => to[0]?.address === 'eager@example.com'),
    ).toHaveLength(3);
  });

  test('what is wrong is said; what fails inside is not', async () => {
    expect(
      await call(world, 'send-newsletter-discount', {email: 'nobody', preferences: everything}),
    ).toEqual({status: 400, body: {error: 'Please enter a valid email address.'}});
    world.supabase.faults.add({kind: 'status', status: 500, service: 'rest', times: 1});
    expect(
      await call(world, 'send-newsletter-discount', {
        email: 'x@example.com',
        preferences: everything,
      }),
    ).toEqual({
      status: 500,
      body: {error: 'Failed to send verification email. Please try again.'},
    });
  });

  test('another site may not call', async () => {
    const {status} = await call(
      world,
      'send-newsletter-discount',
      {},
      {origin: 'https://evil.example'},
    );
    expect(status).toBe(403);
  });
});

describe('save-guest-wishlist', () => {
  test('a kept piece is verified by mail and moves into the account of that address', async () => {
    const email = 'guest@example.com';
    const piece = await aProduct(world);
    expect(await call(world, 'save-guest-wishlist', {email, productId: piece.id})).toEqual({
      status: 200,
      body: {},
    });
    const message = await world.mail.waitFor({to: email, subject: `Kept for you: ${piece.title}`});
    const token = tokenIn(message.text, '/verify-wishlist');
    const {data} = await anonymous(world).rpc('verify_guest_wishlist_with_token', {token});
    expect(data).toMatchObject([{email, product_name: piece.title}]);

    const {client} = await shopper(world, email);
    const claimed = await client.rpc('claim_my_records');
    expect(claimed.data).toEqual([{wishlist_items: 1, orders: 0}]);
    const {data: wishlist} = await client.from('wishlist').select('product_id, product_name');
    expect(wishlist).toEqual([{product_id: piece.id, product_name: piece.title}]);
  });

  test('only pieces of the shop are kept', async () => {
    for (const productId of ['gid://shopify/Product/999999999999', 'a free phone!', '1; drop']) {
      const {status} = await call(world, 'save-guest-wishlist', {
        email: 'spam@example.com',
        productId,
      });
      expect(status).toBe(404);
    }
    expect(world.mail.messages().filter(({to}) => to[0]?.address === 'spam@example.com')).toEqual(
      [],
    );
  });
});

describe('submit-inquiry', () => {
  const letter = {
    firstName: 'Sona',
    lastName: 'Avagyan',
    email: 'sona@example.com',
    inquiryType: 'custom',
    message: 'Could you make <b>it</b> in rose gold?',
  };
  const stored = async (email: string) =>
    (
      await service(world)
        .from('contact_inquiries')
        .select('kind, mailed_at, mail_attempts')
        .eq('email', email)
    ).data;

  test('a letter is stored, the house is told, the sender is thanked', async () => {
    expect(await call(world, 'submit-inquiry', letter)).toEqual({status: 200, body: {}});
    const told = await world.mail.waitFor({
      to: 'atelier@akn.example',
      subject: 'Letter from Sona Avagyan',
    });
    expect(told.html).toContain('make &lt;b&gt;it&lt;/b&gt;');
    expect(await world.mail.raw(told)).toContain('Reply-To: Sona Avagyan <sona@example.com>');
    await world.mail.waitFor({to: 'sona@example.com', subject: 'We have your letter'});
    expect(await stored('sona@example.com')).toMatchObject([
      {kind: 'contact', mailed_at: expect.any(String) as string, mail_attempts: 1},
    ]);
  });

  test('what the shop stored by itself is mailed along', async () => {
    await anonymous(world).rpc('leave_inquiry', {
      client_key: 'k'.repeat(32),
      first_name: 'Late',
      last_name: 'Letter',
      email: 'late@example.com',
      message: 'Written while the functions were down.',
    });
    await call(world, 'submit-inquiry', {
      ...letter,
      email: 'next@example.com',
      kind: 'appointment',
      preferredDate: '2026-12-01',
    });
    await world.mail.waitFor({to: 'atelier@akn.example', subject: 'Letter from Late Letter'});
    await world.mail.waitFor({to: 'next@example.com', subject: 'Your appointment request'});
  });

  test('a letter that could not be mailed holds up no other', async () => {
    await service(world).from('contact_inquiries').insert({
      first_name: 'Held',
      last_name: 'Up',
      email: 'held-up@example.com',
      message: 'No mail server took this.',
      mail_attempts: 1,
      created_at: '2026-09-01T10:00:00Z',
    });
    await call(world, 'submit-inquiry', {...letter, email: 'fresh@example.com', firstName: 'Ani'});
    const before = await world.mail.waitFor({to: 'atelier@akn.example', subject: /Ani Avagyan/});
    await world.mail.waitFor({to: 'atelier@akn.example', subject: /Held Up/, after: before});
  });

  test('a machine that fills in everything learns nothing', async () => {
    const email = 'machine@example.com';
    expect(
      await call(world, 'submit-inquiry', {...letter, email, website: 'https://spam.example'}),
    ).toEqual({status: 200, body: {}});
    expect(await stored(email)).toEqual([]);
  });
});
