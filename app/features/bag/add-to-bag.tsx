import type {ReactNode, SyntheticEvent} from 'react';
import {useCart} from './cart-context';
import type {CartLineItem} from './cart';

/**
 * A form that puts a piece in the bag: at once where there is JavaScript, by the cart route where
 * there is none.
 */
export function AddToBagForm({
  item,
  className,
  children,
}: {
  item: CartLineItem;
  className?: string;
  children: ReactNode;
}) {
  const {addItem, setOpen} = useCart();
  const operation = {
    action: 'LinesAdd',
    inputs: {lines: [{merchandiseId: item.variantId, quantity: item.quantity}]},
  };

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    addItem(item);
    setOpen(true);
  };

  return (
    <form method="post" action="/cart" onSubmit={add} className={className}>
      <input type="hidden" name="cartFormInput" value={JSON.stringify(operation)} />
      {children}
    </form>
  );
}
