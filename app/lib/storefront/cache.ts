import {CacheCustom, CacheLong} from '@shopify/hydrogen';

const minute = 60;
const day = 24 * 60 * minute;

/** Catalogue reads: fresh for 5 minutes, then served stale for a day while one request renews them. */
export const catalogueCache = () =>
  CacheCustom({mode: 'public', maxAge: 5 * minute, staleWhileRevalidate: day});

/** What hardly changes: the shop's name, its policies. */
export const shopCache = () => CacheLong();

/** What only search engines read: a day old is new enough, and a crawl shall cost next to nothing. */
export const crawlerCache = () =>
  CacheCustom({mode: 'public', maxAge: day, staleWhileRevalidate: day});
