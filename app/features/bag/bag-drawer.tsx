import {lazy, Suspense} from 'react';
import {Dialog} from '~/ui/dialog';
import {Skeleton} from '~/ui/skeleton';
import {useCart} from './cart-context';

/** Fetched when the bag is first opened: no page needs it to appear. */
const BagContents = lazy(() => import('./bag-contents'));

export function BagDrawer() {
  const {open, setOpen} = useCart();
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Shopping Bag" shape="right">
      <Suspense fallback={<Skeleton className="m-6 h-32" />}>
        <BagContents />
      </Suspense>
    </Dialog>
  );
}
