import type {ReactNode} from 'react';
import {Form, Link} from 'react-router';
import {Button, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Field} from '~/ui/field';
import {StatusMark, type Progress} from '../status-mark';
import {LoadFailure} from '../tab-parts';
import type {ShipmentView} from './mapping';

const progress: Record<string, Progress> = {
  pending: 'waiting',
  confirmed: 'working',
  label_purchased: 'working',
  label_printed: 'working',
  ready_for_pickup: 'moving',
  in_transit: 'moving',
  out_for_delivery: 'moving',
  attempted_delivery: 'moving',
  delivered: 'done',
  failure: 'stopped',
  cancelled: 'stopped',
};

/** Where the parcels are. */
export function ShippingTab({
  shipments,
  search,
}: {
  shipments: ShipmentView[] | null;
  /** The tracking number searched for; empty for all parcels. */
  search: string;
}) {
  return (
    <section aria-labelledby="shipping-title">
      <h2 id="shipping-title" className="text-2xl">
        Shipment Tracking
      </h2>
      <Form method="get" role="search" className="mt-8 flex max-w-lg items-end gap-4">
        <Field
          key={search}
          label="Tracking number"
          name="tracking"
          type="search"
          autoComplete="off"
          maxLength={80}
          defaultValue={search}
          className="flex-1"
        />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </Form>
      <div className="mt-10">
        <Shipments shipments={shipments} search={search} />
      </div>
    </section>
  );
}

function Shipments({shipments, search}: {shipments: ShipmentView[] | null; search: string}) {
  if (shipments === null) {
    return (
      <LoadFailure
        title={search ? 'Failed to search shipments' : 'Failed to load shipment information'}
      />
    );
  }
  if (shipments.length > 0) {
    return (
      <ul aria-label="Shipments" className="border-t border-hairline">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="border-b border-hairline py-8">
            <Shipment shipment={shipment} />
          </li>
        ))}
      </ul>
    );
  }
  return search ? (
    <p role="status">
      No parcel has a tracking number with “{search}”.{' '}
      <Link to="/portal/shipping" className="inline-flex min-h-11 items-center link-line">
        Show all shipments
      </Link>
    </p>
  ) : (
    <EmptyState
      title="Nothing on its way"
      actions={
        <ButtonLink to="/portal/orders" look="secondary">
          See your orders
        </ButtonLink>
      }
    >
      <p>As soon as a parcel leaves our atelier, you can follow it here.</p>
    </EmptyState>
  );
}

function Shipment({shipment}: {shipment: ShipmentView}) {
  const {orderNumber, total, trackingNumber, trackingUrl, carrier, status, text, events} = shipment;
  return (
    <article
      aria-label={`Shipment of order ${orderNumber}`}
      className="grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-16"
    >
      <div className="space-y-2">
        <h3 className="text-xl figures">{orderNumber}</h3>
        <p className="figures">{total}</p>
        <StatusMark text={text} progress={progress[status] ?? 'moving'} />
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <dl className="space-y-4 text-sm">
          <Fact name="Tracking number">
            {trackingUrl ? (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center break-all figures link-line"
              >
                {trackingNumber ?? 'Follow the parcel'}
              </a>
            ) : (
              <span className="break-all figures">{trackingNumber ?? 'Not yet known'}</span>
            )}
          </Fact>
          <Fact name="Carrier">{carrier ?? 'Not yet known'}</Fact>
          <Fact name="Estimated delivery">{shipment.estimatedDelivery ?? 'Not yet known'}</Fact>
        </dl>
        {events.length > 0 && (
          <ol
            aria-label="Latest events"
            className="space-y-4 border-l border-hairline pl-6 text-sm"
          >
            {events.map((event, index) => (
              <li key={index}>
                <p>{event.text}</p>
                <p className="text-muted">
                  {[event.location, event.time].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
}

function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <dt className="caps text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
