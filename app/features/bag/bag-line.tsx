import {Image} from '~/ui/image';
import {Link} from 'react-router';
import {compareMoney, formatMoney, isPriceOnRequest, priceText} from '~/lib/money';
import {IconButton} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {wantedLine} from './bag-api';
import {BagNotices} from './bag-notices';
import type {CartLineItem} from './cart';
import {useBagActions, type BagView} from './cart-context';
import {lineTotal} from './cart-reducer';
import {lineNotices} from './notices';
import {OperationForm} from './operation-form';

export type ShownBag = Pick<BagView, 'cart' | 'notices' | 'unsaved'>;

/** A piece in the bag: picture, options, price, quantity, its total. */
export function BagLine({item, bag}: {item: CartLineItem; bag: ShownBag}) {
  const {setOpen, removeItem} = useBagActions();
  const {title, quantity, variant} = item;
  const close = () => setOpen(false);
  const soldOut = quantity === 0;

  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-5 py-6">
      <Link to={item.href} onClick={close} tabIndex={-1} aria-hidden="true">
        <div className="aspect-piece bg-linen">
          {item.image && (
            <Image
              src={item.image}
              alt=""
              width={88}
              aspectRatio="4/5"
              className={`size-full object-cover ${soldOut ? 'opacity-50' : ''}`}
            />
          )}
        </div>
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link
              to={item.href}
              onClick={close}
              className="font-serif text-lg leading-snug wrap-anywhere"
            >
              {title}
            </Link>
            {variant.title !== 'Default Title' && (
              <p className="mt-0.5 text-sm text-muted">
                {variant.selectedOptions.map(optionText).join(', ')}
              </p>
            )}
            <p className="mt-0.5 text-sm text-muted figures">
              <UnitPrice item={item} currency={bag.cart.currency} />
              {/* Beside the price, so that nothing moves when it comes and goes. */}
              {bag.unsaved.has(item.id) && <span> · Not yet saved</span>}
            </p>
          </div>
          <OperationForm
            operation={setQuantity(item, 0)}
            onRun={() => removeItem(item)}
            className="-mt-2 -mr-3"
          >
            <IconButton type="submit" label={`Remove ${title}`}>
              <Icon name="close" className="size-4" />
            </IconButton>
          </OperationForm>
        </div>
        {!soldOut && (
          <div className="mt-auto flex items-center justify-between pt-2">
            <Stepper item={item} />
            <p className="figures">
              {formatMoney({
                amount: lineTotal(item, bag.cart.currency),
                currencyCode: bag.cart.currency,
              })}
            </p>
          </div>
        )}
        <LineNotes item={item} bag={bag} />
      </div>
    </li>
  );
}

/** "18k yellow gold" speaks for itself, "5" does not. */
const optionText = ({name, value}: {name: string; value: string}) =>
  /^[\d.,/ ]+$/.test(value) ? `${name} ${value}` : value;

function UnitPrice({
  item: {price, compareAtPrice},
  currency,
}: {
  item: CartLineItem;
  currency: ShownBag['cart']['currency'];
}) {
  const money = (amount: string) => ({amount, currencyCode: currency});
  const before = compareAtPrice && compareMoney(money(compareAtPrice), money(price)) > 0;
  return (
    <>
      {before && (
        <>
          <span className="sr-only">Before </span>
          <s className="mr-2">{formatMoney(money(compareAtPrice))}</s>
          <span className="sr-only">Now </span>
        </>
      )}
      {isPriceOnRequest(money(price)) ? priceText(null) : formatMoney(money(price))}
    </>
  );
}

function Stepper({item}: {item: CartLineItem}) {
  const {stepQuantity} = useBagActions();
  const {title, quantity} = item;
  const step = (by: 1 | -1) => ({
    operation: setQuantity(item, quantity + by),
    onRun: () => stepQuantity(item, by),
  });
  return (
    <div
      role="group"
      aria-label={`Quantity of ${title}`}
      className="-ml-3 flex items-center select-none print:ml-0"
    >
      <OperationForm {...step(-1)}>
        <IconButton type="submit" label="One less" disabled={quantity <= 1}>
          <Icon name="minus" className="size-4" />
        </IconButton>
      </OperationForm>
      <span className="hidden text-sm text-muted print:inline">Quantity</span>
      <span className="min-w-7 text-center figures">{quantity}</span>
      <OperationForm {...step(1)}>
        <IconButton type="submit" label="One more">
          <Icon name="plus" className="size-4" />
        </IconButton>
      </OperationForm>
    </div>
  );
}

/** The cart route's operation that gives the line a quantity, zero to take it out. */
const setQuantity = (item: CartLineItem, quantity: number) => ({
  action: 'CustomSetLines',
  inputs: {lines: [wantedLine({item, quantity})]},
});

function LineNotes({item, bag}: {item: CartLineItem; bag: ShownBag}) {
  const notices = lineNotices(bag, item.id);
  return (
    <>
      {item.quantity === 0 && notices.length === 0 && (
        <p className="mt-1 text-sm text-pomegranate">This piece has sold out.</p>
      )}
      <BagNotices notices={notices} className="mt-1" />
    </>
  );
}
