import type {Category} from '~/lib/product-path';

/** What the house says about each of its four categories. */
export const categoryCopy: Record<Category, {title: string; tagline: string; intro: string}> = {
  rings: {
    title: 'Rings',
    tagline: 'Drawn for the hand',
    intro:
      'Solitaires, signets and bands, forged and set by hand. Every ring is made in half sizes on request, and resized once without charge.',
  },
  earrings: {
    title: 'Earrings',
    tagline: 'Close to the light',
    intro:
      'Hoops, studs and drops, weighed and balanced so that they can be forgotten until someone else notices them.',
  },
  necklaces: {
    title: 'Necklaces',
    tagline: 'Near the heart',
    intro:
      'Pendants, medallions and strands. Chains are soldered link by link and come in the lengths that are worn, from collarbone to heart.',
  },
  bracelets: {
    title: 'Bracelets',
    tagline: 'For every gesture',
    intro:
      'Cuffs, bangles and links, shaped to the wrist. Sizes are given in inner measure, and our atelier adjusts each one to you.',
  },
};
