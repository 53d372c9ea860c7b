import {Image} from '~/ui/image';
import {Link} from 'react-router';
import {AddToBagForm} from '~/features/bag/add-to-bag';
import {HeartButton} from '~/features/wishlist/heart-button';
import {isPriceOnRequest} from '~/lib/money';
import {productPath} from '~/lib/product-path';
import {Icon} from '~/ui/icon';
import {Skeleton} from '~/ui/skeleton';
import {cartItem} from './cart-item';
import type {ProductCard as ProductCardModel} from './mapping';
import {Price} from './price';
import {QuickViewButton} from './quick-view-button';

const overlayButton =
  'min-h-11 flex-1 bg-white/95 px-2 text-sm transition-colors hover:bg-ink hover:text-white';

const sizes = '(min-width: 64em) 24vw, (min-width: 48em) 32vw, 46vw';

/** A piece in a grid: its picture, a second one on hover, its name and its price. */
export function ProductCard({card, first = false}: {card: ProductCardModel; first?: boolean}) {
  const {product} = card;
  const [picture, second] = product.images.nodes;
  const variant = product.variants.nodes[0];
  const canAdd = variant?.availableForSale && !isPriceOnRequest(variant.price);
  const to = productPath(product);

  return (
    <article className="group relative">
      <div className="relative aspect-piece overflow-hidden bg-linen">
        {picture && (
          <Image
            data={picture}
            alt={picture.altText ?? card.name}
            aspectRatio="4/5"
            sizes={sizes}
            loading={first ? 'eager' : 'lazy'}
            className="size-full object-cover"
          />
        )}
        {second && (
          <Image
            data={second}
            alt=""
            aspectRatio="4/5"
            sizes={sizes}
            loading="lazy"
            className="absolute inset-0 hidden size-full object-cover opacity-0 transition-opacity duration-300 group-hover:opacity-100 [@media(hover:hover)]:block"
          />
        )}
        {card.isNew && (
          <span className="absolute top-2 left-2 bg-white/90 px-2 py-0.5 caps text-2xs md:top-3 md:left-3 md:px-2.5 md:py-1">
            New
          </span>
        )}
        {/* For pointers that hover, and for the keyboard; fingers have the page and the plus below. */}
        <div className="absolute inset-x-3 bottom-3 z-10 hidden gap-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 noscript:hidden! [@media(hover:hover)]:flex">
          <QuickViewButton path={to} name={card.name} className={overlayButton} />
          {canAdd && (
            <AddToBagForm item={cartItem(product, variant)} className="flex flex-1">
              <button
                type="submit"
                aria-label={`Add ${card.name} to bag`}
                className={overlayButton}
              >
                Add
              </button>
            </AddToBagForm>
          )}
        </div>
        <HeartButton id={card.id} name={card.name} className="absolute top-1 right-1 z-10" />
      </div>
      <div className="flex items-start justify-between gap-2 pt-4">
        <div>
          <h3 className="font-serif text-lg leading-snug">
            {/* The whole card is the link; controls lie above it. */}
            <Link to={to} prefetch="intent" className="before:absolute before:inset-0 before:z-0">
              {card.name}
            </Link>
          </h3>
          <Price
            price={variant?.price}
            compareAt={variant?.compareAtPrice}
            className="mt-1 text-sm text-muted"
          />
          {variant && !product.availableForSale && (
            <p className="mt-1 text-sm text-muted">Currently Unavailable</p>
          )}
        </div>
        {canAdd && (
          <AddToBagForm
            item={cartItem(product, variant)}
            className="relative z-10 -mt-1.5 -mr-2 noscript:block! [@media(hover:hover)]:hidden"
          >
            <button
              type="submit"
              className="flex size-11 items-center justify-center transition-colors hover:text-pomegranate"
              aria-label={`Add ${card.name} to bag`}
            >
              <Icon name="plus" />
            </button>
          </AddToBagForm>
        )}
      </div>
    </article>
  );
}

/** The exact room of a card, before it is there. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-piece" />
      <Skeleton className="mt-5 h-5 w-2/3" />
      <Skeleton className="mt-2 h-4 w-1/3" />
    </div>
  );
}
