import {expect, test} from 'vitest';
import {generativeFailure} from './generate.server';

test.each([
  [429, '', '', 'AI service is busy. Please try again in a moment.'],
  [402, '', '', 'AI service temporarily unavailable. Please try again later.'],
  [
    500,
    'boom',
    '',
    'Image processing failed. Please try a different photo or check the console for details.',
  ],
  [
    0,
    '',
    '',
    'Image processing failed. Please try a different photo or check the console for details.',
  ],
  [200, 'Refused', 'unsafe picture', 'Refused: unsafe picture'],
  [200, '', '', 'Failed to generate image'],
])(
  'a generative failure of status %i says what the document says',
  (status, message, details, text) => {
    expect(generativeFailure({status, message, details})).toBe(text);
  },
);
