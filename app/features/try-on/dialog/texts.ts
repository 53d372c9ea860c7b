import type {Category} from '~/lib/product-path';
import type {FailureCode} from '../engine/protocol';
import type {Hint, Refusal} from '../engine/scene';
import type {Notice} from './state';

/** What the shopper is told when a photo cannot be used, and what would help. */
export function refusalNotice(refusal: Refusal): Notice {
  switch (refusal.reason) {
    case 'no-face':
      return {
        title: 'We could not find a face',
        message: 'Please choose a photo that shows your whole face from the front.',
      };
    case 'no-hand':
      return {
        title: 'We could not find a hand',
        message: 'Please lay one hand flat on a plain ground and photograph its back from above.',
      };
    case 'several-people':
      return {title: 'Several people are here', message: 'Please choose who tries the piece on.'};
    case 'turned-away':
      return {
        title: refusal.part === 'face' ? 'The face is turned away' : 'The shoulders are turned',
        message:
          refusal.part === 'face'
            ? 'Please look straight into the camera and hold your head upright.'
            : 'Please face the camera with both shoulders.',
      };
    case 'too-small':
      return {
        title: 'Too far away',
        message: 'The piece would be a few specks here. Please choose a photo from closer by.',
      };
    case 'too-dark':
      return {
        title: 'Too dark to see',
        message: 'Please choose a photo in daylight, or with a lamp in front of you.',
      };
    case 'no-ear-visible':
      return {
        title: 'We could not see an ear',
        message: 'Please choose a photo with your hair tucked back and at least one ear free.',
      };
    case 'no-neck-visible':
      return {
        title: 'We could not see your neck',
        message: 'Please choose a photo that shows head and shoulders, with an open collar.',
      };
    case 'palm-side':
      return {
        title: 'This is the palm',
        message: 'Please turn your hand over: rings are worn on the side of the knuckles.',
      };
    case 'no-finger-visible':
      return {
        title: 'We could not see your fingers',
        message: 'Please stretch your fingers out and spread them a little.',
      };
    case 'no-wrist-visible':
      return {
        title: 'We could not see your wrist',
        message: 'Please push up your sleeve, and leave some of the forearm in the picture.',
      };
  }
}

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
