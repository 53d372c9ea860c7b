import {NavLink} from 'react-router';
import {SafeHtml} from '~/features/catalogue/product/safe-html';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {Icon} from '~/ui/icon';

interface PolicyLink {
  handle: string;
  title: string;
}

/** All policies of the shop. */
export function PoliciesPage({policies}: {policies: PolicyLink[] | null}) {
  return (
    <div className="wrap max-w-4xl flex-1 py-16 lg:py-24">
      <h1 className="text-4xl">Policies</h1>
      {policies === null ? (
        <Unreachable />
      ) : policies.length === 0 ? (
        <EmptyState title="Nothing is written here yet" actions={<AskUs />}>
          <p>Ask us anything about an order: a person answers.</p>
        </EmptyState>
      ) : (
        <ul className="mt-12 divide-y divide-hairline border-y border-hairline">
          {policies.map(({handle, title}) => (
            <li key={handle}>
              <NavLink
                to={`/policies/${handle}`}
                prefetch="intent"
                className="flex items-center justify-between gap-6 py-6 font-serif text-xl transition-colors hover:text-pomegranate"
              >
                {title}
                <Icon name="arrow" className="size-5 shrink-0" />
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One policy, with the others beside it. */
export function PolicyPage({
  policy,
  policies,
}: {
  policy: PolicyLink & {html: string};
  policies: PolicyLink[];
}) {
  return (
    <div className="wrap grid flex-1 content-start gap-x-20 gap-y-12 py-16 lg:grid-cols-[3fr_9fr] lg:py-24">
      <nav aria-label="Policies" className="max-lg:order-last lg:order-first" data-print="none">
        <ul className="space-y-1 text-sm lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {policies.map(({handle, title}) => (
            <li key={handle}>
              <NavLink
                to={`/policies/${handle}`}
                prefetch="intent"
                className="inline-block border-b border-transparent py-2 text-muted transition-colors hover:text-ink aria-[current=page]:border-gold aria-[current=page]:text-ink"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-2xl">
        <h1 className="text-4xl">{policy.title}</h1>
        <SafeHtml html={policy.html} className="rich-text mt-10" />
      </article>
    </div>
  );
}

/** The shop's texts are with the provider, and it does not answer. */
export function Unreachable({level = 2}: {level?: 1 | 2}) {
  return (
    <EmptyState level={level} title="This cannot be shown just now" actions={<AskUs />}>
      <p>Please try again in a moment, or ask us: a person answers.</p>
    </EmptyState>
  );
}

const AskUs = () => (
  <ButtonLink to="/contact" look="secondary">
    Contact us
  </ButtonLink>
);
