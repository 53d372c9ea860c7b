import * as v from 'valibot';
import {requireUser, serviceClient, type ServiceClient} from '../_shared/clients.ts';
import {endpoint, HttpError, json, readJson} from '../_shared/http.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {optionalSetting, siteUrl} from '../_shared/settings.ts';
import {findFit, findMeasure, storeUrl} from '../_shared/storefront.ts';
import {signedFile, writeFile} from '../_shared/try-on-files.ts';
import {bodyLimit, generate, texts, tryOnRequest} from './logic.ts';
import type {Answer, Provider, ServerEngine, Task} from './logic.ts';
import {bytesOf, endings, fetchPiecePicture} from './pictures.ts';

type TryOn = v.InferOutput<typeof tryOnRequest>;

/** Milliseconds for the service; the dialog says that it takes 30-60 seconds. */
const patience = 75_000;
/** Seconds for which the answer's address shows the picture. */
const shownFor = 3600;

/** Puts a piece on a shopper's photo and keeps the picture for them alone. */
async function handle(request: Request): Promise<Response> {
  const service = serviceClient();
  const user = await requireUser(request, service);
  const tryOn = await readJson(request, tryOnRequest, bodyLimit);
  const engine = configuredEngine();
  await mustBeTheirs(service, user.id, tryOn.sessionId);
  if (!engine) {
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

  const picture = await engine.pictureOf(tryOn);
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
    .update({status: 'completed', engine: engine.name, processed_image_url: path})
    .eq('id', tryOn.sessionId);
  if (error) throw error;
  return json({processedImageUrl: await signedFile(service, path, shownFor)});
}

interface Engine {
  name: 'generative' | 'device';
  pictureOf: (tryOn: TryOn) => Promise<Answer>;
}

/**
 * The generative one where endpoint, model and key are set up; else the shop's own, where the
 * merchant says that there is memory for it. Null where pictures are left to the device.
 */
function configuredEngine(): Engine | null {
  const [url, model, key] = [
    optionalSetting('TRY_ON_PROVIDER_URL'),
    optionalSetting('TRY_ON_MODEL'),
    optionalSetting('TRY_ON_API_KEY'),
  ];
  if (url && model && key) {
    const provider = {url, model, key, patience};
    return {name: 'generative', pictureOf: (tryOn) => imagine(provider, tryOn)};
  }
  if (optionalSetting('TRY_ON_SERVER_ENGINE') !== 'on') return null;
  const files = optionalSetting('TRY_ON_ENGINE_FILES') ?? siteUrl();
  return {name: 'device', pictureOf: (tryOn) => dress(tryOn, `${files.replace(/\/+$/, '')}/`)};
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

async function imagine(provider: Provider, tryOn: TryOn): Promise<Answer> {
  const {category, productId, productImageUrl, imageBase64: photo} = tryOn;
  try {
    const [piece, measure] = await Promise.all([
      fetchPiecePicture(productImageUrl, storeUrl()),
      findMeasure(productId),
    ]);
    if (!measure) throw new Error('the shop has no such piece');
    return await generate(provider, {photo, piece, facts: {category, ...measure}});
  } catch (error) {
    return unreadable(error);
  }
}

/** Where the shop's engine starts from on a server. No bundler follows it: see `docs/try-on-engine.md`. */
const serverEngine = new URL('./server-engine.ts', import.meta.url).href;

async function dress(tryOn: TryOn, files: string): Promise<Answer> {
  const {category, productId, productImageUrl, imageBase64} = tryOn;
  let task: Task;
  try {
    const fit = await findFit(productId, productImageUrl);
    if (!fit) throw new Error('the shop has no cut-out of it');
    const {cutout: address, ...measure} = fit;
    const [photo, cutout] = [imageBase64, await fetchPiecePicture(address, storeUrl())].map(
      bytesOf,
    );
    if (!photo || !cutout) throw new Error('it is no picture');
    task = {category, photo, cutout, ...measure};
  } catch (error) {
    return unreadable(error);
  }
  try {
    const engine = (await import(serverEngine)) as ServerEngine;
    return await engine.dress(task, files);
  } catch (error) {
    console.error('virtual-try-on: the engine does not run here:', error);
    const details = 'The engine does not run on this server.';
    return {kind: 'failure', status: 502, error: texts.failed, details};
  }
}

function unreadable(error: unknown): Answer {
  console.error('virtual-try-on: the piece could not be read:', error);
  const details = 'The piece could not be read from the shop.';
  return {kind: 'failure', status: 502, error: texts.failed, details};
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
