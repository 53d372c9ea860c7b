import type {ReactNode} from 'react';
import {Form} from 'react-router';
import {PasswordField} from '~/features/auth/password-field';
import {Button, ButtonLink, buttonLook} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {TabSection} from '../tab-parts';

/** Leaving, changing the password, taking the data along, deleting everything. */
export function AccountActions({deletion, busy}: {deletion?: string; busy: boolean}) {
  return (
    <TabSection title="Account Actions" onScreenOnly>
      <ul className="max-w-lg divide-y divide-hairline border-y border-hairline">
        <Row label="Sign Out" about="Ends your session on every device.">
          <Form method="post" action="/auth/sign-out">
            <Button type="submit" look="secondary">
              Sign Out
            </Button>
          </Form>
        </Row>
        <Row label="Other devices" about="You stay signed in here.">
          <Form method="post" action="/auth/sign-out">
            <Button type="submit" look="quiet" name="scope" value="others">
              Sign out other devices
            </Button>
          </Form>
        </Row>
        <Row label="Password" about="Choose a new one.">
          <ButtonLink to="/auth/password" look="quiet">
            Change password
          </ButtonLink>
        </Row>
        <Row label="Your data" about="All that we keep about you, in one file.">
          <a href="/portal/export" className={buttonLook('quiet')}>
            <Icon name="download" className="size-4" />
            Download my data
          </a>
        </Row>
        <li className="py-5">
          <details open={deletion ? true : undefined} className="group">
            <summary className="flex min-h-11 items-center justify-between gap-4 text-sm">
              <span className="text-pomegranate">Delete my account</span>
              <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
            </summary>
            <p className="mt-3 text-sm text-muted">
              Your profile, wishlist, photos, try-ons, order history and subscription are deleted
              for good. Orders on their way still arrive.
            </p>
            <Form method="post" className="mt-6 space-y-6">
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                error={deletion}
              />
              <Button type="submit" name="intent" value="delete" disabled={busy}>
                Delete my account for good
              </Button>
            </Form>
          </details>
        </li>
      </ul>
    </TabSection>
  );
}

function Row({label, about, children}: {label: string; about: string; children: ReactNode}) {
  return (
    <li className="flex items-center justify-between gap-6 py-5">
      <div>
        <p className="text-sm">{label}</p>
        <p className="text-sm text-muted">{about}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}
