import {FACE, type FaceMesh, type Head} from './face.ts';
import type {Cutout} from './piece.ts';
import {placementOf, type Adjustment, type Placement} from './placement.ts';
import {along3, insidePolygon, type Point} from './vectors.ts';

/** An ear that can wear something. */
export interface Ear {
  /** Of the photo, not of the person. */
  side: 'left' | 'right';
  /** Where the lobe is pierced. */
  lobe: Point;
  /** 1 when the ear faces the camera, 0 from the front, negative when it is turned away. */
  towards: number;
}

/** From the temple point of the mesh to the pierced lobe, as parts of the head's width. */
const LOBE = {down: 0.14, back: 0.2, out: 0.012};
/** An ear turned further away is hidden by the cheek. */
const MOST_AWAY = -0.2;
/** So is one before which a piece of this length would hang across the face. */
const HANGS_MM = 12;

/** The ears that are seen, left of the photo first. */
export function earsOf(mesh: FaceMesh, head: Head): Ear[] {
  const oval = FACE.oval.map((index) => mesh[index]!);
  return (['left', 'right'] as const)
    .map((side) => {
      const outwards = side === 'left' ? -1 : 1;
      const temple = mesh[side === 'left' ? FACE.leftTemple : FACE.rightTemple]!;
      const lower = along3(temple, head.down, LOBE.down * head.width);
      const behind = along3(lower, head.back, LOBE.back * head.width);
      const {x, y} = along3(behind, head.across, outwards * LOBE.out * head.width);
      return {side, lobe: {x, y}, towards: -head.across.z * outwards};
    })
    .filter(({lobe, towards}) => {
      const hangs = lobe.y + HANGS_MM * head.pxPerMm;
      const acrossFace = [lobe.y, hangs].some((y) => insidePolygon(oval, lobe.x, y));
      return towards > 0.15 || (towards > MOST_AWAY && !acrossFace);
    });
}

/** Pieces shorter than this sit on the lobe and lean with the head; longer ones hang down. */
const LONGEST_STUD_MM = 20;

/**
 * One placement for each ear; the piece as pictured is worn on the left of the photo, its mate
 * mirrored on the right.
 */
export function placeEarrings(
  ears: readonly Ear[],
  head: Pick<Head, 'pxPerMm' | 'roll'>,
  cutout: Cutout,
  adjustment: Adjustment,
  photoWidth: number,
): Placement[] {
  const scale = head.pxPerMm / cutout.pxPerMm;
  const isStud = cutout.height / cutout.pxPerMm < LONGEST_STUD_MM;
  const angle = isStud ? head.roll : 0;
  return ears.map(({side, lobe}) =>
    placementOf(
      cutout,
      {anchor: lobe, angle, scale, mirrored: side === 'right'},
      adjustment,
      photoWidth,
    ),
  );
}
