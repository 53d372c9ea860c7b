/** What the page behind the mailed link says, word for word. */
export const verifyTexts = {
  missing: {title: 'Invalid Link', message: 'The verification link is invalid or expired.'},
  failedTitle: 'Verification Failed',
  invalid: 'Verification link is invalid or expired',
  failed: 'Failed to verify your email.',
  unavailable: 'Something went wrong with the verification. Please try again or contact support.',
  copyFailed: {title: 'Copy Failed', message: 'Please manually copy the discount code.'},
} as const;
