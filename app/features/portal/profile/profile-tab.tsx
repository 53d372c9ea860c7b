import {Form, useNavigation} from 'react-router';
import type {Toast} from '~/ui/toast';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {LoadFailure, Outcome, TabSection} from '../tab-parts';
import {AccountActions} from './account-actions';
import type {Profile} from './profile.server';

export interface ProfileAnswer {
  toast?: Toast;
  /** What is wrong with the password that was given to delete the account. */
  deletion?: string;
}

/** Who the shopper is, and what they may do with their account. */
export function ProfileTab({
  profile,
  answer,
  failed,
}: {
  profile: Profile | null;
  answer?: ProfileAnswer;
  /** What another address could not do and led back from. */
  failed: Toast | null;
}) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <Outcome outcome={answer?.toast ?? failed} />
      <TabSection title="Profile Information" intro="How we address you in letters and on parcels.">
        {profile ? (
          <Form method="post" data-print="kept" className="max-w-lg space-y-6">
            <Field
              label="Display name"
              name="display_name"
              autoComplete="name"
              maxLength={80}
              defaultValue={profile.displayName}
              required={false}
            />
            <Field label="Email" type="email" value={profile.email} readOnly />
            <Button type="submit" name="intent" value="profile" disabled={busy}>
              Save profile
            </Button>
          </Form>
        ) : (
          <LoadFailure title="Failed to load profile information" />
        )}
      </TabSection>
      <AccountActions deletion={answer?.deletion} busy={busy} />
    </>
  );
}
