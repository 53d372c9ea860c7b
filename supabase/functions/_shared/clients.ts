import {createClient, type SupabaseClient, type User} from '@supabase/supabase-js';
import type {Database} from './database.types.ts';
import {HttpError} from './http.ts';
import {projectKey, setting} from './settings.ts';

export type ServiceClient = SupabaseClient<Database>;

// Functions answer one request at a time for nobody in particular: no session is kept.
const options = {auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false}};

/** Reads and writes past row level security: check who asks before using it. */
export function serviceClient(): ServiceClient {
  return createClient<Database>(setting('SUPABASE_URL'), projectKey('secret'), options);
}

/** What anybody may do; for signing in to check a password. */
export function publicClient(): SupabaseClient<Database> {
  return createClient<Database>(setting('SUPABASE_URL'), projectKey('publishable'), options);
}

/**
 * The shopper whose access token came as `Authorization: Bearer …`.
 * @throws HttpError 401 when there is none or it is no longer good.
 */
export async function requireUser(request: Request, service: ServiceClient): Promise<User> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const {data, error} = token ? await service.auth.getUser(token) : {data: null, error: null};
  if (error && error.status !== 401 && error.status !== 403) throw error;
  if (!data?.user) throw new HttpError(401, 'Please sign in and try again.');
  return data.user;
}
