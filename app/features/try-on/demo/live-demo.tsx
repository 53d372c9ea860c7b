import {Image} from '~/ui/image';
import {Link} from 'react-router';
import {categories, type Category} from '~/lib/product-path';
import {ButtonLink} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';
import {useHydrated} from '~/ui/use-hydrated';
import {DemoLook} from './demo-look';
import type {DemoPiece} from './demo-piece';
import {useDemoEngine, type DemoResult} from './use-demo-engine';

const names: Record<Category, string> = {
  earrings: 'Earrings',
  necklaces: 'Necklaces',
  rings: 'Rings',
  bracelets: 'Bracelets',
};

/**
 * Pieces on our own models, put there by the visitor's device. Without JavaScript the categories
 * are links, each with a picture made beforehand, and the pieces lead to their pages.
 */
export function LiveDemo({
  category,
  pieces,
}: {
  category: Category;
  /** Null where the shop could not be asked. */
  pieces: DemoPiece[] | null;
}) {
  const {result, choose, warmUp, forget} = useDemoEngine();
  const shown = result?.status === 'shown' ? result : null;

  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
      <div className="relative lg:col-span-7">
        <DemoLook
          key={category}
          category={category}
          first
          worn={
            shown ? {src: shown.src, alt: `Our model with the ${shown.piece.title} on`} : undefined
          }
        />
        {result?.status === 'working' && (
          <span className="absolute top-5 right-5 flex size-14 items-center justify-center bg-white/85">
            <EternityWheel turning className="size-8" />
          </span>
        )}
      </div>
      <div className="flex flex-col lg:col-span-5 lg:pl-10">
        <nav aria-label="Categories of the demo">
          <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-hairline">
            {categories.map((name) => (
              <li key={name} className="-mb-px">
                <Link
                  to={`?category=${name}`}
                  replace
                  preventScrollReset
                  onClick={forget}
                  aria-current={name === category || undefined}
                  className="inline-flex min-h-11 items-center border-b border-transparent text-muted transition-colors hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
                >
                  {names[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {pieces && pieces.length > 0 ? (
          <Pieces
            pieces={pieces}
            chosen={result?.piece.id}
            onChoose={(piece) => void choose(piece)}
            onApproach={() => warmUp(category)}
          />
        ) : (
          <p className="mt-8 text-muted">
            The pieces could not be loaded just now. The picture was made beforehand by the same
            engine.
          </p>
        )}
        <Outcome result={result} />
      </div>
    </div>
  );
}

function Pieces({
  pieces,
  chosen,
  onChoose,
  onApproach,
}: {
  pieces: DemoPiece[];
  chosen?: string;
  onChoose: (piece: DemoPiece) => void;
  /** Somebody is about to choose. */
  onApproach: () => void;
}) {
  const hydrated = useHydrated();
  const look =
    'block w-full text-left outline-offset-4 [&[aria-pressed=true]_div]:outline [&[aria-pressed=true]_div]:outline-offset-3';
  return (
    <ul
      className="mt-8 grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-4"
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {pieces.map((piece) => (
        <li key={piece.id}>
          {hydrated ? (
            <button
              type="button"
              aria-pressed={piece.id === chosen}
              onClick={() => onChoose(piece)}
              className={look}
            >
              <Piece piece={piece} />
            </button>
          ) : (
            <Link to={piece.path} className={look}>
              <Piece piece={piece} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const Piece = ({piece: {image, title}}: {piece: DemoPiece}) => (
  <>
    <span className="block aspect-piece overflow-hidden bg-linen">
      {image && (
        <Image
          data={{url: image.url}}
          alt=""
          aspectRatio="4/5"
          sizes="(min-width: 64em) 11vw, 30vw"
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
    <span className="mt-2.5 block text-sm leading-snug">{title}</span>
  </>
);

/** What became of the choice, read out too. */
function Outcome({result}: {result: DemoResult | null}) {
  return (
    <div className="mt-8 flex min-h-24 flex-col justify-end border-t border-hairline pt-6 lg:mt-auto">
      <p role="status" className="text-sm text-muted">
        {outcomeText(result)}
      </p>
      {result && (
        <ButtonLink to={result.piece.path} look="quiet" className="self-start">
          View {result.piece.title}
        </ButtonLink>
      )}
    </div>
  );
}

function outcomeText(result: DemoResult | null): string {
  switch (result?.status) {
    case 'working':
      return `Putting the ${result.piece.title} on…`;
    case 'shown':
      return `${result.piece.title}, on in ${result.seconds.toFixed(1)} seconds, by this device alone.`;
    case 'failed':
      return 'Failed to generate image. Please choose the piece again, or try another browser.';
    case undefined:
      return 'Choose a piece, then draw the line across the picture. Nothing is uploaded.';
  }
}
