import {Form, NavLink} from 'react-router';
import {useWishlist} from '~/features/wishlist/wishlist-context';
import {Button} from '~/ui/button';
import {useAccount} from './account-context';
import {WithoutScripts} from './account-links';

const link = 'block py-3 text-base aria-[current=page]:text-gold';

/** The account's part of the menu: its pages and the way out, or the way in. */
export function MenuAccount({onLeave}: {onLeave: () => void}) {
  const {status, email} = useAccount();
  const {count} = useWishlist();
  if (status !== 'signed-in') {
    return (
      <>
        <NavLink to="/auth" onClick={onLeave} className={link}>
          Sign In
        </NavLink>
        <WithoutScripts />
      </>
    );
  }
  return (
    <>
      <p className="truncate caps text-muted">{email}</p>
      <NavLink to="/portal" onClick={onLeave} className={`${link} mt-3`}>
        My Account
      </NavLink>
      <NavLink to="/wishlist" onClick={onLeave} className={link}>
        {count === 0 ? 'Wishlist' : `Wishlist (${count})`}
      </NavLink>
      <Form method="post" action="/auth/sign-out" onSubmit={onLeave}>
        <Button type="submit" look="quiet">
          Sign out
        </Button>
      </Form>
    </>
  );
}
