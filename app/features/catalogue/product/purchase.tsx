import {AddToBagForm} from '~/features/bag/add-to-bag';
import {isPriceOnRequest} from '~/lib/money';
import {Button, ButtonLink} from '~/ui/button';
import {cartItem} from '../cart-item';
import type {ProductPageData, ProductVariant} from './mapping';

/** The one button: into the bag, or asked about, or not to be had. */
export function Purchase({
  product,
  variant,
  onAdd,
}: {
  product: ProductPageData;
  variant: ProductVariant | null;
  onAdd?: () => void;
}) {
  if (isPriceOnRequest(variant?.price)) {
    return (
      <ButtonLink to={`/contact?piece=${encodeURIComponent(product.title)}`} className="w-full">
        Ask about this piece
      </ButtonLink>
    );
  }
  if (!variant?.availableForSale) {
    return (
      <Button disabled className="w-full">
        Currently Unavailable
      </Button>
    );
  }
  return (
    <AddToBagForm
      item={cartItem({...product, images: {nodes: product.pictures}}, variant)}
      {...(onAdd && {onAdd})}
    >
      <Button type="submit" className="w-full">
        Add to Bag
      </Button>
    </AddToBagForm>
  );
}
