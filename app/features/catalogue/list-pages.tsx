import {Link, useLocation} from 'react-router';
import {buttonLook} from '~/ui/button';

interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}

/** The way to the pages before and after this one: real links, by cursor. */
export function ListPages({pageInfo}: {pageInfo: PageInfo}) {
  const {search} = useLocation();
  const to = (name: 'before' | 'after', cursor?: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('before');
    params.delete('after');
    params.set(name, cursor ?? '');
    return `?${params.toString()}`;
  };

  if (!pageInfo.hasNextPage && !pageInfo.hasPreviousPage) return null;
  return (
    <nav aria-label="Pages" className="mt-20 flex justify-center gap-4">
      {pageInfo.hasPreviousPage && (
        <Link
          rel="prev"
          to={to('before', pageInfo.startCursor)}
          className={buttonLook('secondary')}
        >
          Previous page
        </Link>
      )}
      {pageInfo.hasNextPage && (
        <Link rel="next" to={to('after', pageInfo.endCursor)} className={buttonLook('secondary')}>
          Next page
        </Link>
      )}
    </nav>
  );
}
