import {randomUUID} from 'node:crypto';
import type {PGlite} from '@electric-sql/pglite';
import * as v from 'valibot';

type Ask = (request: Request) => Promise<Response>;

const wanted = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase()),
  type: v.optional(v.string()),
});

/**
 * Signing up again with an address that has an account, and asking for the link again: @lite
 * refuses both. As the hosted service does, an account not yet confirmed is mailed a new link, and
 * one that is confirmed is answered as if it were new, told apart by its empty identities.
 * Null when the request is another, and the service itself should answer.
 */
export async function answerSignUpAgain(
  database: PGlite,
  request: Request,
  ask: Ask,
): Promise<Response | null> {
  const {pathname} = new URL(request.url);
  const isSignUp = pathname === '/auth/v1/signup';
  const isResend = pathname === '/auth/v1/resend';
  if (request.method !== 'POST' || !(isSignUp || isResend)) return null;
  const body = v.safeParse(
    wanted,
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success || (isResend && body.output.type !== 'signup')) return null;

  const {rows} = await database.query<Account>(
    `select email, encrypted_password, email_confirmed_at from auth.users where email = $1`,
    [body.output.email],
  );
  const [account] = rows;
  if (!account) return null;
  if (account.email_confirmed_at) return isSignUp ? Response.json(asIfNew(account.email)) : null;
  const mailed = await signUpAnew(database, account, request, ask);
  return isSignUp || !mailed.ok ? mailed : Response.json({});
}

interface Account {
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
}

/** An account that was never confirmed has nothing yet: it is made again, with its old password. */
async function signUpAnew(
  database: PGlite,
  {email, encrypted_password}: Account,
  {url, headers}: Request,
  ask: Ask,
): Promise<Response> {
  await database.query('delete from auth.users where email = $1', [email]);
  const signUp = new URL(url);
  signUp.pathname = '/auth/v1/signup';
  const body = JSON.stringify({email, password: randomUUID()});
  const mailed = await ask(new Request(signUp, {method: 'POST', headers, body}));
  await database.query('update auth.users set encrypted_password = $2 where email = $1', [
    email,
    encrypted_password,
  ]);
  return mailed;
}

function asIfNew(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: {provider: 'email', providers: ['email']},
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
