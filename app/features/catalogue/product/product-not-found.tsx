import {useLocation} from 'react-router';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TryAgain} from '~/ui/try-again';

/** A piece that is nowhere to be found, or that could not be looked up. */
export function ProductNotFound({
  outcome,
  category,
  slug,
}: {
  outcome: 'missing' | 'unavailable';
  category?: string;
  slug?: string;
}) {
  const {pathname} = useLocation();
  const searched = category && slug ? `${category} / ${slug}` : pathname;
  const unavailable = outcome === 'unavailable';

  return (
    <div className="wrap flex flex-1 items-center justify-center">
      <EmptyState
        level={1}
        title="Product Not Found"
        actions={
          <>
            {unavailable && <TryAgain look="primary" />}
            <ButtonLink to="/collections" look={unavailable ? 'secondary' : 'primary'}>
              Browse Collections
            </ButtonLink>
          </>
        }
      >
        <p>
          {unavailable
            ? 'The catalogue cannot be reached just now, so we could not look this piece up. It may well still be here.'
            : 'We looked for this piece and did not find it. It may have found its owner.'}
        </p>
        <p className="mt-3 text-sm">
          Searched for <span className="text-ink">{searched}</span>
        </p>
      </EmptyState>
    </div>
  );
}
