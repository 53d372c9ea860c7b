import type {ReactNode} from 'react';
import type {CartLineItem} from './cart';
import {useBagActions} from './cart-context';
import {OperationForm} from './operation-form';

/**
 * A form that puts a piece in the bag: at once where there is JavaScript, by the cart route where
 * there is none.
 */
export function AddToBagForm({
  item,
  className,
  onAdd,
  children,
}: {
  item: CartLineItem;
  className?: string;
  /** Before the bag opens, such as to close what it opens over. */
  onAdd?: () => void;
  children: ReactNode;
}) {
  const {addItem, setOpen} = useBagActions();
  const {variantId: merchandiseId, quantity} = item;

  return (
    <OperationForm
      operation={{action: 'LinesAdd', inputs: {lines: [{merchandiseId, quantity}]}}}
      onRun={() => {
        onAdd?.();
        addItem(item);
        setOpen(true);
      }}
      className={className}
    >
      {children}
    </OperationForm>
  );
}
