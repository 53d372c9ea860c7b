import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {StatusMark, type Progress} from '../status-mark';
import {LoadFailure} from '../tab-parts';
import type {OrderStatus, OrderView} from './mapping';

const progress: Record<OrderStatus, Progress> = {
  pending: 'waiting',
  processing: 'working',
  shipped: 'moving',
  delivered: 'done',
  cancelled: 'stopped',
};

/** Everything that was bought. */
export function OrdersTab({orders}: {orders: OrderView[] | null}) {
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="text-2xl">
        Order History
      </h2>
      <div className="mt-8">
        {orders === null ? (
          <LoadFailure title="Failed to load order history" />
        ) : orders.length === 0 ? (
          <EmptyState
            title="No orders yet"
            actions={<ButtonLink to="/collections">Browse Collections</ButtonLink>}
          >
            <p>What you buy with this email address appears here a moment later.</p>
          </EmptyState>
        ) : (
          <ul className="border-t border-hairline">
            {orders.map((order) => (
              <li key={order.id} className="border-b border-hairline py-8">
                <Order order={order} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Order({order: {number, date, status, total, items}}: {order: OrderView}) {
  return (
    <article aria-label={`Order ${number}`} className="grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-16">
      {/* Two lines on phones, one on tablets, a column beside the pieces on desks. */}
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-2 sm:grid-cols-[1fr_1fr_1fr_auto] lg:block lg:space-y-2">
        <h3 className="text-xl figures">{number}</h3>
        <StatusMark text={capitalized(status)} progress={progress[status]} />
        <p className="text-sm text-muted">{date}</p>
        <p className="text-right figures lg:text-left">{total}</p>
      </div>
      <ul className="space-y-4">
        {items.map((item, index) => (
          <li key={index} className="flex items-center gap-5">
            {item.image ? (
              <img
                src={sized(item.image)}
                alt=""
                width={80}
                height={100}
                loading="lazy"
                className="aspect-piece w-20 bg-linen object-cover"
              />
            ) : (
              <span aria-hidden="true" className="aspect-piece w-20 bg-linen" />
            )}
            <p>
              {item.name}
              <span className="mt-1 block text-sm text-muted figures">
                Quantity {item.quantity}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The shop's pictures in the size that is shown, twice over for sharp screens. */
function sized(image: string): string {
  const url = URL.parse(image);
  if (!url) return image;
  url.searchParams.set('width', '160');
  return url.href;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
