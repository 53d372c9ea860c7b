import type {Category} from '~/lib/product-path';
import type {SessionCalls} from './server-calls';
import type {Keeping, Photo} from './state';

/** A finished picture on its way into the shopper's account, and how far it has come. */
interface Draft {
  productId: string;
  category: Category;
  photo: Photo;
  /** The beginning of the photo as a data URL. */
  original: string;
  /** Null while only the generative engine can make one: it keeps its picture itself. */
  picture: Blob | null;
  sessionId?: string;
  photoUpload?: string | null;
  resultUpload?: string;
  photoSent?: boolean;
  /** The picture that the account has; another one has been made since when it differs. */
  sent?: Blob;
}

export type NewDraft = Pick<Draft, 'productId' | 'category' | 'photo' | 'original' | 'picture'>;

/** Keeps pictures in the account, one after the other, and starts again where it broke off. */
export interface Keeper {
  /** A new try-on. `onBegun` tells its session as soon as there is one. */
  keep(draft: NewDraft, onBegun?: (sessionId: string) => void): Promise<void>;
  /** Another picture for the latest try-on: its piece was moved. */
  replace(picture: Blob): Promise<void>;
  /** Tries again what could not be kept. */
  retry(): Promise<void>;
}

const isKept = ({sessionId, picture, sent}: Draft) =>
  picture ? sent === picture : sessionId !== undefined;

/**
 * @param onChange hears where the latest picture is; not kept as long as any of them is not
 * @param onPhoto hears the id of a new photo once it is kept
 */
export function createKeeper(
  calls: SessionCalls,
  onChange: (keeping: Keeping, error?: unknown) => void,
  onPhoto: (photo: Photo, id: string) => void,
): Keeper {
  const drafts: Draft[] = [];
  let queue: Promise<void> = Promise.resolve();
  const photoIds = new Map<string, string>();

  const advance = async (draft: Draft) => {
    const photoId = draft.photo.id ?? photoIds.get(draft.photo.group) ?? null;
    if (!draft.sessionId) {
      const {productId, category, original} = draft;
      const groupId = draft.photo.group;
      const begun = await calls.begin({productId, category, photoId, groupId, original});
      draft.sessionId = begun.sessionId;
      draft.photoUpload = begun.photoUpload;
      draft.resultUpload = begun.resultUpload;
    }
    if (draft.photoUpload && !draft.photoSent) {
      await calls.upload(draft.photoUpload, draft.photo.file);
      draft.photoSent = true;
    }
    if (draft.photoUpload && !photoIds.has(draft.photo.group)) {
      const kept = await calls.keepPhoto(draft.sessionId, draft.category);
      photoIds.set(draft.photo.group, kept.photoId);
      onPhoto(draft.photo, kept.photoId);
    }
    const {picture} = draft;
    if (isKept(draft) || !picture) return;
    draft.resultUpload ??= (await calls.replace(draft.sessionId)).resultUpload;
    await calls.upload(draft.resultUpload, picture);
    // An address takes one file; the next picture asks for another.
    draft.resultUpload = undefined;
    await calls.complete(draft.sessionId, 'device');
    draft.sent = picture;
  };

  const run = (work: Draft[], onBegun?: (sessionId: string) => void) => {
    const latest = () => drafts.at(-1)?.sessionId ?? null;
    onChange({state: 'saving', sessionId: latest()});
    queue = queue.then(async () => {
      try {
        for (const draft of work) {
          await advance(draft);
          if (draft.sessionId) onBegun?.(draft.sessionId);
        }
      } catch (error) {
        const broken = work.find((draft) => !isKept(draft));
        if (broken?.sessionId && !broken.sent) {
          await calls.fail(broken.sessionId).catch(() => undefined);
        }
        onChange({state: 'failed', sessionId: null}, error);
        return;
      }
      const open = drafts.some((draft) => !isKept(draft));
      onChange({state: open ? 'failed' : 'kept', sessionId: latest()});
    });
    return queue;
  };

  return {
    keep(draft, onBegun) {
      const added: Draft = {...draft};
      drafts.push(added);
      return run([added], onBegun);
    },
    replace(picture) {
      const latest = drafts.at(-1);
      if (!latest) return queue;
      latest.picture = picture;
      return run([latest]);
    },
    retry: () => run(drafts.filter((draft) => !isKept(draft))),
  };
}
