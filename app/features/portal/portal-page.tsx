import type {ReactNode} from 'react';
import {useLocation, useNavigation} from 'react-router';
import {PageTitle} from '~/features/shell/page-title';
import {ButtonLink} from '~/ui/button';
import {EmptyState} from '~/ui/empty-state';
import {TabLinks, TabPanel} from '~/ui/tab-links';
import {TryAgain} from '~/ui/try-again';
import {portalTabs} from './portal-tabs';
import {PortalLoading} from './tab-parts';

/** The shopper's own rooms. */
export function PortalPage({email, children}: {email: string; children: ReactNode}) {
  const path = pathAt(useLocation());
  const {location: target} = useNavigation();
  const wanted = portalTabs.find(({to}) => target && to === pathAt(target))?.to ?? path;
  const onItsWay = wanted !== path;
  return (
    <div className="wrap flex-1 pt-14 pb-24 lg:pt-20">
      <p className="caps text-muted">{email}</p>
      <h1 className="mt-3 text-3xl">Your Personal Atelier</h1>
      <TabLinks
        id="portal"
        label="Your Personal Atelier"
        className="mt-10 gap-6 sm:gap-8"
        tabs={portalTabs.map(({to, label}) => ({to, label, selected: to === wanted}))}
      />
      <div className="relative">
        <div
          inert={onItsWay}
          className={`transition-opacity duration-150 ${onItsWay ? 'opacity-0' : ''}`}
        >
          <TabPanel id="portal" className="pt-12">
            {children}
          </TabPanel>
        </div>
        {onItsWay && (
          <div className="absolute inset-x-0 top-12 animate-[fade-in_300ms_ease-out_150ms_both]">
            <PortalLoading />
          </div>
        )}
      </div>
    </div>
  );
}

const pathAt = ({pathname}: {pathname: string}) => pathname.replace(/\/$/, '');

/** When the accounts cannot be asked. */
export function PortalUnavailable() {
  return (
    <div className="wrap flex flex-1 items-center justify-center">
      <PageTitle title="Your Personal Atelier" />
      <EmptyState
        level={1}
        title="Your atelier cannot be opened just now"
        actions={
          <>
            <TryAgain look="primary" />
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
