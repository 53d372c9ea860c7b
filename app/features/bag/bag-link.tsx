import {Link} from 'react-router';
import {Icon} from '~/ui/icon';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import {useCart} from './cart-context';

/** Opens the drawer; without JavaScript it leads to the bag's page. */
export function BagLink() {
  const {cart, setOpen} = useCart();
  const count = cart.totalQuantity;
  return (
    <Link
      to="/cart"
      prefetch="none"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        setOpen(true);
      }}
      aria-haspopup="dialog"
      aria-label={
        count === 0 ? 'Shopping bag' : `Shopping bag, ${count} ${count === 1 ? 'item' : 'items'}`
      }
      className="relative flex size-11 items-center justify-center"
    >
      <Icon name="bag" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 flex min-w-4.5 items-center justify-center rounded-full bg-pomegranate px-1 text-2xs leading-4.5 text-white figures"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
