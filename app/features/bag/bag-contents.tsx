import {ArrivingBag, EmptyBag, UnreachableBag} from './bag-empty';
import {BagExtras} from './bag-extras';
import {BagLine} from './bag-line';
import {BagNotices} from './bag-notices';
import {BagTotals} from './bag-totals';
import {useCart} from './cart-context';
import {CheckoutButton} from './checkout-button';
import {generalNotices} from './notices';

/** The drawer's inside: the lines scroll, the totals and the checkout stay. */
export default function BagContents() {
  const bag = useCart();
  const {cart, phase, unreachable} = bag;

  if (cart.items.length === 0) {
    return (
      <div className="flex-1 overflow-y-auto px-6">
        <BagNotices notices={generalNotices(bag)} className="pt-6" />
        {phase === 'restoring' ? <ArrivingBag /> : unreachable ? <UnreachableBag /> : <EmptyBag />}
      </div>
    );
  }
  return (
    <>
      <div className="flex-1 overflow-y-auto overscroll-contain px-6">
        <ul className="divide-y divide-hairline border-b border-hairline">
          {cart.items.map((item) => (
            <BagLine key={item.id} item={item} bag={bag} />
          ))}
        </ul>
        <BagExtras bag={bag} />
      </div>
      <div className="shrink-0 border-t border-hairline px-6 pt-5 pb-6">
        <BagNotices notices={generalNotices(bag)} className="mb-3" />
        <BagTotals cart={cart} />
        <CheckoutButton />
      </div>
    </>
  );
}
