import type {Category} from '~/lib/product-path';
import {BODY, DEMO_PATH} from '../engine/models';

/** One of our own models: pictures that `npm run demo:try-on` makes with the engine itself. */
export interface DemoModel {
  /** The bare model. */
  photo: string;
  /** What the engine sees on it, so that no model has to be fetched. */
  scene: string;
  /** The model with a sample piece on. */
  worn: string;
  /** What can be seen, and what is added. */
  alt: string;
  wornAlt: string;
}

/** In the public directory, wherever this build's files are served from. */
const folder = `${import.meta.env.BASE_URL}${DEMO_PATH}`;

const looks = {
  earrings: {
    alt: 'A sculpted bust, its ears bare',
    wornAlt: 'The same bust with sapphire drops at its ears',
  },
  necklaces: {
    alt: 'A sculpted bust, its neck bare',
    wornAlt: 'The same bust with a pomegranate pendant on a gold chain',
  },
  rings: {
    alt: 'A sculpted hand without rings',
    wornAlt: 'The same hand with an emerald ring on its ring finger',
  },
  bracelets: {
    alt: 'A sculpted hand, its wrist bare',
    wornAlt: 'The same hand with a hammered gold cuff at its wrist',
  },
} as const satisfies Record<Category, {alt: string; wornAlt: string}>;

/** Size of every demo picture, in pixels. */
export const demoSize = {width: 1200, height: 1500} as const;

export function demoModel(category: Category): DemoModel {
  const body = BODY[category];
  return {
    photo: `${folder}${body}.webp`,
    scene: `${folder}${body}-${category}.json`,
    worn: `${folder}${body}-${category}.webp`,
    ...looks[category],
  };
}
