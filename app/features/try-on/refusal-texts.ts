import type {Refusal} from './engine/scene.ts';

/** What the shopper is told when a photo cannot be used, and what would help. */
export function refusalNotice(refusal: Refusal): {title: string; message: string} {
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
