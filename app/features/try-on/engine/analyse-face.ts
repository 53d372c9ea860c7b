import {colourModel, type Unlikeness} from './colour-model.ts';
import type {Weight} from './composite.ts';
import type {Detection} from './detector.ts';
import {earsOf} from './earrings.ts';
import {FACE, detectFaces, faceMesh, headOf, pointsOf, type FaceMesh, type Head} from './face.ts';
import {isOnPhoto, type Pixels, type Pyramid} from './image.ts';
import {lightOn, textureAround, type Light} from './light.ts';
import {maskAt} from './mask.ts';
import type {Runtime} from './models.ts';
import {endsOf, measureNeck, neckOf, seesShoulders, type Neck} from './necklaces.ts';
import {hairModel, overEars, overNeck, underHair} from './occlusion.ts';
import {findShoulders, type Shoulders} from './pose.ts';
import {LIMITS, hintsOf, nobody, tooDark, turnedAway} from './refusals.ts';
import type {Choice, EarringScene, Hint, NecklaceScene, Refusal} from './scene.ts';
import {personMask} from './segmentation.ts';
import {along, smoothstep, type Point} from './vectors.ts';

const DEGREES = 180 / Math.PI;

/** Finds the ears or the neck of one person. */
export async function analyseFace(
  runtime: Runtime,
  pyramid: Pyramid,
  category: 'earrings' | 'necklaces',
  subject: number | undefined,
): Promise<EarringScene | NecklaceScene | Refusal> {
  const photo = pyramid[0];
  const people = foreground(await detectFaces(runtime, pyramid));
  if (people.length > 1 && subject === undefined) {
    return {
      kind: 'refusal',
      reason: 'several-people',
      choices: people.map((face) => choiceOf(photo, face)),
    };
  }
  const face = people[subject ?? 0];
  const mesh = face && (await faceMesh(runtime, pyramid, face));
  if (!mesh) return nobody(photo, 'no-face');
  const head = headOf(mesh);
  const light = lightOn(photo, pointsOf(mesh, FACE.skin), {
    left: pointsOf(mesh, FACE.leftCheek),
    right: pointsOf(mesh, FACE.rightCheek),
  });
  const refusal = refuseHead(head, light, category);
  if (refusal) return refusal;

  const person = await personMask(runtime, pyramid, face);
  const onPerson: Weight = (x, y) => smoothstep(0.3, 0.8, maskAt(person, x, y));
  const skin = colourModel(photo, spread(pointsOf(mesh, FACE.skin), 0.02 * head.width));
  const hair = skin && hairModel(photo, mesh, head, onPerson, skin);
  const seen: SeenFace = {
    kind: 'scene',
    photo,
    light,
    texture: textureAround(photo, mesh[FACE.skin[8]]!, head.width / 2),
    hints: hintsOf(light),
    person,
  };
  return category === 'earrings'
    ? earringScene(seen, mesh, head, skin, hair)
    : necklaceScene(seen, mesh, head, await findShoulders(runtime, pyramid, face), {
        skin,
        hair,
        onPerson,
      });
}

type SeenFace = Pick<EarringScene, 'kind' | 'photo' | 'light' | 'texture' | 'hints' | 'person'>;

function earringScene(
  seen: SeenFace,
  mesh: FaceMesh,
  head: Head,
  skin: Unlikeness | null,
  hair: Unlikeness | null,
): EarringScene | Refusal {
  const looks = new Map(
    earsOf(mesh, head).map((ear) => [
      ear,
      skin ? underHair(seen.photo, ear, head, skin, hair) : 'free',
    ]),
  );
  const ears = [...looks.keys()].filter((ear) => looks.get(ear) !== 'hidden');
  if (!ears.length) return {kind: 'refusal', reason: 'no-ear-visible'};
  const {mask, covered} = overEars(mesh, head, ears, skin, hair);
  const hints: Hint[] = [...seen.hints];
  if (covered || ears.some((ear) => looks.get(ear) === 'perhaps')) hints.push('hair-over-ear');
  if (ears.length === 1) hints.push('one-ear');
  const {pxPerMm, roll} = head;
  return {...seen, category: 'earrings', pxPerMm, roll, ears, inFront: mask, hints};
}

function necklaceScene(
  seen: SeenFace,
  mesh: FaceMesh,
  head: Head,
  shoulders: Shoulders,
  {skin, hair, onPerson}: {skin: Unlikeness | null; hair: Unlikeness | null; onPerson: Weight},
): NecklaceScene | Refusal {
  const usual = neckOf(mesh, head, shoulders);
  if (!isOnPhoto(seen.photo, usual.pit)) return {kind: 'refusal', reason: 'no-neck-visible'};
  const neck = skin ? measureNeck(usual, skin, onPerson) : usual;
  const degrees = usual.turn * DEGREES;
  // Shoulders that are guessed are believed when there is no neck where a chain would come round it.
  const isSure =
    seesShoulders(shoulders) ||
    Object.values(endsOf(neck, 0.9)).some(({x, y}) => onPerson(x, y) < 0.5);
  const limit = isSure ? LIMITS.bodyTurn : LIMITS.unsureBodyTurn;
  if (degrees > limit) return turnedAway('body', degrees, limit);
  const hints: Hint[] = [...seen.hints];
  if (skin && hair && isUnder(neck, hair, skin)) {
    return {kind: 'refusal', reason: 'no-neck-visible'};
  }
  if (skin && !showsSkin(neck, skin)) hints.push('covered-neck');
  if (!seesShoulders(shoulders)) hints.push('hidden-shoulders');
  const inFront = overNeck(mesh, head, neck, skin, hair);
  return {...seen, category: 'necklaces', neck, inFront, hints};
}

/** Those who had their photo taken, from left to right; not who happened to walk by. */
function foreground(faces: Detection[]): Detection[] {
  const largest = Math.max(...faces.map((face) => face.height));
  return faces
    .filter((face) => face.height > largest * LIMITS.background)
    .toSorted((a, b) => a.cx - b.cx);
}

const choiceOf = (photo: Pixels, {cx, cy, width, height}: Detection): Choice => ({
  x: (cx - width / 2) / photo.width,
  y: (cy - height / 2) / photo.height,
  width: width / photo.width,
  height: height / photo.height,
});

/** Each point and four around it. */
const spread = (points: readonly Point[], by: number) =>
  points.flatMap(({x, y}) => [
    {x, y},
    {x: x + by, y},
    {x: x - by, y},
    {x, y: y + by},
    {x, y: y - by},
  ]);

function refuseHead(head: Head, light: Light, category: 'earrings' | 'necklaces'): Refusal | null {
  if (head.pxPerMm < LIMITS.pxPerMm) {
    return {
      kind: 'refusal',
      reason: 'too-small',
      pxPerMm: head.pxPerMm,
      needed: LIMITS.pxPerMm,
    };
  }
  if (light.brightness < LIMITS.brightness) return tooDark(light.brightness);
  const limit = category === 'earrings' ? LIMITS.earringsYaw : LIMITS.necklaceYaw;
  const yaw = Math.abs(head.yaw) * DEGREES;
  if (yaw > limit) return turnedAway('face', yaw, limit);
  const pitch = Math.abs(head.pitch) * DEGREES;
  if (category === 'necklaces' && pitch > LIMITS.necklacePitch) {
    return turnedAway('face', pitch, LIMITS.necklacePitch);
  }
  return null;
}

/** Places in the middle of the neck, where nothing but a collar or hair covers it. */
const middleOf = (neck: Neck): Point[] =>
  [0.1, 0.4, 0.7, 1].flatMap((height) =>
    [-0.35, 0, 0.35].map((aside) =>
      along(along(neck.base, neck.up, height * neck.left), neck.across, aside * neck.left),
    ),
  );

/** Is the middle of the neck skin? */
function showsSkin(neck: Neck, skin: Unlikeness): boolean {
  const looks = middleOf(neck);
  return looks.filter(({x, y}) => skin(x, y) < 1.4).length > looks.length / 2;
}

/** Does all of it look like the hair, and none of it like skin? */
const isUnder = (neck: Neck, hair: Unlikeness, skin: Unlikeness): boolean =>
  middleOf(neck).every(({x, y}) => hair(x, y) < skin(x, y) && skin(x, y) > 1.4);
