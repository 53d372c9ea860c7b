import {
  drawCover,
  drawHouseMark,
  drawWheel,
  fill,
  linesOf,
  loadPicture,
  newCard,
  toPng,
  writeCentred,
} from '~/features/sharing/card/canvas';

/** Pixels; the card is a square. */
const side = 1200;
const margin = 72;
const titleStyle = {family: 'serif', size: 54, weight: 500, colour: 'ink'} as const;

/**
 * The branded picture of a try-on, 1200 by 1200 pixels: house mark, the try-on, the piece's name.
 * @throws Error when the picture cannot be read, or the browser cannot draw or save the card.
 */
export async function drawTryOnCard({
  title,
  houseName,
  picture: url,
}: {
  title: string;
  houseName: string;
  picture: string | null;
}): Promise<Blob> {
  const [card, picture] = await Promise.all([newCard(side, side), url ? loadPicture(url) : null]);
  // Without the picture there is nothing to share.
  if (!picture) throw new Error('The try-on picture could not be read');
  const box = {x: margin, y: 132, width: side - 2 * margin, height: 892};
  drawHouseMark(card, houseName, {x: side / 2, y: 92}, 44);
  fill(card, box, 'linen');
  drawCover(card, picture, box);
  const [line = ''] = linesOf(card, title, {width: box.width - 160, most: 1, style: titleStyle});
  writeCentred(card, line, {x: side / 2, y: 1110}, titleStyle);
  drawWheel(card, {x: side - margin - 26, y: 1094}, 52);
  return toPng(card);
}
