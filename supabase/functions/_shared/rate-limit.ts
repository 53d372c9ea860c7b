import type {ServiceClient} from './clients.ts';
import {HttpError} from './http.ts';
import {sha256} from './secrets.ts';

/** An action of the table `rate_limit_rules`. */
type Action =
  | 'newsletter'
  | 'guest_wishlist'
  | 'inquiry'
  | 'stock_notice'
  | 'delete_account'
  | 'try_on';

/**
 * Counts an attempt by everything known of who makes it: the shopper's device (the header
 * `x-client-key`, a hash made by the shop), the e-mail address or account that it is about, and the connection. The shop's
 * server makes calls for all shoppers and anybody can invent a client key, so the connection
 * counts as well, with a wide limit.
 * @throws HttpError 429 with Retry-After when there were too many.
 */
export async function countAttempt(
  service: ServiceClient,
  action: Action,
  request: Request,
  concerns: string,
): Promise<void> {
  const clientKey = request.headers.get('x-client-key') ?? '';
  const connection =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  const {data: wait, error} = await service.rpc('count_function_attempt', {
    action,
    client_key: /^[\w-]{16,128}$/.test(clientKey) ? clientKey : undefined,
    address_key: await sha256(concerns),
    origin_key: connection ? await sha256(connection) : undefined,
  });
  if (error) throw error;
  if (wait > 0) {
    throw new HttpError(429, 'Too many requests. Please wait a moment and try again.', {
      'Retry-After': String(wait),
    });
  }
}
