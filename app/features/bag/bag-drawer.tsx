import {lazy} from 'react';
import {Dialog} from '~/ui/dialog';
import {Fetched} from '~/ui/fetched';
import {Skeleton} from '~/ui/skeleton';
import {useCart} from './cart-context';

/** Fetched when the bag is first opened: no page needs it to appear. */
const BagContents = lazy(() => import('./bag-contents'));

export function BagDrawer() {
  const {open, setOpen} = useCart();
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Shopping Bag" shape="right">
      <Fetched fallback={<Skeleton className="m-6 h-32" />}>
        <BagContents />
      </Fetched>
    </Dialog>
  );
}
