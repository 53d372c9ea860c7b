import {ButtonLink} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';

/** What a visitor who is not signed in sees: what it is, and the way in. */
export function Teaser({title, back}: {title: string; back: string}) {
  return (
    <div className="m-auto flex max-w-lg flex-col items-center px-6 py-14 text-center md:py-20">
      <EternityWheel className="mb-8 size-14" />
      <p className="font-serif text-2xl leading-tight">See the {title} on you</p>
      <p className="mt-4 text-muted">
        One photo of your own, and the piece is set on it in a few seconds. The photo stays in your
        private account, and you delete it whenever you like.
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-4">
        <ButtonLink to={`/auth?redirect_to=${encodeURIComponent(back)}`}>
          Sign In to Try On
        </ButtonLink>
        <ButtonLink to="/virtual-try-on" look="secondary">
          Learn More
        </ButtonLink>
      </div>
    </div>
  );
}
