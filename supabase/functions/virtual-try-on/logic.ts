import * as v from 'valibot';
import {uuid} from '../_shared/fields.ts';
import {bytesOf, endings, fromDataUrl, type Picture, type PictureType} from './pictures.ts';
import {promptFor, safetySettings, type PieceFacts} from './prompt.ts';

/** The longest body that is read: 9 MB of encoded photo, which the shop's compression aims at, and some room. */
export const bodyLimit = 10 * 1024 * 1024;

/** What the shop sends. The photo is a data URL, the piece's picture an absolute address. */
export const tryOnRequest = v.object({
  sessionId: uuid,
  imageBase64: v.pipe(
    v.string('A photo is missing.'),
    v.rawTransform(({dataset, addIssue, NEVER}) => {
      const picture = fromDataUrl(dataset.value);
      if (picture && bytesOf(picture)) return picture;
      addIssue({message: 'Invalid image format after compression'});
      return NEVER;
    }),
  ),
  productId: v.pipe(
    v.string('A piece is missing.'),
    v.transform((id) => id.replace('gid://shopify/Product/', '')),
    v.regex(/^\d{1,20}$/, 'This is not a piece of the shop.'),
  ),
  category: v.picklist(['earrings', 'necklaces', 'rings', 'bracelets'], 'Unknown category.'),
  productImageUrl: v.pipe(
    v.string('The picture of the piece is missing.'),
    v.url('The picture of the piece needs an absolute address.'),
  ),
});

/** The texts that a shopper reads. */
export const texts = {
  busy: 'AI service is busy. Please try again in a moment.',
  exhausted: 'AI service temporarily unavailable. Please try again later.',
  failed: 'Image processing failed. Please try a different photo or check the console for details.',
  nothing: 'Failed to generate image',
} as const;

/** Where the pictures come from: Google's `generateContent`, or anything that speaks it. */
export interface Provider {
  /** Up to the version, such as https://generativelanguage.googleapis.com/v1beta. */
  url: string;
  model: string;
  key: string;
  /** Milliseconds that are waited. */
  patience: number;
}

export type Answer =
  | {kind: 'picture'; bytes: Uint8Array<ArrayBuffer>; type: PictureType}
  /** `status` and `error` for the shop; `details` say more and nothing of a person. */
  | {kind: 'failure'; status: number; error: string; details: string};

/** Asks the provider for the photo with the piece on. Never throws: every failure has its text. */
export async function generate(
  {url, model, key, patience}: Provider,
  content: {photo: Picture; piece: Picture; facts: PieceFacts},
): Promise<Answer> {
  const address = `${url.replace(/\/+$/, '')}/models/${encodeURIComponent(model)}:generateContent`;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'x-goog-api-key': key},
      body: JSON.stringify(requestBody(content)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? readAnswer(body) : failureOf(response.status);
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    const details = late ? 'The service took too long.' : 'The service could not be reached.';
    return {kind: 'failure', status: 504, error: texts.failed, details};
  }
}

/** A photo and the piece to put on it, as files. */
export interface Task {
  category: v.InferOutput<typeof tryOnRequest>['category'];
  photo: Uint8Array;
  cutout: Uint8Array;
  widthMm: number;
  fastening: {x: number; y: number};
}

/** What `server-engine.ts` gives. */
export interface ServerEngine {
  dress: (task: Task, files: string) => Promise<Answer>;
}

const inline = ({type, base64}: Picture) => ({inlineData: {mimeType: type, data: base64}});

/** The body of a `generateContent` request. */
export const requestBody = ({
  photo,
  piece,
  facts,
}: {
  photo: Picture;
  piece: Picture;
  facts: PieceFacts;
}) => ({
  contents: [{role: 'user', parts: [{text: promptFor(facts)}, inline(photo), inline(piece)]}],
  generationConfig: {responseModalities: ['IMAGE'], candidateCount: 1},
  safetySettings,
});

function failureOf(status: number): Answer {
  const details = `The service answered ${status}.`;
  if (status === 429) return {kind: 'failure', status: 429, error: texts.busy, details};
  if (status === 402) return {kind: 'failure', status: 402, error: texts.exhausted, details};
  return {kind: 'failure', status: 502, error: texts.failed, details};
}

const part = v.object({
  inlineData: v.optional(v.object({mimeType: v.string(), data: v.string()})),
});
const answer = v.object({
  promptFeedback: v.optional(v.object({blockReason: v.optional(v.string())})),
  candidates: v.optional(
    v.array(
      v.object({
        finishReason: v.optional(v.string()),
        content: v.optional(v.object({parts: v.optional(v.array(part), [])})),
      }),
    ),
    [],
  ),
});

/** The picture in an answer of the provider, or why there is none. */
export function readAnswer(body: unknown): Answer {
  const parsed = v.safeParse(answer, body);
  const {candidates, promptFeedback} = parsed.success
    ? parsed.output
    : {candidates: [], promptFeedback: undefined};
  for (const {inlineData} of candidates.flatMap(({content}) => content?.parts ?? [])) {
    const type = inlineData?.mimeType;
    if (!inlineData || !type || !(type in endings)) continue;
    const picture = {type: type as PictureType, base64: inlineData.data};
    const bytes = bytesOf(picture);
    if (bytes) return {kind: 'picture', bytes, type: picture.type};
  }
  const reason = promptFeedback?.blockReason ?? candidates[0]?.finishReason;
  const refused = reason && reason !== 'STOP';
  return {
    kind: 'failure',
    // The service did answer: the shop shows the error with its details.
    status: 200,
    error: texts.nothing,
    details: refused
      ? `The service declined this photo (${reason.replace(/[^A-Z_]/gi, '').slice(0, 40)}).`
      : 'The answer held no picture.',
  };
}
