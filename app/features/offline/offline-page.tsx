import {useMemo, useSyncExternalStore} from 'react';
import {initialBag, visibleCart} from '~/features/bag/bag-state';
import {readBag} from '~/features/bag/bag-storage';
import {readKnownList} from '~/features/wishlist/known-list';
import {formatMoney} from '~/lib/money';
import {pathWithin} from '~/lib/safe-redirect';
import {buttonLook} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';
import {useHydrated} from '~/ui/use-hydrated';

/**
 * What this browser can show by itself when the shop cannot be reached: the bag and the wishlist, as
 * they were last seen here.
 */
export function OfflinePage() {
  const hydrated = useHydrated();
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => false,
  );
  const back = useMemo(() => (hydrated ? cameFrom() : '/'), [hydrated]);

  return (
    <div className="wrap flex-1 py-16 lg:py-24">
      <div className="max-w-xl">
        <EternityWheel className="size-14" />
        <h1 className="mt-8 text-4xl">The line to our atelier is quiet</h1>
        <p className="mt-5 text-muted">
          This device cannot reach the shop just now. What you chose is kept here, and will be here
          when the connection returns.
        </p>
        <a href={back} className={buttonLook('primary', 'mt-8')}>
          Try again
        </a>
        <p role="status" className="mt-4 min-h-6 text-sm text-muted">
          {hydrated && online && 'There is a connection again.'}
        </p>
      </div>
      {hydrated && <Remembered />}
    </div>
  );
}

function Remembered() {
  const {cart, wishlist} = useMemo(() => {
    const kept = readBag();
    return {cart: visibleCart({...initialBag, ...kept}), wishlist: readKnownList()};
  }, []);
  const money = (amount: string) => formatMoney({amount, currencyCode: cart.currency});

  return (
    <div className="mt-14 grid gap-14 lg:grid-cols-2 lg:gap-20">
      <section aria-labelledby="offline-bag">
        <h2 id="offline-bag" className="text-2xl">
          Shopping Bag
        </h2>
        {cart.items.length === 0 ? (
          <p className="mt-4 text-muted">Your bag is empty</p>
        ) : (
          <>
            <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
              {cart.items.map(({id, title, quantity, price, variant}) => (
                <Row
                  key={id}
                  name={title}
                  note={[
                    ...(variant.title === 'Default Title' ? [] : [variant.title]),
                    `Quantity ${quantity}`,
                  ].join(' · ')}
                  price={money(price)}
                />
              ))}
            </ul>
            <p className="mt-4 flex justify-between gap-4 figures">
              <span>
                Subtotal ({cart.totalQuantity} {cart.totalQuantity === 1 ? 'item' : 'items'})
              </span>
              <span>{money(cart.subtotal)}</span>
            </p>
          </>
        )}
      </section>
      {wishlist.length > 0 && (
        <section aria-labelledby="offline-wishlist">
          <h2 id="offline-wishlist" className="text-2xl">
            Wishlist
          </h2>
          <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
            {wishlist.map(({productId, name, price}) => (
              <Row key={productId} name={name} price={price} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({name, note, price}: {name: string; note?: string; price: string}) {
  return (
    <li className="flex items-baseline justify-between gap-6 py-4">
      <div>
        <p className="font-serif text-lg leading-snug">{name}</p>
        {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      </div>
      <p className="figures">{price}</p>
    </li>
  );
}

/** The page that could not be reached: a path of this site, or the home page. */
function cameFrom(): string {
  const {search, origin} = window.location;
  return pathWithin(origin, new URLSearchParams(search).get('from'));
}

function onConnection(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
