import {formatMoney} from '~/lib/money';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {BagExtras} from './bag-extras';
import {BagLine} from './bag-line';
import {cartTotal} from './cart';
import {useCart} from './cart-context';
import {CheckoutButton} from './checkout-button';

/** The bag's inside, in the drawer and on its page. */
export default function BagContents() {
  const {cart, notices, setOpen} = useCart();
  const money = (amount: string) => formatMoney({amount, currencyCode: cart.currency});

  if (cart.items.length === 0) {
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

  return (
    <>
      <div className="flex-1 overflow-y-auto px-6">
        <ul className="divide-y divide-hairline">
          {cart.items.map((item) => (
            <BagLine key={item.id} item={item} currency={cart.currency} />
          ))}
        </ul>
        <BagExtras />
      </div>
      <div className="shrink-0 border-t border-hairline px-6 pt-5 pb-6">
        {notices
          .filter(({itemId}) => !itemId)
          .map(({text}) => (
            <p key={text} role="status" className="mb-3 text-sm text-pomegranate">
              {text}
            </p>
          ))}
        <dl aria-live="polite" aria-atomic="true" className="grid gap-1.5 figures">
          <Row
            label={`Subtotal (${cart.totalQuantity} ${cart.totalQuantity === 1 ? 'item' : 'items'})`}
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
        <CheckoutButton />
      </div>
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
