import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {afterAll, afterEach, beforeAll, expect} from 'vitest';
import type {Database} from '../../app/lib/supabase/database.types.ts';
import {type Mailbox, startMail} from '../mail/start.ts';
import {startStorefront, type Storefront} from '../storefront/start.ts';
import {startSupabase, type Supabase, type SupabaseOptions} from './start.ts';

/** What the tests of a file share: a Supabase with a mailbox and a shop, and people who use it. */
export interface TestWorld {
  mail: Mailbox;
  storefront: Storefront;
  supabase: Supabase;
}

export type Client = SupabaseClient<Database>;
export const siteUrl = 'http://localhost:4290';
export const connectOptions = {auth: {persistSession: false, autoRefreshToken: false}};

/** Starts a world before the tests of a file and ends it after them. */
export function testWorld(options: Partial<SupabaseOptions> = {}): TestWorld {
  const world = {} as TestWorld;
  beforeAll(async () => {
    world.mail = await startMail({smtpPort: 0, webPort: 0});
    world.storefront = await startStorefront();
    world.supabase = await startSupabase({port: 0, siteUrl, ...world, ...options});
  }, 60_000);
  afterEach(() => world.supabase.faults.clear());
  afterAll(async () => {
    await world.supabase.stop();
    await world.storefront.stop();
    await world.mail.stop();
  });
  return world;
}

/** Somebody who has not signed in. */
export const anonymous = ({supabase}: TestWorld): Client =>
  createClient<Database>(supabase.url, supabase.publishableKey, connectOptions);

/** Past row level security, to look behind. */
export const service = ({supabase}: TestWorld): Client =>
  createClient<Database>(supabase.url, supabase.secretKey, connectOptions);

/** Somebody with a confirmed account, signed in. The password is `pomegranate`. */
export async function shopper(
  world: TestWorld,
  email: string,
): Promise<{client: Client; id: string}> {
  const password = 'pomegranate';
  const admin = service(world).auth.admin;
  const {error} = await admin.createUser({email, password, email_confirm: true});
  expect(error).toBeNull();
  const client = anonymous(world);
  const {data} = await client.auth.signInWithPassword({email, password});
  return {client, id: data.user?.id ?? ''};
}

/** Calls an edge function with a JSON body, or with a text as it is. */
export async function call(
  {supabase}: TestWorld,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${supabase.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', apikey: supabase.publishableKey, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return {status: response.status, body: answer};
}
