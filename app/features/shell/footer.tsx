import {Link, useLocation} from 'react-router';
import {brand} from '~/brand';
import {NewsletterForm} from '~/features/newsletter/newsletter-form';
import {EternityWheel} from '~/ui/eternity-wheel';
import {footerGroups} from './navigation';

export function Footer({shopName, year}: {shopName: string; year: number}) {
  return (
    <footer className="on-ink bg-ink text-paper">
      <Letters />
      <div className="wrap grid gap-12 py-20 sm:grid-cols-2 lg:grid-cols-[5fr_2fr_2fr_2fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <EternityWheel className="size-12" />
          <p className="mt-8 max-w-xs font-serif text-xl leading-snug" data-print="none">
            {brand.tagline}.
          </p>
          <address className="mt-6 text-sm leading-relaxed text-hairline not-italic">
            {brand.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={`mailto:${brand.email}`} className="mt-3 inline-block py-1 link-line">
              {brand.email}
            </a>
          </address>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="caps text-hairline">{group.title}</h2>
            <ul className="mt-5">
              {group.links.map(({to, label}) => (
                <li key={label}>
                  <Link
                    to={to}
                    prefetch="intent"
                    className="inline-block py-1.5 text-sm hover:underline hover:underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap flex flex-col gap-4 border-t border-paper/15 py-8 text-sm text-hairline sm:flex-row sm:items-center sm:justify-between">
        <p>
          © {year} {shopName}. All rights reserved.
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {brand.social.map(({name, url}) => (
            <li key={name}>
              <a
                href={url}
                rel="noreferrer"
                target="_blank"
                className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** Pages that are about the letters already. */
const aboutLetters = new Set(['/newsletter', '/verify-newsletter', '/unsubscribe']);

function Letters() {
  const {pathname} = useLocation();
  if (aboutLetters.has(pathname)) return null;
  return (
    <section aria-labelledby="letters" className="wrap pt-20" data-print="none">
      <div className="grid gap-8 border-b border-paper/15 pb-16 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div>
          <h2 id="letters" className="text-2xl">
            Letters from the atelier
          </h2>
          <p className="mt-3 max-w-md text-sm text-hairline">
            New pieces, visits to the bench and private sales, a few times a year. As a welcome, a
            code for 10% off your order.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
