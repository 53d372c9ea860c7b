import {Link} from 'react-router';
import {Icon} from '~/ui/icon';

/** Who is here: a sign-in icon, or the account. */
export function AccountLinks() {
  return (
    <Link to="/auth" aria-label="Sign in" className="flex size-11 items-center justify-center">
      <Icon name="person" />
    </Link>
  );
}
