import * as v from 'valibot';
import {logFailure} from '~/lib/log';
import type {Accounts, Shopper} from '~/lib/supabase/accounts';

const headers = {'cache-control': 'private, no-store'};

/**
 * Answers a call of the dialog for the shopper who is signed in: 401 when nobody is, 503 with the
 * given text when the service fails, of which one line is logged.
 */
export async function answerShopper(
  accounts: Accounts,
  failure: string,
  answer: (shopper: Shopper) => Promise<unknown>,
): Promise<Response> {
  try {
    const shopper = await accounts.shopper();
    if (!shopper) return refuse(401, 'Please sign in to try pieces on.');
    return Response.json((await answer(shopper)) ?? {}, {headers});
  } catch (error) {
    if (error instanceof Response) return error;
    logFailure('try-on', error);
    return refuse(503, failure);
  }
}

/**
 * What a call says, read once it is known who calls.
 * @throws Response 400 with the given reason, or with what is wrong first.
 */
export async function readCall<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  reason?: string,
): Promise<v.InferOutput<Schema>> {
  const call = v.safeParse(schema, await request.json().catch(() => null));
  if (!call.success) throw refuse(400, reason ?? call.issues[0].message);
  return call.output;
}

/** A refusal, with its reason for the shopper. */
export const refuse = (status: number, error: string): Response =>
  Response.json({error}, {status, headers});
