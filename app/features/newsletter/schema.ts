import * as v from 'valibot';
import {preferences, type Preference} from './preferences';
import {newsletterTexts, type NewsletterOutcome} from './texts';

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

export interface NewsletterRequest {
  email: string;
  preferences: Record<Preference, boolean>;
}

/** Reads the form: a request, or what is missing in the stated words. */
export function parseNewsletterForm(form: FormData): NewsletterRequest | NewsletterOutcome {
  const written = form.get('email');
  if (typeof written !== 'string' || written.trim() === '') {
    return {status: 'email', ...newsletterTexts.emailRequired};
  }
  const address = v.safeParse(email, written);
  if (!address.success) return {status: 'email', ...newsletterTexts.emailInvalid};

  const chosen = form.getAll('preferences');
  const [rings, necklaces, earrings] = preferences.map(({name}) => chosen.includes(name));
  if (!rings && !necklaces && !earrings) {
    return {status: 'preferences', ...newsletterTexts.preferenceRequired};
  }
  return {
    email: address.output,
    preferences: {rings: !!rings, necklaces: !!necklaces, earrings: !!earrings},
  };
}
