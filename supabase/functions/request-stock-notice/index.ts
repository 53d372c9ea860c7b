import * as v from 'valibot';
import {serviceClient} from '../_shared/clients.ts';
import {email, shopifyId} from '../_shared/fields.ts';
import {endpoint, HttpError, json, readJson} from '../_shared/http.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {findVariant} from '../_shared/storefront.ts';

const noticeRequest = v.object({email, variantId: shopifyId('ProductVariant')});

/** Notes who wants one message when a sold-out variant is back; asking twice changes nothing. */
async function handle(request: Request): Promise<Response> {
  const {email, variantId} = await readJson(request, noticeRequest);
  const service = serviceClient();
  await countAttempt(service, 'stock_notice', request, email);

  const piece = await findVariant(variantId);
  if (!piece) throw new HttpError(404, 'This piece is no longer in the shop.');
  if (piece.available) throw new HttpError(409, 'This piece can be had already.');

  const {error} = await service.from('stock_notices').upsert(
    {
      email,
      variant_id: Number(variantId),
      product_name: piece.name,
      product_path: `/products/${piece.handle}`,
    },
    {onConflict: 'variant_id,email', ignoreDuplicates: true},
  );
  if (error) throw error;
  return json({});
}

const failure = 'Your wish could not be noted. Please try again.';
Deno.serve(endpoint({methods: ['POST'], failure, handle}));
