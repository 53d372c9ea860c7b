import {ShareProduct} from '~/features/sharing/share-product';
import {TryOnButton} from '~/features/try-on/try-on-button';
import {HeartButton} from '~/features/wishlist/heart-button';
import {StockNotice} from '~/features/wishlist/stock-notice';
import {isPriceOnRequest, priceText} from '~/lib/money';
import {Price} from '../price';
import type {ProductPageData, ProductVariant} from './mapping';
import {Options} from './options';
import {Purchase} from './purchase';

/** Below this many the shopper is told. */
const lowStock = 3;

/** Name, price, choice and the one button. */
export function BuyBox({
  product,
  variant,
}: {
  product: ProductPageData;
  variant: ProductVariant | null;
}) {
  const onRequest = isPriceOnRequest(variant?.price);
  return (
    <div>
      <p className="caps text-muted">{product.vendor}</p>
      <div className="mt-4 flex items-start justify-between gap-4">
        <h1 className="text-4xl">{product.title}</h1>
        <HeartButton id={product.id} name={product.title} className="-mr-3 shrink-0" />
      </div>
      <div aria-live="polite">
        <Price
          price={variant?.price}
          compareAt={variant?.compareAtPrice}
          className="mt-5 text-lg"
        />
      </div>
      {variant && <Options product={product} variant={variant} />}
      <div className="mt-10" id="buy">
        <Purchase product={product} variant={variant} />
      </div>
      <div className="mt-3">
        <TryOnButton product={product} variantId={variant?.id} />
      </div>
      {variant && !onRequest && <Stock variant={variant} />}
      {variant && !onRequest && !variant.availableForSale && <StockNotice variantId={variant.id} />}
      <div className="mt-4">
        <ShareProduct
          product={{
            ...product,
            price: priceText(variant?.price),
            imageUrl: variant?.image?.url ?? product.pictures[0]?.url ?? null,
          }}
        />
      </div>
    </div>
  );
}

function Stock({variant: {availableForSale, quantityAvailable}}: {variant: ProductVariant}) {
  const low =
    availableForSale &&
    typeof quantityAvailable === 'number' &&
    quantityAvailable > 0 &&
    quantityAvailable <= lowStock;
  return (
    <p className="mt-4 text-sm text-muted">
      {low
        ? `Only ${quantityAvailable} left`
        : availableForSale
          ? 'In stock, or made for you within three weeks'
          : 'Sold for now. Another may be on the bench: ask us.'}
    </p>
  );
}
