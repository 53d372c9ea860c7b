import {Form, useNavigation} from 'react-router';
import {Button} from '~/ui/button';
import type {Toast} from '~/ui/toast';
import {StatusMark} from '../status-mark';
import {LoadFailure, Outcome, TabSection} from '../tab-parts';
import {preferenceNames, type Subscription} from './preferences';

const texts: Record<(typeof preferenceNames)[number], {label: string; about: string}> = {
  marketing: {label: 'Letters from the atelier', about: 'Stories, new collections, invitations.'},
  product_updates: {label: 'Product updates', about: 'New pieces, and pieces that come back.'},
  sales: {label: 'Sales', about: 'Private sales and offers, before everyone else.'},
};

/** What we may write about, if at all. */
export function NewsletterTab({
  subscription,
  email,
  outcome,
}: {
  subscription: Subscription | null;
  email: string;
  outcome?: Toast;
}) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <Outcome outcome={outcome} />
      <TabSection title="Newsletter Subscription" intro={<p>For {email}.</p>}>
        {subscription ? (
          <Form method="post" data-print="kept" className="max-w-lg">
            <StatusMark
              text={subscription.active ? 'Subscribed' : 'Not subscribed'}
              progress={subscription.active ? 'done' : 'waiting'}
            />
            <fieldset className="mt-6">
              <legend className="sr-only">Preferences</legend>
              <div className="divide-y divide-hairline border-y border-hairline">
                {preferenceNames.map((name) => (
                  <div key={name} className="flex min-h-16 items-center gap-4 py-3">
                    <input
                      type="checkbox"
                      id={`preference-${name}`}
                      name={name}
                      aria-describedby={`about-${name}`}
                      className="size-5 shrink-0"
                      defaultChecked={subscription.preferences[name]}
                    />
                    <div>
                      <label htmlFor={`preference-${name}`} className="block text-sm">
                        {texts[name].label}
                      </label>
                      <p id={`about-${name}`} className="text-sm text-muted">
                        {texts[name].about}
                      </p>
                    </div>
                  </div>
                ))}
              </div>
            </fieldset>
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
              {subscription.active ? (
                <>
                  <Button type="submit" name="intent" value="preferences" disabled={busy}>
                    Save preferences
                  </Button>
                  <Button
                    type="submit"
                    look="quiet"
                    name="intent"
                    value="unsubscribe"
                    disabled={busy}
                  >
                    Unsubscribe
                  </Button>
                </>
              ) : (
                <Button type="submit" name="intent" value="subscribe" disabled={busy}>
                  Subscribe
                </Button>
              )}
            </div>
          </Form>
        ) : (
          <LoadFailure title="Failed to load newsletter settings" />
        )}
      </TabSection>
    </>
  );
}
