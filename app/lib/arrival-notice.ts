/** What a page may say on arrival, after an action that ended with a redirect. */
export const arrivalNotices = [
  'welcome-back',
  'signed-out',
  'others-signed-out',
  'password-changed',
  'account-deleted',
] as const;

export type ArrivalNotice = (typeof arrivalNotices)[number];

const name = 'arrival';

/** Headers of a redirect that let the next page say so, once. */
export const arrivalNotice = (notice: ArrivalNotice): Headers =>
  new Headers({'Set-Cookie': `${name}=${notice}; Path=/; Max-Age=30; SameSite=Lax`});

/** In the browser: what there is to say on this page, and forgets it. */
export function takeArrivalNotice(): ArrivalNotice | null {
  const value = /(?:^|;\s*)arrival=([\w-]+)/.exec(document.cookie)?.[1];
  if (!value) return null;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return arrivalNotices.find((notice) => notice === value) ?? null;
}
