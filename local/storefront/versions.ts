/** A version of the API. The official schema is that of 2026-04, and serves all of them here. */
export interface ApiVersion {
  __typename: 'ApiVersion';
  handle: string;
  displayName: string;
  supported: boolean;
}

/** Oldest first. A version lives for a year, so four stable ones overlap. */
export const versions: readonly ApiVersion[] = [
  version('2026-01', '2026-01', true),
  version('2026-04', '2026-04', true),
  version('2026-07', '2026-07', true),
  version('2026-10', '2026-10 (Latest)', true),
  version('2027-01', '2027-01 (Release candidate)', false),
  version('unstable', 'unstable', false),
];

const OLDEST_SUPPORTED = '2026-01';

function version(handle: string, displayName: string, supported: boolean): ApiVersion {
  return {__typename: 'ApiVersion', handle, displayName, supported};
}

/**
 * The version that answers a request, or null for one that never existed. As at the service, an
 * expired version falls forward to the oldest that is still supported.
 */
export function answeringVersion(asked: string): string | null {
  if (versions.some(({handle}) => handle === asked)) return asked;
  return /^20\d\d-(01|04|07|10)$/.test(asked) && asked < OLDEST_SUPPORTED ? OLDEST_SUPPORTED : null;
}
