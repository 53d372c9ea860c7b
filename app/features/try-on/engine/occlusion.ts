import {colourModel, type Unlikeness} from './colour-model.ts';
import type {Weight} from './composite.ts';
import type {Ear} from './earrings.ts';
import {FACE, pointsOf, type FaceMesh, type Head} from './face.ts';
import type {Pixels} from './image.ts';
import {coloursAt} from './light.ts';
import {maskOf, softened, type Mask} from './mask.ts';
import type {Neck} from './necklaces.ts';
import {along3, distance, insidePolygon, smoothstep, type Point} from './vectors.ts';

/** Hair that differs less from skin (fair hair, bald heads) is not told from it by colour. */
const HAIR_UNLIKE_SKIN = 1.1;
/** Where it is looked for, in heights of the face above the forehead: some wear a high parting. */
const ABOVE_FOREHEAD = [0.1, 0.14, 0.18, 0.22, 0.26, 0.3, 0.34];
/** This part of those places at least must show it. */
const LEAST_HAIR = 0.33;

/** Learns the hair above the forehead, if there is any that its colour tells from skin. */
export function hairModel(
  photo: Pixels,
  mesh: FaceMesh,
  head: Head,
  onPerson: Weight,
  skin: Unlikeness,
): Unlikeness | null {
  const crown = mesh[FACE.forehead]!;
  const above = ABOVE_FOREHEAD.flatMap((up) =>
    [-0.16, -0.08, 0, 0.08, 0.16].map((aside) =>
      along3(along3(crown, head.down, -up * head.height), head.across, aside * head.width),
    ),
  ).filter(({x, y}) => onPerson(x, y) > 0.5);
  const unlikeSkin = above.filter(({x, y}) => skin(x, y) > HAIR_UNLIKE_SKIN);
  return unlikeSkin.length > LEAST_HAIR * above.length ? colourModel(photo, unlikeSkin) : null;
}

/** How surely a place shows hair and not skin, 0 to 1. */
const hairiness = (skin: Unlikeness, hair: Unlikeness): Weight => {
  return (x, y) => {
    const asHair = hair(x, y);
    if (asHair >= 1.9) return 0;
    return smoothstep(-0.1, 0.35, skin(x, y) * 0.8 - asHair) * smoothstep(1.9, 1.2, asHair);
  };
};

/** The ear above its lobe, in millimetres from the lobe: where hair would cover it. */
const EAR_MM = {aside: 8, above: 35, below: 5, step: 1.5};
/** An ear under hair: as much of it is nearer to hair than to skin, and as little is surely skin. */
const HIDDEN = {hair: 0.95, skin: 0.12};
const SURELY_SKIN = 1.3;
/**
 * An ear throws shadows on itself, whatever its colour: with less range of brightness (in
 * logarithms) than the first there is none to be seen, with less than the second perhaps none.
 */
const RELIEF = {none: 0.52, perhaps: 0.6};

/** How the place of an ear looks, as far as hair over it goes: by its colour, then by its relief. */
export function underHair(
  photo: Pixels,
  {lobe}: Ear,
  {pxPerMm}: Head,
  skin: Unlikeness,
  hair: Unlikeness | null,
): 'hidden' | 'perhaps' | 'free' {
  const {aside, above, below, step} = EAR_MM;
  const places: Point[] = [];
  for (let down = -above; down <= below; down += step) {
    for (let across = -aside; across <= aside; across += step) {
      places.push({x: lobe.x + across * pxPerMm, y: lobe.y + down * pxPerMm});
    }
  }
  const share = (test: (place: Point) => boolean) => places.filter(test).length / places.length;
  if (
    hair &&
    share(({x, y}) => hair(x, y) < skin(x, y)) > HIDDEN.hair &&
    share(({x, y}) => skin(x, y) < SURELY_SKIN) < HIDDEN.skin
  ) {
    return 'hidden';
  }
  const brightness = coloursAt(photo, places)
    .map(([red, green, blue]) => Math.log(red + green + blue + 12))
    .toSorted((a, b) => a - b);
  const at = (part: number) => brightness[Math.floor(part * (brightness.length - 1))] ?? 0;
  const relief = at(0.95) - at(0.05);
  if (relief < RELIEF.none) return 'hidden';
  return relief < RELIEF.perhaps ? 'perhaps' : 'free';
}

/** Below the lobe hair is as likely behind the piece as before it: no more than this is hidden. */
const HAIR_REACHES_MM = 5;
const CHEEK_STARTS_MM = 9;

/** What is in front of earrings: hair that covers the ear, and the cheek before the far ear. */
export function overEars(
  mesh: FaceMesh,
  head: Head,
  ears: readonly Ear[],
  skin: Unlikeness | null,
  hair: Unlikeness | null,
): {mask: Mask; covered: boolean} {
  const mm = head.pxPerMm;
  const oval = pointsOf(mesh, FACE.oval);
  const isHair = skin && hair ? hairiness(skin, hair) : () => 0;
  const xs = ears.map(({lobe}) => lobe.x);
  const ys = ears.map(({lobe}) => lobe.y);
  const area = {
    x: Math.min(...xs) - 45 * mm,
    y: Math.min(...ys) - 30 * mm,
    width: Math.max(...xs) - Math.min(...xs) + 90 * mm,
    height: Math.max(...ys) - Math.min(...ys) + 120 * mm,
  };
  const middle = mesh[FACE.skin[8]]!;
  const mask = maskOf(area, Math.max(1, mm), (x, y) => {
    const ear = ears.reduce((a, b) =>
      distance(a.lobe, {x, y}) < distance(b.lobe, {x, y}) ? a : b,
    );
    const below = (y - ear.lobe.y) / mm;
    const cheek =
      below > CHEEK_STARTS_MM && insidePolygon(oval, x + Math.sign(x - middle.x) * 3 * mm, y)
        ? smoothstep(CHEEK_STARTS_MM, CHEEK_STARTS_MM + 6, below)
        : 0;
    const strand =
      smoothstep(HAIR_REACHES_MM, HAIR_REACHES_MM - 3, below) *
      smoothstep(16, 12, Math.abs(x - ear.lobe.x) / mm) *
      isHair(x, y);
    return Math.max(cheek, strand);
  });
  const covered = ears.some(({lobe}) => isHair(lobe.x, lobe.y) > 0.5);
  return {mask: softened(mask), covered};
}

/** What is in front of a necklace: the chin, and hair above the collar bones. */
export function overNeck(
  mesh: FaceMesh,
  head: Head,
  neck: Neck,
  skin: Unlikeness | null,
  hair: Unlikeness | null,
): Mask {
  const oval = pointsOf(mesh, FACE.oval);
  const isHair = skin && hair ? hairiness(skin, hair) : () => 0;
  const faceEnds = Math.max(...oval.map(({y}) => y));
  const mm = head.pxPerMm;
  const half = 1.5 * Math.max(neck.left, neck.right);
  const chin = mesh[FACE.chin]!;
  const area = {
    x: neck.base.x - half,
    y: chin.y - 0.35 * head.height,
    width: 2 * half,
    height: neck.pit.y - chin.y + 0.35 * head.height + 60 * mm,
  };
  const mask = maskOf(area, Math.max(1, head.width / 220), (x, y) => {
    if (y < faceEnds && insidePolygon(oval, x, y)) return 1;
    const below = (y - neck.pit.y) / mm;
    const aside = Math.abs(x - neck.pit.x) / mm;
    // Further down, before the chest, only what hangs at the sides is taken for hair: dark clothes
    // look the same.
    const onNeck = smoothstep(16, -8, below);
    const onChest = smoothstep(60, 40, below) * smoothstep(32, 42, aside);
    const here = Math.max(onNeck, onChest);
    return here > 0 ? here * isHair(x, y) : 0;
  });
  return closedUpwards(softened(mask));
}

/** Hidden as surely as this, a chain does not come out again further up. */
const SURELY_HIDDEN = 240;

/** What hangs from above hides everything above itself, too; only fine strands are crossed. */
function closedUpwards(mask: Mask): Mask {
  const {columns, rows} = mask;
  const values = mask.values.slice();
  for (let row = rows - 2; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const below = values[at + columns]!;
      if (below >= SURELY_HIDDEN && below > values[at]!) values[at] = below;
    }
  }
  return {...mask, values};
}
