import {useEffect, useRef, type FormEvent} from 'react';
import {Link} from 'react-router';
import {AddToBagForm} from '~/features/bag/add-to-bag';
import {Price} from '~/features/catalogue/price';
import {priceText} from '~/lib/money';
import {Button, ButtonLink, buttonLook} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Icon} from '~/ui/icon';
import {Image} from '~/ui/image';
import {writeKnownList} from './known-list';
import type {WishlistItem} from './mapping';
import {savedCount} from './notices';
import {useWishlist} from './wishlist-context';

const sizes = '(min-width: 64em) 22vw, (min-width: 48em) 30vw, 44vw';

/** The kept pieces with their count, in step with every heart on the page. */
export function WishlistList({items, level = 2}: {items: WishlistItem[]; level?: 2 | 3}) {
  const {load, isRemoved, set} = useWishlist();
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => load(items.map(({productId}) => productId)), [items, load]);

  const shown = items.filter(({productId}) => !isRemoved(productId));
  useEffect(() => writeKnownList(shown, ({price}) => priceText(price)));

  const remove = (event: FormEvent, {productId, name}: WishlistItem) => {
    event.preventDefault();
    // The button goes with its card: focus is kept on the page.
    count.current?.focus();
    void set({productId, name}, false);
  };

  return (
    <>
      <p ref={count} tabIndex={-1} className="text-muted outline-none">
        {savedCount(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="Your wishlist is empty"
          actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
        >
          <p>Press the heart on a piece that you love, and it waits for you here.</p>
        </EmptyState>
      ) : (
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-12 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-16">
          {shown.map((item) => (
            <li key={item.productId}>
              <Card item={item} level={level} onRemove={(event) => remove(event, item)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Card({
  item,
  level,
  onRemove,
}: {
  item: WishlistItem;
  level: 2 | 3;
  onRemove: (event: FormEvent) => void;
}) {
  const {name, href, picture, sale} = item;
  const Heading = `h${level}` as const;
  const gone = sale === 'gone';
  const image = picture && (
    <Image
      data={picture}
      alt=""
      aspectRatio="4/5"
      sizes={sizes}
      loading="lazy"
      className={`size-full object-cover ${gone ? 'opacity-60' : ''}`}
    />
  );

  return (
    <article className="flex h-full flex-col">
      <div className="relative aspect-piece overflow-hidden bg-linen">
        {gone ? (
          image
        ) : (
          // The title below is the same link, for keyboards and screen readers.
          <Link to={href} prefetch="intent" tabIndex={-1} aria-hidden="true">
            {image}
          </Link>
        )}
        <form
          method="post"
          action="/wishlist"
          onSubmit={onRemove}
          className="absolute top-1 right-1"
        >
          <input type="hidden" name="productId" value={item.productId} />
          <input type="hidden" name="intent" value="remove" />
          <button
            type="submit"
            aria-label={`Remove ${name} from wishlist`}
            className="flex size-11 items-center justify-center transition-colors hover:text-pomegranate"
          >
            <span className="flex size-8 items-center justify-center rounded-full bg-white/90">
              <Icon name="close" className="size-3.5" />
            </span>
          </button>
        </form>
      </div>
      <Heading className="pt-4 font-serif text-lg leading-snug">
        {gone ? (
          name
        ) : (
          <Link to={href} prefetch="intent">
            {name}
          </Link>
        )}
      </Heading>
      <Price
        price={item.price}
        compareAt={item.compareAtPrice}
        className="mt-1 text-sm text-muted"
      />
      <div className="mt-auto grid gap-1 pt-5">
        <BagButton item={item} />
        {!gone && (
          <Link
            to={href}
            prefetch="intent"
            aria-label={`View Details of ${name}`}
            className={buttonLook('quiet', 'text-sm')}
          >
            View Details
          </Link>
        )}
      </div>
    </article>
  );
}

function BagButton({item: {name, sale, cartItem, href}}: {item: WishlistItem}) {
  if (cartItem) {
    return (
      <AddToBagForm item={cartItem}>
        <Button
          type="submit"
          look="secondary"
          aria-label={`Add to Bag: ${name}`}
          className="w-full max-sm:px-2"
        >
          Add to Bag
        </Button>
      </AddToBagForm>
    );
  }
  switch (sale) {
    case 'on-request':
      return (
        <ButtonLink
          to={`/contact?piece=${encodeURIComponent(name)}`}
          look="secondary"
          aria-label={`Ask about ${name}`}
          className="w-full max-sm:px-2"
        >
          Ask us
        </ButtonLink>
      );
    case 'gone':
      return <p className="min-h-12 text-sm text-muted">No longer in the shop</p>;
    case 'unknown':
      return (
        <ButtonLink
          to={href}
          look="secondary"
          aria-label={`See if ${name} can be had`}
          className="w-full max-sm:px-2"
        >
          Check availability
        </ButtonLink>
      );
    case 'available':
    case 'unavailable':
      return (
        <Button disabled look="secondary" className="w-full max-sm:px-2">
          Currently Unavailable
        </Button>
      );
  }
}
