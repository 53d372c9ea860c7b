import {useSyncExternalStore} from 'react';
import {Link, NavLink, useMatches} from 'react-router';
import {BagLink} from '~/features/bag/bag-link';
import {AccountLink, AccountTools} from '~/features/auth/account-links';
import {SearchButton} from '~/features/catalogue/search/search-button';
import {MobileMenu} from './mobile-menu';
import {categoryLinks, houseLinks} from './navigation';

/** A route that begins with a full-height picture lets the header float over it. */
export interface ShellHandle {
  headerOverHero?: boolean;
}

export function Header({shopName}: {shopName: string}) {
  const overHero = useMatches().some(({handle}) => (handle as ShellHandle)?.headerOverHero);
  const transparent = useWithinHero(overHero);

  return (
    <header
      className={`sticky top-0 z-30 h-(--header-height) border-b transition-colors duration-300 ${
        transparent ? 'border-transparent' : 'border-hairline bg-white/95 backdrop-blur-sm'
      }`}
    >
      <div className="wrap grid h-full grid-cols-[1fr_auto_1fr] items-center gap-4 print:grid-cols-1 print:justify-items-center">
        <div className="-ml-3 lg:ml-0" data-print="none">
          <MobileMenu shopName={shopName} />
          <nav aria-label="Categories" className="hidden lg:block">
            <ul className="flex gap-8">
              {categoryLinks.map((link) => (
                <HeaderLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
        </div>
        <Wordmark name={shopName} />
        <div className="-mr-3 flex items-center justify-end" data-print="none">
          <nav aria-label="House" className="mr-2 hidden xl:block">
            <ul className="flex gap-6 2xl:gap-8">
              {houseLinks.map((link) => (
                <HeaderLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
          <AccountTools />
          <SearchButton />
          <AccountLink />
          <BagLink />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({to, label}: {to: string; label: string}) {
  return (
    <li>
      <NavLink
        to={to}
        prefetch="intent"
        className="border-b border-transparent py-2 text-sm transition-colors hover:border-current aria-[current=page]:border-gold"
      >
        {label}
      </NavLink>
    </li>
  );
}

export function Wordmark({name}: {name: string}) {
  return (
    <Link
      to="/"
      aria-label={`${name}, home`}
      className="px-2 font-serif text-[1.75rem] leading-none font-medium tracking-[0.22em] uppercase"
    >
      <span className="-mr-[0.22em]">{name}</span>
    </Link>
  );
}

/** True on a page with a hero until it is scrolled past the viewport's height minus 96 px. */
function useWithinHero(hasHero: boolean): boolean {
  return useSyncExternalStore(
    onScroll,
    // Where there is no hero nothing asks how far it is: that would lay the page out once more.
    () => hasHero && window.scrollY <= window.innerHeight - 96,
    () => hasHero,
  );
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, {passive: true});
  window.addEventListener('resize', changed, {passive: true});
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}
