import {brand} from '../../app/brand.ts';
import {type EmailContent, renderEmail} from '../../supabase/functions/_shared/email-layout.ts';

/**
 * The mails of the auth service, as files with its placeholders. Links lead to the shop's own page
 * with the token in the query, where a person confirms it: a scanner that opens the link uses
 * nothing up.
 */
const templates: Record<string, EmailContent> = {
  confirmation: {
    preview: 'One click, and your account is ready.',
    title: 'Please confirm your address',
    blocks: [
      {
        kind: 'text',
        text: 'Thank you for creating an account. Confirm that this address is yours, and your atelier is open.',
      },
      {kind: 'button', label: 'Confirm my address', url: confirmUrl('signup')},
      {kind: 'text', text: 'The link works once, within an hour.'},
    ],
    note: 'You did not create an account? Then ignore this, and none is opened.',
  },
  recovery: {
    preview: 'Choose a new password for your account.',
    title: 'Choose a new password',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to reset the password of your account. If it was you, choose a new one here.',
      },
      {kind: 'button', label: 'Choose a new password', url: confirmUrl('recovery')},
      {kind: 'text', text: 'The link works once, within an hour.'},
    ],
    note: 'You did not ask for this? Then ignore it: your password stays as it is.',
  },
  email_change: {
    preview: 'Confirm the new address of your account.',
    title: 'Please confirm your new address',
    blocks: [
      {
        kind: 'text',
        text: 'The address of your account is about to change from {{ .Email }} to {{ .NewEmail }}.',
      },
      {kind: 'button', label: 'Confirm the change', url: confirmUrl('email_change')},
      {kind: 'text', text: 'The link works once, within an hour.'},
    ],
    note: 'You did not ask for this? Then do not confirm it, and change your password.',
  },
  magic_link: {
    preview: 'Sign in with one click.',
    title: 'Your sign-in link',
    blocks: [
      {kind: 'text', text: 'With this link you sign in without a password.'},
      {kind: 'button', label: 'Sign in', url: confirmUrl('magiclink')},
      {kind: 'text', text: 'The link works once, within an hour.'},
    ],
    note: 'You did not ask for this? Then ignore it.',
  },
  invite: {
    preview: 'An account is waiting for you.',
    title: 'You are invited',
    blocks: [
      {
        kind: 'text',
        text: 'An account was prepared for this address. Accept the invitation to open it.',
      },
      {kind: 'button', label: 'Accept the invitation', url: confirmUrl('invite')},
    ],
    note: 'You expected no invitation? Then ignore this.',
  },
};

/** The auth service knows no house: it is the one of the brand file. */
const house = {
  name: brand.name,
  siteUrl: '{{ .SiteURL }}',
  address: brand.address.join(', '),
};

/** File name in supabase/templates, and what is in it. */
export function emailTemplates(): [file: string, html: string][] {
  return Object.entries(templates).map(([name, content]) => [
    `supabase/templates/${name}.html`,
    renderEmail(house, content).html,
  ]);
}

function confirmUrl(type: string): string {
  return `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}&redirect_to={{ .RedirectTo }}`;
}
