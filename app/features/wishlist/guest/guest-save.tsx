import {Price} from '~/features/catalogue/price';
import type {Money} from '~/lib/money';
import {Image} from '~/ui/image';
import {noticeOf} from '../notices';
import {AddressForm} from './address-form';
import type {AddressOutcome} from './guest.server';

/** The piece that a signed-out heart was pressed on. */
export interface WishedPiece {
  id: string;
  name: string;
  picture: {
    url: string;
    altText?: string | null;
    width?: number | null;
    height?: number | null;
  } | null;
  price: Money | null;
}

/** Above the sign-in form: why it is here, and that the piece is not lost. */
export function WishedPieceNote({piece}: {piece: WishedPiece | null}) {
  const {title, message} = noticeOf('signed-out', '');
  return (
    <div className="mb-10 flex items-center gap-5 border-y border-hairline py-5">
      {piece?.picture && (
        <Image
          data={piece.picture}
          alt=""
          aspectRatio="4/5"
          width={72}
          className="shrink-0 bg-linen object-cover"
        />
      )}
      <div>
        {piece && <p className="font-serif text-lg leading-snug">{piece.name}</p>}
        {piece && <Price price={piece.price} className="text-sm text-muted" />}
        <p role="status" className="mt-1 text-sm">
          <span className="font-medium">{title}.</span> {message}
        </p>
      </div>
    </div>
  );
}

/** Beneath the sign-in form: an address alone keeps the piece, until there is an account. */
export function GuestSave({
  productId,
  name,
  answer = null,
}: {
  productId: string;
  /** Of the piece, where it is known. */
  name?: string | undefined;
  answer?: AddressOutcome | null;
}) {
  return (
    <section aria-labelledby="guest-save" className="mt-14 border-t border-hairline pt-8">
      <h2 id="guest-save" className="text-xl">
        No account? Keep it by email
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">
        We keep {name ?? 'the piece'} for you and send a link that confirms your address. You can
        open an account later.
      </p>
      <AddressForm
        action="/wishlist/guest"
        hidden={{productId}}
        button="Keep it for me"
        doneTitle="Check your email"
        done={(email) => `We have sent a link to ${email}. Open it, and the piece is kept for you.`}
        answer={answer}
      />
    </section>
  );
}
