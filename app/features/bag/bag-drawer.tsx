import {Dialog} from '~/ui/dialog';
import {fetchedPart} from '~/ui/fetched';
import {Skeleton} from '~/ui/skeleton';
import {useCart} from './cart-context';

/** Fetched when the bag is first opened: no page needs it to appear. */
const BagContents = fetchedPart(
  async () => (await import('./bag-contents')).default,
  <Skeleton className="m-6 h-32" />,
);

export function BagDrawer() {
  const {open, setOpen} = useCart();
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Shopping Bag" shape="right">
      <BagContents />
    </Dialog>
  );
}
