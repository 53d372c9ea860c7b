import {Link, useLocation} from 'react-router';
import {buttonLook, type Look} from './button';

/** Asks for the page once more, with everything that its address says. */
export function TryAgain({look = 'secondary', className}: {look?: Look; className?: string}) {
  const {pathname, search} = useLocation();
  return (
    <Link to={pathname + search} reloadDocument className={buttonLook(look, className)}>
      Try again
    </Link>
  );
}
