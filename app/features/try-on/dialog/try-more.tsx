import {useState} from 'react';
import {Price} from '~/features/catalogue/price';
import type {TryOnPiece} from '../piece';

/** Up to six other pieces of the category, each a moment away on the same photo. */
export function TryMore({
  pieces,
  current,
  stackable,
  busy,
  onWear,
}: {
  pieces: TryOnPiece[];
  /** The ids of what is worn on the picture. */
  current: string[];
  /** Rings may be worn together. */
  stackable: boolean;
  busy: boolean;
  onWear: (piece: TryOnPiece, together: boolean) => void;
}) {
  const [together, setTogether] = useState(false);
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="try-on-more" className="border-t border-hairline pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id="try-on-more" className="text-xl">
          Try More
        </h3>
        {stackable && (
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={together}
              onChange={({currentTarget}) => setTogether(currentTarget.checked)}
              className="size-4.5"
            />
            Wear together
          </label>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-5">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              disabled={busy || !piece.fit}
              aria-pressed={current.includes(piece.id)}
              onClick={() => onWear(piece, together)}
              className="group block w-full text-left"
            >
              <span className="block aspect-piece overflow-hidden border border-transparent bg-linen transition-colors group-aria-pressed:border-ink">
                {piece.image && (
                  <img
                    src={thumbnail(piece.image.url)}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover transition-opacity group-hover:opacity-85 group-disabled:opacity-60"
                  />
                )}
              </span>
              <span className="mt-2 block text-xs leading-snug">{piece.title}</span>
              {!piece.fit && (
                <span className="block text-xs text-muted">Cannot be tried on yet</span>
              )}
            </button>
            {piece.fit && <Price price={piece.price} className="mt-0.5 text-xs text-muted" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture as the shop's picture service makes it small. */
function thumbnail(url: string): string {
  const small = new URL(url);
  small.searchParams.set('width', '300');
  return small.href;
}
