import type {Category} from '~/lib/product-path';
import type {FailureCode} from '../engine/protocol';
import type {Hint} from '../engine/scene';

/** What would make a better photo, although this one will do. */
export const hintTexts: Record<Hint, string> = {
  'hair-over-ear': 'Hair covers an ear here. Tuck it back for a truer picture.',
  'one-ear': 'Only one ear is seen, so only one earring is shown.',
  'covered-neck': 'Something covers the neck here. An open collar shows the necklace better.',
  'hidden-shoulders': 'With both shoulders in the photo the necklace would lie more truly.',
  'dim-light': 'More light would bring out the metal.',
};

/** The engine on this device could not do its work. */
export const engineTexts: Record<FailureCode, string> = {
  unsupported:
    'This browser cannot try pieces on. Please try a current version of Chrome, Safari, Firefox or Edge.',
  network: 'The connection was lost on the way. Your photo is still here: please try again.',
  'bad-photo': 'This picture cannot be read. Please choose a JPEG, PNG or WebP photo.',
  'bad-piece': 'The picture of this piece cannot be used just now. Please try another piece.',
  'no-scene': 'Failed to generate image',
  internal: 'Failed to generate image',
};

/** The title over every failure of an attempt. */
export const failureTitle = 'The Artisans Need a Moment';

export const unsavedText =
  'Your picture is finished, but it could not be kept in your account. It stays here meanwhile.';

export const signedOutText =
  'Your visit has ended. Please sign in again: your photo stays private.';

/** How to take a photo, by what is to be seen on it. */
export const guides: Record<
  Category,
  {intro: string; steps: {caption: string; good: boolean}[]; camera: 'user' | 'environment'}
> = {
  earrings: {
    intro: 'A portrait from the front, hair tucked behind your ears.',
    steps: [
      {caption: 'Face the camera, ears free', good: true},
      {caption: 'Not with hair over the ears', good: false},
      {caption: 'Not from the side', good: false},
    ],
    camera: 'user',
  },
  necklaces: {
    intro: 'Head and shoulders from the front, with an open neckline.',
    steps: [
      {caption: 'Both shoulders, open collar', good: true},
      {caption: 'Not cut off at the chin', good: false},
      {caption: 'Not turned away', good: false},
    ],
    camera: 'user',
  },
  rings: {
    intro: 'The back of one hand, flat on a plain ground, seen from above.',
    steps: [
      {caption: 'Back of the hand, fingers spread', good: true},
      {caption: 'Not the palm', good: false},
      {caption: 'Not a fist', good: false},
    ],
    camera: 'environment',
  },
  bracelets: {
    intro: 'One hand with its wrist and some forearm, sleeve pushed up.',
    steps: [
      {caption: 'Hand and bare forearm', good: true},
      {caption: 'Not cut off at the wrist', good: false},
      {caption: 'Not under a sleeve', good: false},
    ],
    camera: 'environment',
  },
};
