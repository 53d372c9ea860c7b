/**
 * Versions of the notice before the first photo, in `dialog/consent-notice.tsx`: other words, other
 * version. Who agreed that a photo goes to the generative engine agreed to the rest as well.
 */
export const consentVersions = {device: '2026-11', generative: '2026-11-generative'} as const;

/** A photo that the shopper keeps. */
export interface SavedPhoto {
  id: string;
  /** Signed: it ends after a few minutes. */
  url: string;
}

/** What the dialog needs to know of the shopper before a photo is chosen. */
export interface PhotoShelf {
  /** Has the current notice been agreed to? */
  consented: boolean;
  /** Is a generative engine behind the shop? */
  generative: boolean;
  /** Up to six, the last used first. */
  photos: SavedPhoto[];
  /** The photo of the group of try-ons that was asked about. */
  groupPhoto: SavedPhoto | null;
}

/** Addresses to send files to, each good for one of them. */
export interface BegunSession {
  sessionId: string;
  /** Null where the photo is kept already. */
  photoUpload: string | null;
  resultUpload: string;
}
