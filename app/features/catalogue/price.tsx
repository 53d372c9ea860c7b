import type {Money} from '~/lib/money';
import {compareMoney, formatPrice, isPriceOnRequest, priceText} from '~/lib/money';

/** A price, what it was before where that was more, or "Price on Request". */
export function Price({
  price,
  compareAt,
  className = '',
}: {
  price?: Money | null;
  compareAt?: Money | null;
  className?: string;
}) {
  const reduced =
    price && compareAt && !isPriceOnRequest(price) && compareMoney(compareAt, price) > 0;
  return (
    <p className={`figures ${className}`}>
      {reduced && (
        <s className="mr-3 text-muted">
          <span className="sr-only">Before </span>
          {formatPrice(compareAt)}
        </s>
      )}
      {reduced && <span className="sr-only">Now </span>}
      {priceText(price)}
    </p>
  );
}
