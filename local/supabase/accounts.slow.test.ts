import type {Message} from '../mail/start.ts';
import {describe, expect, test} from 'vitest';
import {anonymous, shopper, siteUrl, testWorld} from './test-world.ts';

/** The auth service as supabase-js sees it. */
const world = testWorld();

function linkIn(message: Message): URL {
  const href = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(message.html ?? '')?.[1] ?? '';
  return new URL(href.replaceAll('&amp;', '&'));
}

describe('accounts', () => {
  test('a mailed link confirms an address, once, and leads back to where the shopper was', async () => {
    const client = anonymous(world);
    const email = 'ani@example.com';
    const password = 'pomegranate';
    const {data, error} = await client.auth.signUp({
      email,
      password,
      options: {emailRedirectTo: `${siteUrl}/portal?tab=orders`},
    });
    expect([error, data.session]).toEqual([null, null]);
    const early = await client.auth.signInWithPassword({email, password});
    expect(early.error?.code).toBe('email_not_confirmed');

    const link = linkIn(
      await world.mail.waitFor({to: email, subject: 'Please confirm your address'}),
    );
    expect(link.origin + link.pathname).toBe(`${siteUrl}/auth/confirm`);
    expect(link.searchParams.get('redirect_to')).toBe(`${siteUrl}/portal?tab=orders`);
    const proof = {token_hash: link.searchParams.get('token_hash') ?? '', type: 'signup'} as const;
    const confirmed = await client.auth.verifyOtp(proof);
    expect(confirmed.data.user?.email).toBe(email);
    const again = await anonymous(world).auth.verifyOtp(proof);
    expect(again.error?.code).toBe('otp_expired');
  });

  test('signing up twice tells nothing but that there may be an account', async () => {
    await shopper(world, 'known@example.com');
    const credentials = {email: 'known@example.com', password: 'apricot-tree'};
    const {data, error} = await anonymous(world).auth.signUp(credentials);
    expect([error, data.user?.identities]).toEqual([null, []]);
    expect((await anonymous(world).auth.signInWithPassword(credentials)).error).not.toBeNull();
  });

  test('a link that was lost is mailed again, and only the new one works', async () => {
    const email = 'waiting@example.com';
    await anonymous(world).auth.signUp({email, password: 'pomegranate'});
    const first = await world.mail.waitFor({to: email});
    await anonymous(world).auth.signUp({email, password: 'another one'});
    const second = await world.mail.waitFor({to: email, after: first});
    const options = {emailRedirectTo: `${siteUrl}/wishlist`};
    await anonymous(world).auth.resend({type: 'signup', email, options});
    const third = await world.mail.waitFor({to: email, after: second});
    expect(linkIn(third).searchParams.get('redirect_to')).toBe(`${siteUrl}/wishlist`);

    const verify = (message: Message) => {
      const token_hash = linkIn(message).searchParams.get('token_hash') ?? '';
      return anonymous(world).auth.verifyOtp({token_hash, type: 'signup'});
    };
    expect((await verify(first)).error?.code).toBe('otp_expired');
    expect((await verify(third)).error).toBeNull();
    const signIn = await anonymous(world).auth.signInWithPassword({email, password: 'pomegranate'});
    expect(signIn.error).toBeNull();
  });

  test('a link never leads to another site', async () => {
    await anonymous(world).auth.signUp({
      email: 'lost@example.com',
      password: 'pomegranate',
      options: {emailRedirectTo: 'https://elsewhere.example/'},
    });
    const link = linkIn(await world.mail.waitFor({to: 'lost@example.com'}));
    expect(link.searchParams.get('redirect_to')).toBe(siteUrl);
  });

  test('a forgotten password is set anew', async () => {
    const {client, id} = await shopper(world, 'nare@example.com');
    await client.auth.resetPasswordForEmail('nare@example.com');
    const link = linkIn(
      await world.mail.waitFor({to: 'nare@example.com', subject: /new password/}),
    );
    const recovering = anonymous(world);
    const {data} = await recovering.auth.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'recovery',
    });
    expect(data.user?.id).toBe(id);
    expect((await recovering.auth.updateUser({password: 'apricot-tree'})).error).toBeNull();
    const signIn = (password: string) =>
      anonymous(world).auth.signInWithPassword({email: 'nare@example.com', password});
    expect((await signIn('pomegranate')).error?.message).toBe('Invalid login credentials');
    expect((await signIn('apricot-tree')).error).toBeNull();
  });

  test('two refreshes at the same moment both get through; after sign-out none does', async () => {
    const {client} = await shopper(world, 'sona@example.com');
    const {data} = await client.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? '';
    const [one, other] = await Promise.all([
      anonymous(world).auth.refreshSession({refresh_token}),
      anonymous(world).auth.refreshSession({refresh_token}),
    ]);
    expect([one.error, other.error]).toEqual([null, null]);
    await client.auth.signOut({scope: 'global'});
    const late = await anonymous(world).auth.refreshSession({
      refresh_token: one.data.session?.refresh_token ?? '',
    });
    expect(late.error).not.toBeNull();
  });
});
