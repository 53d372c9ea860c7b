/** What is told about the newsletter, word for word. */
export const newsletterTexts = {
  emailRequired: {title: 'Email Required', message: 'Please enter your email address.'},
  emailInvalid: {title: 'Email Required', message: 'Please enter a valid email address.'},
  preferenceRequired: {
    title: 'Preference Required',
    message: 'Please select at least one preference.',
  },
  failed: {
    title: 'Request Failed',
    message: 'Failed to send verification email. Please try again.',
  },
  sent: {
    title: 'Verification Email Sent!',
    message:
      'Please check your email and click the verification link to get your 10% discount code!',
  },
} as const;

/** What asking for the newsletter came to; an `email` or `preferences` problem is the visitor's. */
export interface NewsletterOutcome {
  status: 'sent' | 'email' | 'preferences' | 'failed';
  title: string;
  message: string;
}
