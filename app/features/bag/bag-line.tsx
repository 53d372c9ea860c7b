import {Image} from '~/ui/image';
import {Link} from 'react-router';
import {compareMoney, formatMoney, formatPrice, isPriceOnRequest} from '~/lib/money';
import {IconButton} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {lineTotal, type CartLineItem, type CartState} from './cart';
import {useCart} from './cart-context';

/** A piece in the bag: picture, options, price, quantity, its total. */
export function BagLine({item, currency}: {item: CartLineItem; currency: CartState['currency']}) {
  const {updateQuantity, removeItem, unsaved, notices, setOpen} = useCart();
  const money = (amount: string) => ({amount, currencyCode: currency});
  const {title, quantity, variant} = item;
  const reduced =
    item.compareAtPrice && compareMoney(money(item.compareAtPrice), money(item.price)) > 0;

  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-5 py-6">
      <Link to={item.href} onClick={() => setOpen(false)} tabIndex={-1} aria-hidden="true">
        <div className="aspect-piece bg-linen">
          {item.image && (
            <Image
              src={item.image}
              alt=""
              width={88}
              aspectRatio="4/5"
              sizes="88px"
              className="size-full object-cover"
            />
          )}
        </div>
      </Link>
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-3">
          <div>
            <Link
              to={item.href}
              onClick={() => setOpen(false)}
              className="font-serif text-lg leading-snug"
            >
              {title}
            </Link>
            {variant.title !== 'Default Title' && (
              <p className="mt-0.5 text-sm text-muted">
                {variant.selectedOptions.map(({value}) => value).join(', ')}
              </p>
            )}
            <p className="mt-0.5 text-sm text-muted figures">
              {reduced && <s className="mr-2">{formatPrice(money(item.compareAtPrice!))}</s>}
              {isPriceOnRequest(money(item.price))
                ? 'Price on Request'
                : formatPrice(money(item.price))}
            </p>
          </div>
          <IconButton
            label={`Remove ${title}`}
            onClick={() => removeItem(item)}
            className="-mt-2 -mr-3"
          >
            <Icon name="close" className="size-4" />
          </IconButton>
        </div>
        <div className="mt-3 flex items-center justify-between">
          <div role="group" aria-label={`Quantity of ${title}`} className="-ml-3 flex items-center">
            <IconButton
              label="One less"
              disabled={quantity <= 1}
              onClick={() => updateQuantity(item, quantity - 1)}
            >
              <Icon name="minus" className="size-4" />
            </IconButton>
            <span className="w-7 text-center figures">{quantity}</span>
            <IconButton label="One more" onClick={() => updateQuantity(item, quantity + 1)}>
              <Icon name="plus" className="size-4" />
            </IconButton>
          </div>
          <p className="figures">{formatMoney(money(lineTotal(item, currency)))}</p>
        </div>
        {unsaved.has(item.id) && (
          <p className="text-sm text-muted">Not saved yet. We keep trying.</p>
        )}
        {notices
          .filter(({itemId}) => itemId === item.id)
          .map(({text}) => (
            <p key={text} role="status" className="mt-1 text-sm text-pomegranate">
              {text}
            </p>
          ))}
      </div>
    </li>
  );
}
