import * as v from 'valibot';
import {categories} from '~/lib/product-path';
import {consentVersions} from './shelf';

const uuid = v.pipe(v.string(), v.uuid());
const engine = v.picklist(['device', 'generative']);

/** What the dialog tells the shop about a try-on, step by step. */
export const sessionCall = v.variant('intent', [
  v.object({
    intent: v.literal('begin'),
    /** Number of the product. */
    productId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    category: v.picklist(categories),
    /** A photo that is kept already; null for one that is to be. */
    photoId: v.nullable(uuid),
    groupId: uuid,
    /** The beginning of what is sent, as a data URL. */
    original: v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 100)),
    ),
  }),
  v.object({
    intent: v.literal('keep-photo'),
    sessionId: uuid,
    category: v.picklist(categories),
  }),
  /** Asks for an address again, to put a changed picture in the place of the first. */
  v.object({intent: v.literal('replace'), sessionId: uuid}),
  v.object({intent: v.literal('complete'), sessionId: uuid, engine}),
  v.object({intent: v.literal('fail'), sessionId: uuid}),
]);

export type SessionCall = v.InferOutput<typeof sessionCall>;

/** What the generative engine is asked. */
export const generateCall = v.object({
  sessionId: uuid,
  imageBase64: v.pipe(
    v.string(),
    v.startsWith('data:image/', 'Invalid image format after compression'),
  ),
  productId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  category: v.picklist(categories),
  productImageUrl: v.pipe(v.string(), v.url()),
});

/** Nobody agrees to another notice than the one that is shown. */
export const consentCall = v.object({
  version: v.picklist(Object.values(consentVersions)),
});

export const shelfQuery = v.object({
  category: v.picklist(categories),
  /** Of a quick try: its photo is wanted too. */
  group: v.optional(uuid),
});
