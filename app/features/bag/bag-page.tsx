import {useEffect} from 'react';
import {useHydrated} from '~/ui/use-hydrated';
import {EmptyBag, UnreachableBag} from './bag-empty';
import {BagExtras} from './bag-extras';
import {BagLine, type ShownBag} from './bag-line';
import {BagNotices} from './bag-notices';
import type {BagNotice} from './bag-state';
import {BagTotals} from './bag-totals';
import {emptyCart, type CartState} from './cart';
import {useCart} from './cart-context';
import {CheckoutButton} from './checkout-button';
import {generalNotices} from './notices';

export interface BagPageData {
  /** Null when there is no bag, or nobody could tell. */
  cart: CartState | null;
  unreachable: boolean;
  /** The shopper was sent back from a checkout that could not be reached. */
  checkoutFailed: boolean;
}

/**
 * The bag as a page: what the server knows, changed by plain forms, until scripts have taken over;
 * from then on what this browser knows, as in the drawer.
 */
export function BagPage({data, notices}: {data: BagPageData; notices: BagNotice[]}) {
  const live = useCart();
  const {seed} = live;
  useEffect(() => {
    if (data.cart) seed(data.cart);
  }, [data.cart, seed]);

  const hydrated = useHydrated();
  const waiting = live.phase === 'restoring' && live.cart.items.length === 0;
  const plain = {cart: data.cart ?? emptyCart, notices, unsaved: new Set<string>()};
  // What a form answered before scripts took over stays beside what has come since.
  const bag: ShownBag =
    hydrated && !waiting ? {...live, notices: [...notices, ...live.notices]} : plain;
  // Until this browser has asked for itself: told a moment later, the pieces would make room for it.
  const unreachable = live.phase === 'restoring' ? data.unreachable : live.unreachable;

  return (
    <div className="wrap pt-14 pb-24">
      <h1 className="text-4xl">Shopping Bag</h1>
      {data.checkoutFailed && (
        <Message text="The checkout cannot be reached. Your bag is safe. Please try again in a moment." />
      )}
      {bag.cart.items.length === 0 ? (
        <>
          <BagNotices notices={generalNotices(bag)} className="mt-6" />
          {unreachable ? <UnreachableBag /> : <EmptyBag />}
        </>
      ) : (
        <FullBag bag={bag} unreachable={unreachable} />
      )}
    </div>
  );
}

function FullBag({bag, unreachable}: {bag: ShownBag; unreachable: boolean}) {
  return (
    <div className="mt-8 gap-16 lg:grid lg:grid-cols-[7fr_5fr] lg:items-start xl:gap-24">
      <div>
        {unreachable && (
          <Message text="The bag cannot be reached just now. Nothing in it is lost: we keep trying." />
        )}
        <ul className="divide-y divide-hairline border-y border-hairline">
          {bag.cart.items.map((item) => (
            <BagLine key={item.id} item={item} bag={bag} />
          ))}
        </ul>
      </div>
      <section
        aria-label="Summary"
        className="mt-10 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:mt-0 lg:bg-white lg:p-8"
      >
        <BagExtras bag={bag} />
        <div className="pt-6">
          <BagNotices notices={generalNotices(bag)} className="mb-3" />
          <BagTotals cart={bag.cart} />
          <CheckoutButton />
        </div>
      </section>
    </div>
  );
}

const Message = ({text}: {text: string}) => (
  <p role="alert" className="my-6 border-l-2 border-pomegranate pl-4 text-pomegranate">
    {text}
  </p>
);
