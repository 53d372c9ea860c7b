import {Link, useLocation} from 'react-router';
import {buttonLook} from './button';

/** Asks for the page once more, with everything that its address says. */
export function TryAgain({look = 'secondary'}: {look?: 'primary' | 'secondary'}) {
  const {pathname, search} = useLocation();
  return (
    <Link to={pathname + search} reloadDocument className={buttonLook(look)}>
      Try again
    </Link>
  );
}
