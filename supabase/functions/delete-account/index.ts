import * as v from 'valibot';
import {publicClient, requireUser, serviceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json, readJson} from '../_shared/http.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {removeFolder} from '../_shared/try-on-files.ts';

const deletion = v.object({
  password: v.pipe(
    v.string('Please enter your password.'),
    v.nonEmpty('Please enter your password.'),
  ),
});

/**
 * Deletes the caller's account after checking the password again. Files first, then what is kept
 * by address, then the user with all rows that hang on it; a failure on the way leaves the account
 * able to try again.
 */
async function handle(request: Request): Promise<Response> {
  const service = serviceClient();
  const user = await requireUser(request, service);
  const {password} = await readJson(request, deletion);
  await countAttempt(service, 'delete_account', request, user.id);
  await checkPassword(user.email ?? '', password);

  await removeFolder(service, user.id);
  const {error: notErased} = await service.rpc('erase_personal_data', {of_user: user.id});
  if (notErased) throw notErased;
  const {error: notDeleted} = await service.auth.admin.deleteUser(user.id);
  if (notDeleted) throw notDeleted;
  return json({});
}

async function checkPassword(email: string, password: string): Promise<void> {
  const {error} = await publicClient().auth.signInWithPassword({email, password});
  if (error?.code === 'invalid_credentials')
    throw new HttpError(403, 'This password is not right.');
  if (error) throw error;
}

const failure = 'Your account could not be deleted. Please try again.';
Deno.serve(endpoint({methods: ['POST'], failure, handle}));
