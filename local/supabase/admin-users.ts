import {randomUUID} from 'node:crypto';
import type {PGlite} from '@electric-sql/pglite';
import * as v from 'valibot';

/**
 * The part of the auth service's admin API that functions and tests use and @supabase/lite lacks.
 * The caller has shown the secret key.
 */
export async function answerAdmin(database: PGlite, request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(5);
  if (request.method === 'POST' && !id) return createUser(database, request);
  if (request.method === 'GET' && !id) return listUsers(database);
  if (!id || !v.is(v.pipe(v.string(), v.uuid()), id)) return notFound();

  const {rows} = await database.query<UserRow>(`${selectUser} where id = $1`, [id]);
  const [user] = rows;
  if (!user) return notFound();
  if (request.method === 'DELETE') {
    await database.query('delete from auth.users where id = $1', [id]);
    return Response.json({});
  }
  return request.method === 'GET' ? Response.json(user) : notFound();
}

interface UserRow {
  id: string;
  email: string;
}

const selectUser = `select id, aud, role, email, email_confirmed_at, last_sign_in_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at
  from auth.users`;

const newUser = v.object({
  email: v.pipe(v.string(), v.email(), v.toLowerCase()),
  password: v.optional(v.pipe(v.string(), v.minLength(6))),
  email_confirm: v.optional(v.boolean(), false),
});

async function createUser(database: PGlite, request: Request): Promise<Response> {
  const parsed = v.safeParse(newUser, await request.json().catch(() => null));
  if (!parsed.success) return error(422, 'validation_failed', parsed.issues[0].message);
  const {email, password, email_confirm: isConfirmed} = parsed.output;
  const known = await database.query(`${selectUser} where email = $1`, [email]);
  if (known.rows.length > 0) {
    return error(422, 'email_exists', 'A user with this email address has already been registered');
  }
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
     values ($1, $2, crypt($3, gen_salt('bf', 4)), case when $4 then now() end, $5)`,
    [id, email, password ?? null, isConfirmed, {provider: 'email', providers: ['email']}],
  );
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid, $2)`,
    [id, {sub: id, email, email_verified: isConfirmed}],
  );
  const {rows} = await database.query<UserRow>(`${selectUser} where id = $1`, [id]);
  return Response.json(rows[0]);
}

async function listUsers(database: PGlite): Promise<Response> {
  const {rows} = await database.query<UserRow>(`${selectUser} order by created_at`);
  return Response.json({users: rows, aud: 'authenticated'});
}

const notFound = () => error(404, 'user_not_found', 'User not found');

function error(status: number, code: string, message: string): Response {
  return Response.json({code: status, error_code: code, msg: message}, {status});
}
