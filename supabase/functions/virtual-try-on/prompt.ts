/** What the model is told, what it must refuse, and what goes with the shopper's photo. */

export type Category = 'earrings' | 'necklaces' | 'rings' | 'bracelets';

/** A piece as the model sees it. */
export interface PieceFacts {
  title: string;
  category: Category;
  /** Real width in millimetres, where the shop knows it. */
  widthMm: number | null;
}

const places: Record<Category, string> = {
  earrings: 'on the earlobes that are visible, hanging straight down',
  necklaces: 'around the neck, resting on the skin over the collar bones',
  rings: 'on the ring finger, between the knuckle and the first joint',
  bracelets: 'around the wrist, just above the hand',
};

/**
 * The order of the two pictures matters: first the person, then the piece. The title is data of the
 * shop, in quotes and on one line, so that it cannot be read as another instruction.
 */
export function promptFor({title, category, widthMm}: PieceFacts): string {
  const name = title
    .replace(/["\s]+/g, ' ')
    .trim()
    .slice(0, 120);
  return [
    'The first picture is a photograph of a person. The second shows a piece of jewelry.',
    `Return the first picture with the piece, "${name}", worn ${places[category]}.`,
    widthMm
      ? `The piece is ${widthMm} mm wide; the pupils of an adult are 63 mm apart and an adult hand is about 85 mm across. Keep that scale.`
      : 'Keep the piece at its natural scale.',
    'Change nothing else: face, skin, hair, clothes, background, framing and light stay exactly as they are.',
    'Copy the design of the piece exactly: metal, stones, their number and their colour.',
    'Match the light of the photograph, with a soft contact shadow on the skin.',
    'Add no text, no watermark, no border and no other jewelry.',
  ].join('\n');
}

/** Photographs of shoppers: refused early rather than late. */
export const safetySettings = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
].map((category) => ({category, threshold: 'BLOCK_MEDIUM_AND_ABOVE'}));
