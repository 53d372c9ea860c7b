import {
  drawCover,
  drawHouseMark,
  drawWheel,
  linesOf,
  loadPicture,
  newCard,
  toPng,
  writeCentred,
  type Box,
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
  drawHouseMark(card, houseName, {x: side / 2, y: 92}, 44);
  drawCover(card, picture, boxFor(picture));
  const [line = ''] = linesOf(card, title, {
    width: side - 2 * margin - 160,
    most: 1,
    style: titleStyle,
  });
  writeCentred(card, line, {x: side / 2, y: 1110}, titleStyle);
  drawWheel(card, {x: side - margin - 26, y: 1094}, 52);
  return toPng(card);
}

/** The whole picture, as large as there is room for: nothing of the piece may be cut off. */
function boxFor({width, height}: HTMLImageElement): Box {
  const room = {width: side - 2 * margin, height: 892};
  const scale = Math.min(room.width / width, room.height / height);
  const box = {width: width * scale, height: height * scale};
  return {...box, x: (side - box.width) / 2, y: 132 + (room.height - box.height) / 2};
}
