import {Form, Link} from 'react-router';
import {WishlistLink} from '~/features/wishlist/wishlist-link';
import {IconButton} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {useAccount} from './account-context';

/** Who is here: a sign-in icon, or the account with the local part of its address. */
export function AccountLink() {
  const {status, email} = useAccount();
  const signedIn = status === 'signed-in' && email;
  if (!signedIn) {
    return (
      <Link to="/auth" aria-label="Sign in" className="flex size-11 items-center justify-center">
        <Icon name="person" />
      </Link>
    );
  }
  const name = email.split('@')[0] ?? email;
  return (
    <Link
      to="/portal"
      aria-label={`My Account, ${name}`}
      className="relative flex size-11 items-center justify-center"
    >
      <Icon name="person" />
      {/* Below the icon, where it moves nothing when it comes. */}
      <span className="absolute top-8.5 left-1/2 hidden max-w-24 -translate-x-1/2 truncate text-2xs md:block">
        {name}
      </span>
    </Link>
  );
}

/** What the signed-in have besides. Its room is kept for them, so that nothing moves. */
export function AccountTools() {
  const {status} = useAccount();
  return (
    <div className="hidden w-22 justify-end md:flex">
      {status === 'signed-in' ? (
        <>
          <Form method="post" action="/auth/sign-out">
            <IconButton type="submit" label="Sign out">
              <Icon name="signOut" />
            </IconButton>
          </Form>
          <WishlistLink />
        </>
      ) : (
        <WithoutScripts />
      )}
    </div>
  );
}

/** Without scripts nobody can tell who is here; whoever is signed in finds the account by this. */
export function WithoutScripts() {
  return (
    <noscript>
      <a href="/portal" className="inline-flex min-h-11 items-center text-sm whitespace-nowrap">
        My Account
      </a>
    </noscript>
  );
}
