import {formatMoney} from '~/lib/money';
import {cartTotal} from './cart-reducer';
import type {CartState} from './cart';

/** What the bag comes to. Read out when it changes. */
export function BagTotals({cart}: {cart: CartState}) {
  const money = (amount: string) => formatMoney({amount, currencyCode: cart.currency});
  const {totalQuantity} = cart;
  return (
    <>
      <dl aria-live="polite" aria-atomic="true" className="grid gap-1.5 figures">
        <Row
          label={`Subtotal (${totalQuantity} ${totalQuantity === 1 ? 'item' : 'items'})`}
          value={money(cart.subtotal)}
        />
        {cart.discounts.map(({label, amount}) => (
          <Row key={label} label={label} value={`−${money(amount)}`} />
        ))}
        {cart.giftCards.map(({id, lastCharacters, amountUsed}) => (
          <Row
            key={id}
            label={`Gift card ending in ${lastCharacters}`}
            value={`−${money(amountUsed)}`}
          />
        ))}
        {cartTotal(cart) !== cart.subtotal && (
          <Row label="Total" value={money(cartTotal(cart))} strong />
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">Shipping and taxes calculated at checkout</p>
    </>
  );
}

function Row({label, value, strong = false}: {label: string; value: string; strong?: boolean}) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'mt-1.5 border-t border-hairline pt-3 font-medium' : ''}`}
    >
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
