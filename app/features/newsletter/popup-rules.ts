/** When the popup may come, whichever is first. */
const enoughMilliseconds = 2 * 60 * 1000;
const enoughPages = 2;
const enoughDepth = 0.95;

/** What is known of a visit. */
export interface Visit {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** How many distinct pages were seen. */
  pages: number;
  /** The deepest that the present page was scrolled, 0 to 1. */
  depth: number;
}

/** More than one distinct page, two minutes since the session started, or 95% of the page. */
export function isDue({startedAt, pages, depth}: Visit, now: number): boolean {
  return now - startedAt >= enoughMilliseconds || pages >= enoughPages || depth >= enoughDepth;
}

/** Milliseconds until time alone makes it due. */
export const timeLeft = ({startedAt}: Visit, now: number): number =>
  Math.max(0, startedAt + enoughMilliseconds - now);

/** Pages where somebody is busy: with the bag, paying, signing in, or with a link from a mail. */
const busyPaths =
  /^\/(cart|checkout|auth|account|portal|verify-newsletter|verify-wishlist|unsubscribe|newsletter)(\/|$)/;

export const isBusyPath = (pathname: string): boolean => busyPaths.test(pathname);

/** How far down a page is scrolled, 0 to 1; a page that fits its window has no depth. */
export function scrollDepth({scrollY, innerHeight}: Window, pageHeight: number): number {
  return pageHeight <= innerHeight * 1.25 ? 0 : (scrollY + innerHeight) / pageHeight;
}
