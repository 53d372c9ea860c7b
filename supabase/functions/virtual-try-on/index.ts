import * as v from 'valibot';
import {requireUser, serviceClient, type ServiceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json, readJson} from '../_shared/http.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {optionalSetting} from '../_shared/settings.ts';
import {findMeasure, storeUrl} from '../_shared/storefront.ts';
import {signedFile, writeFile} from '../_shared/try-on-files.ts';
import {type Answer, bodyLimit, generate, type Provider, texts, tryOnRequest} from './logic.ts';
import {endings, fetchPiecePicture} from './pictures.ts';

type TryOn = v.InferOutput<typeof tryOnRequest>;

/** Milliseconds for the service; the dialog says that it takes 30-60 seconds. */
const patience = 75_000;
/** Seconds for which the answer's address shows the picture. */
const shownFor = 3600;

/** Puts a piece on a shopper's photo with a generative model and keeps the picture for them alone. */
async function handle(request: Request): Promise<Response> {
  const service = serviceClient();
  const user = await requireUser(request, service);
  const tryOn = await readJson(request, tryOnRequest, bodyLimit);
  const provider = configuredProvider();
  await mustBeTheirs(service, user.id, tryOn.sessionId);
  if (!provider) {
    return json(
      {
        error: texts.exhausted,
        details: 'No generative engine is set up. The device makes the picture.',
      },
      503,
    );
  }
  await countAttempt(service, 'try_on', request, user.id).catch((error: unknown) => {
    if (error instanceof HttpError) throw new HttpError(429, texts.busy, error.headers);
    throw error;
  });

  const picture = await pictureOf(provider, tryOn);
  if (picture.kind === 'failure') {
    // Nothing of the shopper: what the service said, and that is all.
    console.error('virtual-try-on:', picture.details);
    await markFailed(service, tryOn.sessionId);
    return json({error: picture.error, details: picture.details}, picture.status);
  }
  const path = `${user.id}/${tryOn.sessionId}-result.${endings[picture.type]}`;
  await writeFile(service, path, picture.bytes, picture.type);
  const {error} = await service
    .from('try_on_sessions')
    .update({status: 'completed', engine: 'generative', processed_image_url: path})
    .eq('id', tryOn.sessionId);
  if (error) throw error;
  return json({processedImageUrl: await signedFile(service, path, shownFor)});
}

/** Null where the merchant has set up none: endpoint, model and key are all needed. */
function configuredProvider(): Provider | null {
  const [url, model, key] = [
    optionalSetting('TRY_ON_PROVIDER_URL'),
    optionalSetting('TRY_ON_MODEL'),
    optionalSetting('TRY_ON_API_KEY'),
  ];
  return url && model && key ? {url, model, key, patience} : null;
}

/**
 * The try-on belongs to whoever asks, and they agreed to the notice: a photo goes to nobody else
 * before that.
 * @throws HttpError 404, 403
 */
async function mustBeTheirs(service: ServiceClient, userId: string, sessionId: string) {
  const [session, consent] = await Promise.all([
    service
      .from('try_on_sessions')
      .select('id')
      .eq('id', sessionId)
      .eq('user_id', userId)
      .maybeSingle(),
    service
      .from('try_on_consents')
      .select('id')
      .eq('user_id', userId)
      .is('withdrawn_at', null)
      .limit(1)
      .maybeSingle(),
  ]);
  if (session.error) throw session.error;
  if (consent.error) throw consent.error;
  if (!session.data) throw new HttpError(404, 'This try-on does not exist any more.');
  if (!consent.data) throw new HttpError(403, 'Please agree to the try-on notice first.');
}

async function pictureOf(provider: Provider, tryOn: TryOn): Promise<Answer> {
  const {category, productId, productImageUrl, imageBase64: photo} = tryOn;
  try {
    const [piece, measure] = await Promise.all([
      fetchPiecePicture(productImageUrl, storeUrl()),
      findMeasure(productId),
    ]);
    if (!measure) throw new Error('the shop has no such piece');
    return await generate(provider, {photo, piece, facts: {category, ...measure}});
  } catch (error) {
    console.error('virtual-try-on: the piece could not be read:', error);
    const details = 'The piece could not be read from the shop.';
    return {kind: 'failure', status: 502, error: texts.failed, details};
  }
}

/** A picture that the device has made meanwhile stays; only what is still under way has failed. */
async function markFailed(service: ServiceClient, sessionId: string): Promise<void> {
  const {error} = await service
    .from('try_on_sessions')
    .update({status: 'failed'})
    .eq('id', sessionId)
    .eq('status', 'processing');
  if (error) console.error('virtual-try-on: the failure could not be kept', error.message);
}

Deno.serve(endpoint({methods: ['POST'], failure: texts.failed, handle}));
