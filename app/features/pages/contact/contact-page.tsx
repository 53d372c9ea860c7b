import type {ReactNode} from 'react';
import {brand} from '~/brand';
import {ButtonLink} from '~/ui/button';
import {EternityWheel} from '~/ui/eternity-wheel';
import {takeFocus} from '~/ui/take-focus';
import {ContactForm} from './contact-form';
import type {ContactOutcome, InquiryKind} from './inquiry';

interface ContactPageProps {
  kind: InquiryKind;
  /** The name of the piece that somebody asks about. */
  piece: string;
  sent: boolean;
  outcome: ContactOutcome | null;
}

/** Writing to the house, asking for an appointment, and where and when it is open. */
export function ContactPage({kind, piece, sent, outcome}: ContactPageProps) {
  const isAppointment = kind === 'appointment';
  return (
    <div className="wrap grid gap-x-20 gap-y-20 pt-14 pb-24 lg:grid-cols-[7fr_5fr] lg:pt-20 lg:pb-32">
      <div>
        <h1 className="text-5xl">{isAppointment ? 'Private Appointments' : 'Contact'}</h1>
        {sent ? (
          <Sent kind={kind} />
        ) : (
          <>
            <p className="mt-6 mb-12 max-w-lg text-muted">
              {isAppointment
                ? 'An hour at the bench, with tea, for a ring to be drawn, a stone to be chosen or a repair to be looked at. Tell us when you would like to come, and we confirm a time.'
                : 'A question about a piece, a commission, a repair: somebody from the atelier reads every letter and answers within two working days.'}
            </p>
            <ContactForm
              // Another kind is another form.
              key={kind}
              kind={kind}
              message={piece && `I would like to know more about ${piece}.`}
              outcome={outcome}
            />
          </>
        )}
      </div>
      <aside aria-label="The atelier" className="space-y-12 lg:pt-6">
        <House />
        {isAppointment ? (
          <Card title="Only a question?" action="Write to us" to="/contact">
            For anything that does not need a visit.
          </Card>
        ) : (
          <Card
            title="Private Appointments"
            action="Request an appointment"
            to="/contact?type=appointment"
          >
            Come and see the pieces where they are made, try them on in daylight, or begin one of
            your own.
          </Card>
        )}
      </aside>
    </div>
  );
}

function Sent({kind}: {kind: InquiryKind}) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="mt-12 max-w-lg border-t border-hairline pt-10 outline-none"
    >
      <EternityWheel className="size-14" />
      <h2 className="mt-8 text-2xl">
        {kind === 'appointment' ? 'Thank you, we have your wish' : 'Thank you, we have your letter'}
      </h2>
      <p className="mt-4 text-muted">
        {kind === 'appointment'
          ? 'Somebody from the atelier will confirm a time with you within two working days.'
          : 'Somebody from the atelier will read it and answer within two working days.'}
      </p>
      <ButtonLink to="/collections" look="secondary" className="mt-8">
        Browse Collections
      </ButtonLink>
    </div>
  );
}

function House() {
  return (
    <dl className="space-y-8">
      <Fact term="Atelier">
        <address className="not-italic">
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Fact>
      <Fact term="Hours">
        <ul className="figures">
          {brand.hours.map(({days, open}) => (
            <li key={days} className="flex flex-wrap justify-between gap-x-6">
              <span>{days}</span>
              <span className="text-muted">{open}</span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term="Phone">
        <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} className="figures link-line">
          {brand.phone}
        </a>
      </Fact>
      <Fact term="Email">
        <a href={`mailto:${brand.email}`} className="link-line">
          {brand.email}
        </a>
      </Fact>
    </dl>
  );
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="border-t border-hairline pt-5">
      <dt className="caps text-muted">{term}</dt>
      <dd className="mt-3">{children}</dd>
    </div>
  );
}

function Card({
  title,
  action,
  to,
  children,
}: {
  title: string;
  action: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <section id="appointment" aria-label={title} className="on-ink bg-ink p-8 text-paper lg:p-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-4 text-hairline">{children}</p>
      <ButtonLink to={to} look="secondary" className="mt-8">
        {action}
      </ButtonLink>
    </section>
  );
}
