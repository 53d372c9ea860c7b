import {EternityWheel} from '~/ui/eternity-wheel';
import {NewsletterForm} from './newsletter-form';
import type {NewsletterOutcome} from './texts';

/** The letters on a page of their own: where the form leads without JavaScript. */
export function NewsletterPage({
  outcome,
  email,
}: {
  outcome: NewsletterOutcome | null;
  email: string;
}) {
  return (
    <div className="wrap max-w-2xl flex-1 py-16 lg:py-24">
      <EternityWheel className="size-14" />
      <h1 className="mt-8 text-4xl">Letters from the atelier</h1>
      <p className="mt-5 mb-10 text-muted">
        New pieces, visits to the bench and private sales, a few times a year. As a welcome, a code
        for 10% off your order.
      </p>
      <NewsletterForm choice outcome={outcome} email={email} />
    </div>
  );
}
