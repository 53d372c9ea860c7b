import * as v from 'valibot';
import {serviceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json, readJson} from '../_shared/http.ts';
import {sendMail} from '../_shared/mail.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {newToken, sha256} from '../_shared/secrets.ts';
import {siteUrl} from '../_shared/settings.ts';
import {findProduct} from '../_shared/storefront.ts';
import {failure, guestPiece, linkDays, productNumber, rowOf, verificationEmail} from './logic.ts';

/** Keeps a piece for somebody without an account and mails the link that proves the address. */
async function handle(request: Request): Promise<Response> {
  const {email, productId} = await readJson(request, guestPiece);
  const number = v.safeParse(productNumber, productId);
  const service = serviceClient();
  await countAttempt(service, 'guest_wishlist', request, email);

  const piece = number.success ? await findProduct(number.output) : null;
  if (!piece) throw new HttpError(404, 'This piece is no longer in the shop.');

  const token = newToken();
  const {error} = await service.from('guest_wishlists').upsert(
    {
      ...rowOf(email, productId, piece),
      verification_token: await sha256(token),
      token_expires_at: new Date(Date.now() + linkDays * 24 * 60 * 60 * 1000).toISOString(),
    },
    {onConflict: 'email,product_id'},
  );
  if (error) throw error;

  await sendMail({
    to: email,
    subject: `Kept for you: ${piece.name}`,
    content: verificationEmail(piece, `${siteUrl()}/verify-wishlist?token=${token}`),
  });
  return json({});
}

Deno.serve(endpoint({methods: ['POST'], failure, handle}));
