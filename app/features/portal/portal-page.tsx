import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router';
import {buttonLook, ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TabLinks, TabPanel} from '~/ui/tab-links';
import {portalTabs} from './portal-tabs';

/** The shopper's own rooms. */
export function PortalPage({email, children}: {email: string; children: ReactNode}) {
  const {pathname} = useLocation();
  const path = pathname.replace(/\/$/, '');
  return (
    <div className="wrap min-h-svh flex-1 pt-14 pb-24 lg:pt-20 print:min-h-0">
      <p className="caps text-muted">{email}</p>
      <h1 className="mt-3 text-3xl">Your Personal Atelier</h1>
      <TabLinks
        id="portal"
        label="Your Personal Atelier"
        className="mt-10 gap-6 sm:gap-8"
        tabs={portalTabs.map(({to, label}) => ({to, label, selected: to === path}))}
      />
      <TabPanel id="portal" className="pt-12">
        {children}
      </TabPanel>
    </div>
  );
}

/** When the accounts cannot be asked. */
export function PortalUnavailable() {
  return (
    <div className="wrap flex flex-1 items-center justify-center">
      <title>Your Personal Atelier</title>
      <EmptyState
        level={1}
        title="Your atelier cannot be opened just now"
        actions={
          <>
            <Link to="." reloadDocument className={buttonLook('primary')}>
              Try again
            </Link>
            <ButtonLink to="/collections" look="secondary">
              Browse Collections
            </ButtonLink>
          </>
        }
      >
        <p>You are still signed in, and nothing is lost. Please try again in a moment.</p>
      </EmptyState>
    </div>
  );
}
