/** What can be asked about, as the contact form offers it. */
export const inquiryTypes = [
  {value: 'general', label: 'General'},
  {value: 'product', label: 'A piece'},
  {value: 'custom', label: 'Custom work'},
  {value: 'appointment', label: 'An appointment'},
  {value: 'care', label: 'Care and repair'},
] as const;

export const times = [
  {value: 'morning', label: 'Morning'},
  {value: 'afternoon', label: 'Afternoon'},
  {value: 'evening', label: 'Evening'},
] as const;

/** A letter, or the wish for an appointment. */
export type InquiryKind = 'contact' | 'appointment';

export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'inquiryType',
  'preferredDate',
  'preferredTime',
  'message',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What sending came to, unless it was sent: what was typed, and what is wrong with it. */
export interface ContactOutcome {
  values: Partial<Record<FieldName, string>>;
  errors: Partial<Record<FieldName, string>>;
  /** Set when nothing is wrong with the fields and it could not be sent all the same. */
  failure: string | null;
}

export const notSent = 'Your message could not be sent. Please try again, or write to us directly.';
