import {useEffect, useRef, useState} from 'react';
import {Link} from 'react-router';
import {AddToBagForm} from '~/features/bag/add-to-bag';
import {Price} from '~/features/catalogue/price';
import {HeartButton} from '~/features/wishlist/heart-button';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {BeforeAfter} from '../before-after';
import type {TryOnPiece} from '../piece';
import {AdjustPicture} from './adjust-picture';
import {frameOf} from './frame';
import type {TryOn} from './controller';
import {KeepingLine} from './keeping-line';
import {NoticeBox} from './notice';
import {ShareResult} from './share-result';
import type {Look, TryOnState, Worn} from './state';
import {hintTexts} from './texts';
import {TryMore} from './try-more';
import {WearOptions} from './wear-options';
import {wornOf} from './worn';

type Result = Extract<TryOnState, {step: 'result'}>;

/** As many rings as a hand wears without hiding it. */
const mostTogether = 4;

/** The piece on the photo: compared, placed by hand, kept, bought, and the next one tried. */
export function ResultStep({
  tryOn,
  state,
  more,
  signedIn,
  onLeave,
}: {
  tryOn: TryOn;
  state: Result;
  /** The pieces that can be tried on this photo, the first one included. */
  more: TryOnPiece[];
  signedIn: boolean;
  /** Something else takes the dialog's place. */
  onLeave: () => void;
}) {
  const [adjusting, setAdjusting] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const {url} = state.look;
  // On phones the next piece is chosen far below the picture.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    shown.current?.scrollIntoView({block: 'nearest'});
  }, [url]);
  const {look, scene, busy, keeping, notice} = state;
  const latest = look.worn.at(-1);
  if (!latest) return null;
  const {piece} = latest;
  const change = (worn: Worn[]) => void tryOn.wear(worn, false);
  const canAdjust = scene !== null && look.placements.at(-1)?.length !== undefined;

  return (
    <div className="grid items-start gap-8 px-6 py-6 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:gap-10 md:px-10 md:py-8">
      <div ref={shown} className="scroll-mt-4 md:sticky md:top-0" aria-busy={busy}>
        {adjusting && canAdjust ? (
          <AdjustPicture key={look.url} tryOn={tryOn} scene={scene} look={look} onDone={change} />
        ) : (
          <Compared state={state} />
        )}
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-muted">
            {look.engine === 'generative' ? 'Pictured by AI' : 'Made on your device'}
          </p>
          {canAdjust && (
            <Button
              look="quiet"
              aria-pressed={adjusting}
              onClick={() => setAdjusting((before) => !before)}
            >
              {adjusting ? 'Done' : 'Adjust the Piece'}
            </Button>
          )}
        </div>
        <p role="status" className="min-h-6 text-sm text-muted">
          {state.generating && 'The artisans are refining this picture. It takes 30-60 seconds.'}
        </p>
      </div>

      <div className="space-y-6">
        <div>
          <div className="flex items-start justify-between gap-4">
            <Link
              to={piece.path}
              onClick={onLeave}
              className="block min-h-[2lh] font-serif text-2xl leading-tight"
            >
              {piece.title}
            </Link>
            <HeartButton id={piece.id} name={piece.title} className="-mt-1.5 -mr-3 shrink-0" />
          </div>
          <Price price={piece.price} className="mt-2 text-muted" />
        </div>
        <NoticeBox notice={notice} />
        {scene && scene.hints.length > 0 && (
          <ul className="space-y-1 text-sm text-muted">
            {scene.hints.map((hint) => (
              <li key={hint}>{hintTexts[hint]}</li>
            ))}
          </ul>
        )}
        {scene && (
          <WearOptions
            scene={scene}
            worn={latest}
            disabled={busy}
            onChange={(place) => change([...look.worn.slice(0, -1), {...latest, ...place}])}
          />
        )}
        {piece.item && (
          <AddToBagForm item={piece.item}>
            <Button type="submit" className="w-full">
              Add to Bag
            </Button>
          </AddToBagForm>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <a
            href={look.url}
            download={`${piece.path.split(/[/?]/)[2] ?? 'try-on'}-on-me.jpg`}
            className="inline-flex min-h-11 items-center gap-2.5 text-sm link-line"
          >
            <Icon name="download" className="size-4" />
            Download
          </a>
          <ShareResult
            sessionId={keeping.state === 'kept' ? keeping.sessionId : null}
            look={look}
          />
          <button
            type="button"
            onClick={() => tryOn.tryAnother()}
            className="inline-flex min-h-11 items-center gap-2.5 text-sm link-line"
          >
            <Icon name="camera" className="size-4" />
            Try Another
          </button>
        </div>
        <KeepingLine keeping={keeping} signedIn={signedIn} onRetry={() => void tryOn.keepAgain()} />
        {scene && (
          <TryMore
            pieces={more}
            current={look.worn.map((worn) => worn.piece.id)}
            stackable={scene.category === 'rings'}
            busy={busy}
            onWear={(next, together) => {
              const others = look.worn.filter((worn) => worn.piece.id !== next.id);
              const place = together ? {} : {finger: latest.finger, hand: latest.hand};
              const worn = [...(together ? others : []), wornOf(next, place)];
              void tryOn.wear(worn.slice(-mostTogether), true);
            }}
          />
        )}
        {look.worn.length > 1 && (
          <Together
            worn={look.worn}
            busy={busy}
            onRemove={(gone) => change(look.worn.filter((worn) => worn !== gone))}
          />
        )}
      </div>
    </div>
  );
}

function Compared({state: {photo, look, busy, scene}}: {state: Result}) {
  const titles = look.worn.map(({piece}) => piece.title).join(' and ');
  const picture = {
    width: scene?.width,
    height: scene?.height,
    draggable: false,
    className: 'size-full object-contain',
  };
  return (
    <div
      className={`relative transition-opacity ${busy ? 'opacity-80' : ''}`}
      style={frameOf(scene)}
    >
      <BeforeAfter
        className="size-full"
        from="edge"
        label="Before and after"
        before={<img src={photo.url} alt="You, before the try-on" {...picture} />}
        after={<img src={look.url} alt={`You, wearing ${titles}`} {...picture} />}
      />
    </div>
  );
}

/** The rings on the hand, each of which can come off. */
function Together({
  worn,
  busy,
  onRemove,
}: {
  worn: Look['worn'];
  busy: boolean;
  onRemove: (gone: Worn) => void;
}) {
  return (
    <ul aria-label="Worn together" className="divide-y divide-hairline border-y border-hairline">
      {worn.map((ring) => (
        <li key={ring.piece.id} className="flex items-center justify-between gap-4 text-sm">
          {ring.piece.title}
          <Button look="quiet" disabled={busy} onClick={() => onRemove(ring)}>
            Take off<span className="sr-only"> {ring.piece.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
