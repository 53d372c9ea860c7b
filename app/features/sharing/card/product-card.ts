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
} from './canvas';

/** Pixels. */
const width = 1080;
const height = 1350;
const margin = 84;

export interface ProductCardContent {
  title: string;
  /** As it stands on the page, such as "$1,240". */
  price: string;
  imageUrl: string | null;
  houseName: string;
}

/**
 * The branded picture of a piece, 1080 by 1350 pixels: house mark, picture, title, price. Without
 * the picture it is a card still.
 * @throws Error where the browser cannot draw or save it.
 */
export async function drawProductCard({
  title,
  price,
  imageUrl,
  houseName,
}: ProductCardContent): Promise<Blob> {
  const [card, picture] = await Promise.all([
    newCard(width, height),
    imageUrl ? loadPicture(imageUrl) : null,
  ]);
  const centre = width / 2;
  const titleStyle = {family: 'serif', size: 66, weight: 500, colour: 'ink'} as const;
  const lineHeight = 72;
  const lines = linesOf(card, title, {width: width - 2 * margin, most: 3, style: titleStyle});
  const box = {
    x: margin,
    y: 156,
    width: width - 2 * margin,
    height: 870 - Math.max(0, lines.length - 1) * lineHeight,
  };

  drawHouseMark(card, houseName, {x: centre, y: 108});
  fill(card, box, 'linen');
  if (picture) drawCover(card, picture, box);
  else drawWheel(card, {x: centre, y: box.y + box.height / 2}, 320);

  let y = box.y + box.height + 92;
  for (const line of lines) {
    writeCentred(card, line, {x: centre, y}, titleStyle);
    y += lineHeight;
  }
  writeCentred(
    card,
    price,
    {x: centre, y: y - 10},
    {family: 'sans', size: 34, colour: 'muted', tracking: 0.5},
  );
  drawWheel(card, {x: centre, y: height - 92}, 64);
  return toPng(card);
}
