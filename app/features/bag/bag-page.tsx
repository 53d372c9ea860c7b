import {Link} from 'react-router';
import {formatMoney, formatPrice, priceText} from '~/lib/money';
import {Button, ButtonLink, buttonLook} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import BagContents from './bag-contents';
import {lineTotal, cartTotal, type CartState} from './cart';
import {useCart} from './cart-context';
import {useHydrated} from '~/ui/use-hydrated';

/**
 * The bag as a page. Where there is JavaScript it is the drawer's inside; before that, and without,
 * it is what the server knows, changed by plain forms.
 */
export function BagPage(props: {
  cart: CartState | null;
  failure: string | null;
  notices: string[];
}) {
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-14 pb-24">
      <h1 className="text-4xl">Shopping Bag</h1>
      {useHydrated() ? <LiveBag failure={props.failure} /> : <PlainBag {...props} />}
    </div>
  );
}

function LiveBag({failure}: {failure: string | null}) {
  const {phase} = useCart();
  return (
    <div className="-mx-6 mt-6">
      {failure && phase === 'ready' && <Message text={failure} />}
      <BagContents />
    </div>
  );
}

const Message = ({text}: {text: string}) => (
  <p role="alert" className="mx-6 mt-4 border-l-2 border-pomegranate pl-4 text-pomegranate">
    {text}
  </p>
);

function PlainBag({
  cart,
  failure,
  notices,
}: {
  cart: CartState | null;
  failure: string | null;
  notices: string[];
}) {
  const messages = [...notices, ...(failure ? [failure] : [])];
  const shown = messages.map((text) => <Message key={text} text={text} />);

  if (failure && !cart) {
    return (
      <>
        {shown}
        <Link to="/cart" reloadDocument className={buttonLook('secondary', 'mt-8')}>
          Try again
        </Link>
      </>
    );
  }
  if (!cart || cart.items.length === 0) {
    return (
      <>
        {shown}
        <EmptyState
          title="Your bag is empty"
          actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
        />
      </>
    );
  }

  const money = (amount: string) => ({amount, currencyCode: cart.currency});
  return (
    <>
      {shown}
      <ul className="mt-6 divide-y divide-hairline">
        {cart.items.map((item) => (
          <li key={item.id} className="grid grid-cols-[1fr_auto] gap-4 py-6">
            <div>
              <Link to={item.href} className="font-serif text-lg">
                {item.title}
              </Link>
              <p className="text-sm text-muted figures">
                {item.variant.title !== 'Default Title' && `${item.variant.title}, `}
                {item.compareAtPrice && (
                  <s className="mr-2">{formatPrice(money(item.compareAtPrice))}</s>
                )}
                {priceText(money(item.price))}
              </p>
              <div className="mt-3 flex items-center gap-2">
                <Change
                  label={`One less of ${item.title}`}
                  line={item.lineId!}
                  quantity={item.quantity - 1}
                  disabled={item.quantity <= 1}
                  sign="−"
                />
                <span className="w-7 text-center figures">{item.quantity}</span>
                <Change
                  label={`One more of ${item.title}`}
                  line={item.lineId!}
                  quantity={item.quantity + 1}
                  sign="+"
                />
                <Operation action="LinesRemove" inputs={{lineIds: [item.lineId]}}>
                  <button
                    className="min-h-11 px-3 text-sm link-line"
                    aria-label={`Remove ${item.title}`}
                  >
                    Remove
                  </button>
                </Operation>
              </div>
            </div>
            <p className="figures">{formatMoney(money(lineTotal(item, cart.currency)))}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-hairline pt-6 figures">
        <Row label={`Subtotal (${cart.totalQuantity})`} value={formatMoney(money(cart.subtotal))} />
        {cart.discounts.map(({label, amount}) => (
          <Row key={label} label={label} value={`−${formatMoney(money(amount))}`} />
        ))}
        {cart.giftCards.map(({id, lastCharacters, amountUsed}) => (
          <Row
            key={id}
            label={`Gift card ending in ${lastCharacters}`}
            value={`−${formatMoney(money(amountUsed))}`}
          />
        ))}
        <Row label="Total" value={formatMoney(money(cartTotal(cart)))} />
      </dl>
      <Operation
        action="DiscountCodesUpdate"
        inputs={{discountCodes: cart.discountCodes.map(({code}) => code)}}
      >
        <div className="mt-6 flex gap-2">
          <label className="flex-1 text-sm text-muted">
            Discount code
            <input
              name="discountCode"
              className="mt-2 block min-h-12 w-full border border-hairline bg-transparent px-3"
            />
          </label>
          <Button type="submit" look="secondary" className="self-end">
            Apply
          </Button>
        </div>
      </Operation>
      <p className="mt-6 text-sm text-muted">Shipping and taxes calculated at checkout</p>
      <form method="post" action="/checkout">
        <Button type="submit" className="mt-4 w-full">
          Secure Checkout
        </Button>
      </form>
    </>
  );
}

function Operation({
  action,
  inputs,
  children,
}: {
  action: string;
  inputs: object;
  children: React.ReactNode;
}) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="cartFormInput" value={JSON.stringify({action, inputs})} />
      {children}
    </form>
  );
}

function Change({
  label,
  line,
  quantity,
  sign,
  disabled,
}: {
  label: string;
  line: string;
  quantity: number;
  sign: string;
  disabled?: boolean;
}) {
  return (
    <Operation action="LinesUpdate" inputs={{lines: [{id: line, quantity}]}}>
      <button
        className="size-11 border border-hairline disabled:text-muted"
        aria-label={label}
        disabled={disabled}
      >
        {sign}
      </button>
    </Operation>
  );
}

function Row({label, value}: {label: string; value: string}) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
