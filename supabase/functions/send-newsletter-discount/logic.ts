import * as v from 'valibot';
import {type EmailContent, linkTerms} from '../_shared/email-layout.ts';
import {email} from '../_shared/fields.ts';

/** What the popup sends. */
export const newsletterRequest = v.object({
  email,
  preferences: v.pipe(
    v.object({rings: v.boolean(), necklaces: v.boolean(), earrings: v.boolean()}),
    v.check(
      (preferences) => Object.values(preferences).includes(true),
      'Please select at least one preference.',
    ),
  ),
});

export const failure = 'Failed to send verification email. Please try again.';
export const discountPercent = 10;
export const codeDays = 30;
export const linkHours = 48;

/** What is known of an address that asked before. */
export interface EarlierRequest {
  discountCode: string;
  codeExpiresAt: string | null;
  isVerified: boolean;
}

/**
 * What asking means: a code, the link again for the code that somebody already has, or, for whose
 * personal code has run out, nothing more to give. It is a welcome, given once.
 */
export function decide(
  earlier: EarlierRequest | null,
  now: Date,
): {kind: 'new-code'} | {kind: 'same-code'; code: string} | {kind: 'had-it'} {
  if (!earlier) return {kind: 'new-code'};
  const {discountCode: code, codeExpiresAt, isVerified} = earlier;
  const isPersonal = codeExpiresAt !== null;
  const isValid = !isPersonal || new Date(codeExpiresAt) > now;
  if (isVerified) return isValid ? {kind: 'same-code', code} : {kind: 'had-it'};
  return isPersonal && isValid ? {kind: 'same-code', code} : {kind: 'new-code'};
}

/** Letters and digits that nobody mixes up when reading them out. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function personalCode(random: (bytes: Uint8Array) => Uint8Array): string {
  const letters = Array.from(random(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]);
  return `WELCOME-${letters.join('')}`;
}

export function verificationEmail(verifyUrl: string, unsubscribeUrl: string): EmailContent {
  return {
    preview: `One click, and your ${discountPercent}% welcome code is yours.`,
    title: 'Please confirm your address',
    blocks: [
      {
        kind: 'text',
        text: `You asked for our letters and a ${discountPercent}% welcome code. Confirm that this address is yours, and the code is shown to you right away.`,
      },
      {kind: 'button', label: 'Confirm and see my code', url: verifyUrl},
      {
        kind: 'text',
        text: `${linkTerms(`${linkHours} hours`)} The code is valid for ${codeDays} days and cannot be combined with other offers.`,
      },
    ],
    note: 'You did not ask for this? Then nothing happens: without your confirmation we will not write again.',
    noteLink: {label: 'Unsubscribe', url: unsubscribeUrl},
  };
}

export function hadItEmail(siteUrl: string, unsubscribeUrl: string): EmailContent {
  return {
    preview: 'A welcome code is given once, and yours has been and gone.',
    title: 'Your welcome code has run out',
    blocks: [
      {
        kind: 'text',
        text: `Your ${discountPercent}% welcome code was sent to this address before and has run out after ${codeDays} days. It is given once. Whether our letters reach you stays as it is.`,
      },
      {kind: 'button', label: 'See what is new', url: `${siteUrl}/collections`},
    ],
    note: 'You get this because somebody asked for a welcome code with your address.',
    noteLink: {label: 'Unsubscribe', url: unsubscribeUrl},
  };
}
