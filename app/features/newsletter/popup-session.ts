import type {Visit} from './popup-rules';

type Flag = 'shown' | 'dismissed' | 'completed';

const flags: readonly Flag[] = ['shown', 'dismissed', 'completed'];
const flagKey = (flag: Flag) => `newsletter-popup-${flag}`;
const visitKey = 'newsletter-popup-visit';

/** True when the popup had its one chance in this browser session, or nothing can be remembered. */
export function hadItsChance(): boolean {
  try {
    return flags.some((flag) => sessionStorage.getItem(flagKey(flag)) !== null);
  } catch {
    return true;
  }
}

export function recordFlag(flag: Flag): void {
  try {
    sessionStorage.setItem(flagKey(flag), 'true');
  } catch {
    // It was shown once on this page; what cannot be kept is not kept.
  }
}

/** Counts a page and gives the visit as it is now. */
export function recordPage(pathname: string, now: number): Visit {
  const {startedAt = now, paths = []} = readVisit();
  const seen = [...new Set([...paths, pathname])];
  try {
    sessionStorage.setItem(visitKey, JSON.stringify({startedAt, paths: seen.slice(0, 2)}));
  } catch {
    // Then this page is all that is known.
  }
  return {startedAt, pages: seen.length, depth: 0};
}

function readVisit(): {startedAt?: number; paths?: string[]} {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}');
    const {startedAt, paths} = kept as {startedAt?: unknown; paths?: unknown};
    return {
      ...(typeof startedAt === 'number' && {startedAt}),
      ...(Array.isArray(paths) && {paths: paths.filter((path) => typeof path === 'string')}),
    };
  } catch {
    return {};
  }
}
