/** What the page says in figures; the engine's measurements in `docs/try-on-engine.md` hold them. */
export const claims = [
  {figure: 'About 3 seconds', text: 'per try-on'},
  {figure: 'One photo upload', text: 'for as many pieces as you like'},
  {figure: 'Unlimited try-ons', text: 'on every piece, every day'},
  {figure: 'No credit card', text: 'required, now or later'},
] as const;

/** For search engines and shared links. */
export const landingMeta = {
  title: 'Virtual Try-On for Fine Jewelry',
  description:
    'See rings, earrings, necklaces and bracelets on your own photo in about 3 seconds. One photo upload, unlimited try-ons, no credit card required. Your photo stays private.',
} as const;
