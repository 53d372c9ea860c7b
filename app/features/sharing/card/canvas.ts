import {wheelAngles, wheelArm} from '~/ui/wheel-path';
import {breakLines} from './lines';

/** A place on a card, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Colour = 'paper' | 'white' | 'ink' | 'muted' | 'hairline' | 'gold' | 'linen';
type Family = 'serif' | 'sans';

/** Milliseconds after which a picture counts as not there. */
const pictureWait = 8_000;

/** A value of the design's tokens, so that cards and pages never differ. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export const colour = (name: Colour) => token(`color-${name}`);

const font = (family: Family, size: number, weight: number) =>
  `${weight} ${size}px ${token(`font-${family}`)}`;

/**
 * An empty card in the house's paper, its fonts ready.
 * @throws Error where the browser has no canvas to give.
 */
export async function newCard(width: number, height: number): Promise<CanvasRenderingContext2D> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const card = canvas.getContext('2d');
  if (!card) throw new Error('There is no canvas to draw on.');
  // A font that does not come is stood in for; the card is made all the same.
  await Promise.allSettled([
    document.fonts.load(font('serif', 48, 500)),
    document.fonts.load(font('sans', 32, 400)),
  ]);
  fill(card, {x: 0, y: 0, width, height}, 'paper');
  return card;
}

export function fill(card: CanvasRenderingContext2D, box: Box, name: Colour): void {
  card.fillStyle = colour(name);
  card.fillRect(box.x, box.y, box.width, box.height);
}

/** A picture that may be drawn and saved; null when it cannot be had. */
export async function loadPicture(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The picture takes too long.')), pictureWait);
  });
  return Promise.race([picture.decode(), tooLate]).then(
    () => picture,
    () => null,
  );
}

/** Fills a box with a picture, cutting off what is too wide or too high. */
export function drawCover(
  card: CanvasRenderingContext2D,
  picture: HTMLImageElement | ImageBitmap,
  box: Box,
): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  card.imageSmoothingQuality = 'high';
  card.drawImage(
    picture,
    (picture.width - width) / 2,
    (picture.height - height) / 2,
    width,
    height,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

interface TextStyle {
  family: Family;
  /** Pixels. */
  size: number;
  colour: Colour;
  weight?: number;
  /** Space between letters, in pixels. */
  tracking?: number;
}

/** Writes one line around a centre, `y` being its baseline. */
export function writeCentred(
  card: CanvasRenderingContext2D,
  text: string,
  centre: {x: number; y: number},
  style: TextStyle,
): void {
  setStyle(card, style);
  card.textAlign = 'center';
  // The space after the last letter would push the line to the left.
  card.fillText(text, centre.x + (style.tracking ?? 0) / 2, centre.y);
}

/** The lines of a text in a style and width, for `writeCentred`. */
export function linesOf(
  card: CanvasRenderingContext2D,
  text: string,
  {width, most, style}: {width: number; most: number; style: TextStyle},
): string[] {
  setStyle(card, style);
  return breakLines(text, {width, most, measure: (line) => card.measureText(line).width});
}

function setStyle(card: CanvasRenderingContext2D, style: TextStyle): void {
  card.font = font(style.family, style.size, style.weight ?? 400);
  card.fillStyle = colour(style.colour);
  card.letterSpacing = `${style.tracking ?? 0}px`;
}

/** The eternity wheel in hairlines, `size` pixels wide around a centre. */
export function drawWheel(
  card: CanvasRenderingContext2D,
  centre: {x: number; y: number},
  size: number,
): void {
  const arm = new Path2D(wheelArm);
  card.save();
  card.translate(centre.x - size / 2, centre.y - size / 2);
  card.scale(size / 100, size / 100);
  card.strokeStyle = colour('gold');
  card.lineWidth = Math.max(1.2, 130 / size);
  for (const radius of [47, 3.4]) {
    card.beginPath();
    card.arc(50, 50, radius, 0, Math.PI * 2);
    card.stroke();
  }
  for (const angle of wheelAngles) {
    card.save();
    card.translate(50, 50);
    card.rotate((angle * Math.PI) / 180);
    card.translate(-50, -50);
    card.stroke(arm);
    card.restore();
  }
  card.restore();
}

/** The house's name as its mark: the wordmark of the header, around a centre. */
export function drawHouseMark(
  card: CanvasRenderingContext2D,
  name: string,
  centre: {x: number; y: number},
  size = 52,
): void {
  writeCentred(card, name.toUpperCase(), centre, {
    family: 'serif',
    size,
    weight: 500,
    colour: 'ink',
    tracking: size * 0.22,
  });
}

/** @throws Error when the browser cannot make a file of it. */
export function toPng(card: CanvasRenderingContext2D): Promise<Blob> {
  return new Promise((resolve, reject) => {
    card.canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The card could not be made a file.'))),
      'image/png',
    );
  });
}
