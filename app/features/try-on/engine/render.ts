import {placeBracelet, type WristSite} from './bracelets.ts';
import {castShadow, layOver, type Shadow, type Weight} from './composite.ts';
import {placeEarrings} from './earrings.ts';
import type {HandSide} from './hand.ts';
import type {Pixels} from './image.ts';
import {drawCutout} from './layer.ts';
import type {Light} from './light.ts';
import {covers, maskAt, type Mask} from './mask.ts';
import {bendNecklace, placeNecklace} from './necklaces.ts';
import type {Cutout} from './piece.ts';
import {UNADJUSTED, warpOf, type Adjustment, type Bend, type Placement} from './placement.ts';
import {bendBand, placeRings, type Finger, type FingerSite} from './rings.ts';
import type {Scene} from './scene.ts';
import {dot, minus, perpendicular, smoothstep, type Point} from './vectors.ts';

/** A piece on its way onto the body. */
export interface WornPiece {
  cutout: Cutout;
  adjustment?: Adjustment;
  /** Rings: the ring finger when it is seen, else the next one. */
  finger?: Finger;
  /** Rings and bracelets: the larger hand on the photo. */
  hand?: HandSide;
}

export interface Rendering {
  image: Pixels;
  /** For each piece where it lies: two places for a pair of earrings. */
  placements: Placement[][];
}

/** A cut-out with its place and everything that joins it to the photo. */
interface Laid {
  worn: number;
  cutout: Cutout;
  placement: Placement;
  bend?: Bend;
  margin?: number;
  /** What is not hidden, and where shadows fall. */
  seen: Weight;
  onto: Weight;
  /** Distance from the skin, in millimetres: how far and how soft the shadow falls. */
  lift: number;
}

/**
 * The photo with the pieces on it, in the order given. The scene's photo stays as it is.
 *
 * @throws RangeError when a piece is of another category than the scene
 */
export function render(scene: Scene, pieces: readonly WornPiece[]): Rendering {
  const strange = pieces.find(({cutout}) => cutout.category !== scene.category);
  if (strange) {
    throw new RangeError(
      `${strange.cutout.category} cannot be worn on a photo for ${scene.category}`,
    );
  }
  const {photo, light, texture} = scene;
  const image = {...photo, data: photo.data.slice()};
  const placements: Placement[][] = pieces.map(() => []);
  for (const laid of lay(scene, pieces)) {
    const {cutout, placement, bend, margin, seen, onto, lift} = laid;
    const layer = drawCutout(
      cutout,
      warpOf(cutout, placement, bend, margin),
      photo,
      texture.softness,
    );
    const mm = placement.scale * cutout.pxPerMm;
    for (const shadow of shadowsOf(light, lift * mm)) castShadow(image, layer, shadow, onto);
    layOver(image, layer, seen, light, texture);
    placements[laid.worn]!.push(placement);
  }
  return {image, placements};
}

/** A wide shadow away from the light, and a narrow one where the piece touches the skin. */
function shadowsOf({from}: Light, lift: number): Shadow[] {
  return [
    {offset: {x: -from.x * lift, y: -from.y * lift}, blur: 0.9 * lift, strength: 0.4},
    {
      offset: {x: -from.x * 0.25 * lift, y: -from.y * 0.25 * lift},
      blur: 0.3 * lift,
      strength: 0.4,
    },
  ];
}

function lay(scene: Scene, pieces: readonly WornPiece[]): Laid[] {
  const {width} = scene.photo;
  const adjusted = (piece: WornPiece) => piece.adjustment ?? UNADJUSTED;
  switch (scene.category) {
    case 'earrings': {
      const unhidden = visible(scene.inFront);
      const onto = person(scene.person);
      return pieces.flatMap((piece, worn) =>
        placeEarrings(scene.ears, scene, piece.cutout, adjusted(piece), width).map((placement) => ({
          worn,
          cutout: piece.cutout,
          placement,
          seen: unhidden,
          onto: (x, y) => onto(x, y) * unhidden(x, y),
          lift: 2,
        })),
      );
    }
    case 'necklaces': {
      const unhidden = visible(scene.inFront);
      const onto = person(scene.person);
      // Beyond the body there is nothing for a chain to lie on.
      const onBody = person(scene.person, 0.3, 0.5);
      return pieces.map((piece, worn) => ({
        worn,
        cutout: piece.cutout,
        placement: placeNecklace(scene.neck, piece.cutout, adjusted(piece), width),
        ...bendNecklace(scene.neck, piece.cutout),
        seen: (x, y) => unhidden(x, y) * onBody(x, y),
        onto: (x, y) => unhidden(x, y) * onto(x, y),
        lift: 1.6,
      }));
    }
    case 'rings': {
      const stacks = new Map<FingerSite, (WornPiece & {worn: number; adjustment: Adjustment})[]>();
      pieces.forEach((piece, worn) => {
        const site = siteOf(scene.fingers, piece);
        const stack = stacks.get(site) ?? [];
        stacks.set(site, [...stack, {...piece, adjustment: adjusted(piece), worn}]);
      });
      return [...stacks].flatMap(([site, stack]) =>
        placeRings(site, stack, width).map((placement, i) => {
          const {cutout, worn} = stack[i]!;
          const onto = onLimb(site.centre, perpendicular(site.axis), site.half);
          return {
            worn,
            cutout,
            placement,
            bend: bendBand(cutout),
            seen: everywhere,
            onto,
            lift: 1.1,
          };
        }),
      );
    }
    case 'bracelets':
      return pieces.map((piece, worn) => {
        const site = scene.wrists.find(({hand}) => hand === piece.hand) ?? scene.wrists[0]!;
        return {
          worn,
          cutout: piece.cutout,
          placement: placeBracelet(site, piece.cutout, adjusted(piece), width),
          bend: bendBand(piece.cutout),
          seen: everywhere,
          onto: onLimb(site.centre, perpendicular(site.axis), site.half),
          lift: 1.6,
        };
      });
  }
}

/** Rings are worn on these, the first that is seen. */
const PREFERRED: readonly Finger[] = ['ring', 'middle', 'index', 'pinky'];

function siteOf(sites: readonly FingerSite[], {finger, hand}: WornPiece): FingerSite {
  const onHand = sites.filter((site) => site.hand === (hand ?? sites[0]?.hand));
  const candidates = onHand.length ? onHand : sites;
  const wanted = finger ? [finger, ...PREFERRED] : PREFERRED;
  for (const name of wanted) {
    const site = candidates.find((candidate) => candidate.finger === name);
    if (site) return site;
  }
  throw new RangeError('The scene has no finger');
}

const everywhere: Weight = () => 1;

const visible = (inFront: Mask | null): Weight =>
  inFront
    ? (x, y) => (covers(inFront, x, y) ? smoothstep(0.7, 0.3, maskAt(inFront, x, y)) : 1)
    : everywhere;

const person = (mask: Mask | null, from = 0.3, to = 0.8): Weight =>
  mask ? (x, y) => smoothstep(from, to, maskAt(mask, x, y)) : everywhere;

/** 1 on the limb, fading to 0 at its sides. */
const onLimb =
  (centre: Point, across: Point, half: WristSite['half']): Weight =>
  (x, y) =>
    smoothstep(half * 1.05, half * 0.93, Math.abs(dot(minus({x, y}, centre), across)));
