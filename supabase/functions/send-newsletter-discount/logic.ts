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
 * personal code has run out, a link to the letters alone. The code is a welcome, given once.
 */
export function decide(
  earlier: EarlierRequest | null,
  now: Date,
): {kind: 'new-code'} | {kind: 'same-code' | 'had-it'; code: string} {
  if (!earlier) return {kind: 'new-code'};
  const {discountCode: code, codeExpiresAt, isVerified} = earlier;
  const isPersonal = codeExpiresAt !== null;
  const isValid = !isPersonal || new Date(codeExpiresAt) > now;
  if (isVerified) return {kind: isValid ? 'same-code' : 'had-it', code};
  return isPersonal && isValid ? {kind: 'same-code', code} : {kind: 'new-code'};
}

/** Letters and digits that nobody mixes up when reading them out. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function personalCode(random: (bytes: Uint8Array) => Uint8Array): string {
  const letters = Array.from(random(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]);
  return `WELCOME-${letters.join('')}`;
}

interface NewsletterMail {
  subject: string;
  content: EmailContent;
}

export function verificationEmail(verifyUrl: string, unsubscribeUrl: string): NewsletterMail {
  const title = 'Please confirm your address';
  const content: EmailContent = {
    preview: `One click, and your ${discountPercent}% welcome code is yours.`,
    title,
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
  return {subject: title, content};
}

export function hadItEmail(verifyUrl: string, unsubscribeUrl: string): NewsletterMail {
  const title = 'Your welcome code has run out';
  const content: EmailContent = {
    preview: 'A welcome code is given once, and yours has been and gone.',
    title,
    blocks: [
      {
        kind: 'text',
        text: `Your ${discountPercent}% welcome code was sent to this address before and has run out after ${codeDays} days. It is given once.`,
      },
      {
        kind: 'text',
        text: 'Have you left our letters, and would like them again? Then confirm that this address is yours.',
      },
      {kind: 'button', label: 'Send me your letters again', url: verifyUrl},
      {kind: 'text', text: linkTerms(`${linkHours} hours`)},
    ],
    note: 'You get this because somebody asked for a welcome code with your address. Without your confirmation everything stays as it is.',
    noteLink: {label: 'Unsubscribe', url: unsubscribeUrl},
  };
  return {subject: title, content};
}
