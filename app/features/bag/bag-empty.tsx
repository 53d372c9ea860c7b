import {Button, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Skeleton} from '~/ui/skeleton';
import {useCart} from './cart-context';

/** A bag with nothing in it, and a bag that nobody can tell anything of: two different things. */
export function EmptyBag() {
  const {setOpen} = useCart();
  return (
    <EmptyState
      title="Your bag is empty"
      actions={
        <ButtonLink to="/collections" onClick={() => setOpen(false)}>
          Browse Collections
        </ButtonLink>
      }
    />
  );
}

export function UnreachableBag() {
  const {refresh} = useCart();
  return (
    <EmptyState
      title="Your bag cannot be reached just now"
      actions={
        // Without JavaScript the page itself is asked for again.
        <form action="/cart" onSubmit={(event) => (event.preventDefault(), refresh())}>
          <Button type="submit" look="secondary">
            Try again
          </Button>
        </form>
      }
    >
      <p>Nothing in it is lost. Please try again in a moment.</p>
    </EmptyState>
  );
}

/** The room of one line, while the bag is asked for. */
export function ArrivingBag() {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-5 py-6">
      <Skeleton className="aspect-piece" />
      <div>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-3 h-4 w-1/3" />
      </div>
    </div>
  );
}
