import type {ReactNode} from 'react';
import type {Category} from '~/lib/product-path';

/*
 * Small drawings of photos that work and that do not. A shape of several limbs is drawn twice, wide
 * in ink and a little less wide in the ground's colour: what remains is the outline of them all.
 */

const fingers = [
  {x1: 40, y1: 62, x2: 33, y2: 30},
  {x1: 49, y1: 58, x2: 47, y2: 20},
  {x1: 59, y1: 58, x2: 62, y2: 22},
  {x1: 68, y1: 63, x2: 75, y2: 34},
];

/** Ink below, ground above: limbs and palm merge into one outline. */
function Hand({arm = true, sleeve = false}: {arm?: boolean; sleeve?: boolean}) {
  const limbs = (inset: number) => (
    <>
      {arm && <line x1="54" y1="86" x2="54" y2="125" strokeWidth={23 - inset} />}
      <line x1="54" y1="72" x2="54" y2="82" strokeWidth={36 - inset} strokeLinecap="round" />
      <line x1="40" y1="84" x2="21" y2="60" strokeWidth={10.5 - inset} strokeLinecap="round" />
      {fingers.map((finger) => (
        <line key={finger.x1} {...finger} strokeWidth={10 - inset} strokeLinecap="round" />
      ))}
    </>
  );
  return (
    <>
      <g className="stroke-ink">{limbs(0)}</g>
      <g className="stroke-white">{limbs(1.8)}</g>
      {fingers.map(({x1, y1}) => (
        <path
          key={x1}
          d={`M${x1 - 2.5} ${y1 + 1}q2.500 1.500 5 0`}
          className="stroke-muted"
          strokeWidth="0.7"
        />
      ))}
      {sleeve && (
        <path
          d="M36 92 34 125h40l-2-33c-12 4-24 4-36 0Z"
          className="fill-linen stroke-ink"
          strokeWidth="0.9"
        />
      )}
    </>
  );
}

function Palm() {
  return (
    <>
      <Hand />
      <g className="stroke-muted" strokeWidth="0.8">
        <path d="M38 80c8-8 20-10 33-9M38 70c10-1 18-3 26-9M45 94c-6-12-2-18 6-22" />
      </g>
    </>
  );
}

function Fist() {
  return (
    <g className="fill-white stroke-ink" strokeWidth="0.9">
      <path d="M43 78v47M67 78v47" />
      <path d="M33 58c0-9 5-14 12-14h20c8 0 13 5 13 14v12c0 10-7 18-18 18H50c-11 0-17-8-17-18Z" />
      <path d="M44 45v15c0 3 10 3 10 0V45m0 15c0 3 10 3 10 0V45m0 15c0 3 12 3 12-2M31 66c6-4 20-5 27-1" />
    </g>
  );
}

function Portrait({
  shoulders = true,
  hair = 'back',
}: {
  shoulders?: boolean;
  hair?: 'back' | 'over';
}) {
  return (
    <g className="stroke-ink" strokeWidth="0.9">
      {shoulders && (
        <>
          <path
            className="fill-white"
            d="M43 76v13c-3 6-22 7-29 18-3 5-4 11-4 18h88c0-7-1-13-4-18-7-11-26-12-29-18V76"
          />
          <path d="M37 97c4 13 30 13 34 0" className="stroke-muted" strokeDasharray="2 2.500" />
        </>
      )}
      <path
        className="fill-white"
        d="M31 51c-5-3-7 2-5 8 1 4 4 6 6 4m46-12c5-3 7 2 5 8-1 4-4 6-6 4"
      />
      <path
        className="fill-white"
        d="M32 47c0-18 9-28 22-28s22 10 22 28c0 20-11 37-22 37S32 67 32 47Z"
      />
      {hair === 'back' ? (
        <path
          className="fill-linen"
          d="M32 47c-4-22 6-36 22-36s26 14 22 36c-2-12-8-18-22-19-14 1-20 7-22 19Z"
        />
      ) : (
        <path
          className="fill-linen"
          d="M40 92c-8-8-5-20-5-38 0-16 7-23 19-25 12 2 19 9 19 25 0 18 3 30-5 38 12 2 18-6 17-20-1-38-4-61-31-61S24 34 23 72c-1 14 5 22 17 20Z"
        />
      )}
      <path d="M43 49c3-2 6-2 8 0m6 0c3-2 6-2 8 0M54 51v11l-3 1m-3 8c4 3 8 3 12 0" />
    </g>
  );
}

function Profile() {
  return (
    <g className="fill-white stroke-ink" strokeWidth="0.9">
      <path d="M60 80v12c5 6 20 8 26 16 3 5 4 11 4 17H18c0-12 4-20 12-25 6-4 9-8 9-16" />
      <path d="M67 22c5 6 6 12 5 19l7 13-6 3 1 6-3 3 1 5-4 3-1 8H52c-8 0-13-4-16-10" />
      <path
        className="fill-linen"
        d="M36 72c-10-12-12-28-5-40C38 18 56 14 67 22c-6 5-10 8-18 10-2 8-1 12-5 16-4 6-4 16-8 24Z"
      />
      <path d="M64 43c3-1 4-1 6 0" />
    </g>
  );
}

const drawings: Record<Category, readonly [ReactNode, ReactNode, ReactNode]> = {
  earrings: [<Portrait key="a" />, <Portrait key="b" hair="over" />, <Profile key="c" />],
  necklaces: [<Portrait key="a" />, <Portrait key="b" shoulders={false} />, <Profile key="c" />],
  rings: [<Hand key="a" />, <Palm key="b" />, <Fist key="c" />],
  bracelets: [<Hand key="a" />, <Hand key="b" arm={false} />, <Hand key="c" sleeve />],
};

/** One of the three examples of a category, as a photo's frame. Decorative: its caption tells. */
export function GuideDrawing({category, index}: {category: Category; index: number}) {
  return (
    <svg viewBox="0 0 108 125" aria-hidden="true" fill="none" className="block w-full bg-white">
      {drawings[category][index]}
    </svg>
  );
}
