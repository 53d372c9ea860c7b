import type {Money} from '~/lib/money';
import {priceText} from '~/lib/money';
import type {Category} from '~/lib/product-path';
import {ButtonLink} from '~/ui/button';

/** What a stranger sees of a try-on. */
export interface SharedTryOn {
  id: string;
  category: Category;
  engine: 'device' | 'generative';
  piece: {title: string; path: string; price: Money | null} | null;
}

/** A try-on that somebody shared: the picture, the piece, and a way to try it oneself. */
export function SharedPage({id, category, engine, piece}: SharedTryOn) {
  const name = piece?.title ?? `A piece from our ${category}`;
  return (
    <section className="grid flex-1 bg-white lg:grid-cols-[7fr_5fr]">
      <div className="bg-linen">
        <img
          src={`/try-on/${id}/picture`}
          alt={`A try-on of the ${name}`}
          fetchPriority="high"
          // Its measures are not known: the room is the same for any.
          className="h-[min(78svh,125vw)] w-full object-contain lg:h-[calc(100svh-var(--header-height))]"
        />
      </div>
      <div className="wrap flex flex-col justify-center py-14 lg:px-16">
        <p className="caps text-muted">Shared with you</p>
        <h1 className="mt-5 text-4xl">{name}</h1>
        {piece && <p className="mt-4 text-muted figures">{priceText(piece.price)}</p>}
        <p className="mt-8 max-w-sm text-muted">
          Somebody tried this on and would like to know what you think.
          {engine === 'generative' && ' The picture was made by AI.'}
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to={piece?.path ?? `/${category}`}>View the Piece</ButtonLink>
          <ButtonLink to="/virtual-try-on" look="secondary">
            Try It On Yourself
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
