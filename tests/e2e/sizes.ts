import {devices} from '@playwright/test';

export const desk = {width: 1440, height: 900};
export const phone = {width: 390, height: 844};

const {userAgent, isMobile, hasTouch} = devices['Pixel 7'];
/** A browser in the hand. More pixels to a point would be the same journey, drawn more slowly. */
export const handheld = {userAgent, isMobile, hasTouch, viewport: phone};

/** For journeys that differ by size; the rest is proven at one of the two. */
export const sizes = [
  {size: 'at a desk', options: {}},
  {size: 'on a phone', options: handheld},
];
