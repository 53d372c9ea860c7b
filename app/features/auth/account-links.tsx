import {Form, Link} from 'react-router';
import {IconButton} from '~/ui/button';
import {WishlistLink} from '~/features/wishlist/wishlist-link';
import {Icon} from '~/ui/icon';
import {useAccount} from './account-context';

/** Who is here: a sign-in icon, or the account. */
export function AccountLinks() {
  const {status, email} = useAccount();
  if (status !== 'signed-in' || !email) {
    return (
      <Link to="/auth" aria-label="Sign in" className="flex size-11 items-center justify-center">
        <Icon name="person" />
      </Link>
    );
  }
  const name = localPart(email);
  return (
    <>
      <WishlistLink />
      <Link
        to="/portal"
        aria-label={`My Account, ${name}`}
        className="flex h-11 min-w-11 items-center justify-center gap-2 text-sm"
      >
        <Icon name="person" />
        <span className="hidden max-w-32 truncate md:inline">{name}</span>
      </Link>
      <Form method="post" action="/auth/sign-out" className="hidden md:block">
        <IconButton type="submit" label="Sign out">
          <Icon name="signOut" />
        </IconButton>
      </Form>
    </>
  );
}

/** What stands before the @. */
export const localPart = (email: string): string => email.split('@')[0] ?? email;
