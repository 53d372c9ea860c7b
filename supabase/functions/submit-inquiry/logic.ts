import * as v from 'valibot';
import type {EmailContent} from '../_shared/email-layout.ts';
import {email, line} from '../_shared/fields.ts';

const blankIsNothing = <const Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    '',
  );

/** What the contact form and the appointment request send. */
export const inquiryRequest = v.pipe(
  v.object({
    kind: v.optional(v.picklist(['contact', 'appointment']), 'contact'),
    firstName: line(100, 'Please enter your first name.'),
    lastName: line(100, 'Please enter your last name.'),
    email,
    phone: blankIsNothing(line(40, 'Please enter your phone number.')),
    inquiryType: blankIsNothing(
      v.picklist(['general', 'product', 'custom', 'appointment', 'care']),
    ),
    message: v.pipe(
      v.string('Please enter a message.'),
      v.trim(),
      v.nonEmpty('Please enter a message.'),
      v.maxLength(5000, 'Please use at most 5000 characters.'),
    ),
    preferredDate: blankIsNothing(v.pipe(v.string(), v.isoDate('Please choose a date.'))),
    preferredTime: blankIsNothing(v.picklist(['morning', 'afternoon', 'evening'])),
    /** A field that people do not see and machines fill in. */
    website: v.optional(v.string(), ''),
  }),
  v.transform((inquiry) =>
    inquiry.kind === 'appointment'
      ? inquiry
      : {...inquiry, preferredDate: null, preferredTime: null},
  ),
);

export const failure = 'Your message could not be sent. Please try again, or write to us directly.';

/** An inquiry as the table keeps it. */
export interface Inquiry {
  id: string;
  kind: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  inquiry_type: string | null;
  message: string;
  preferred_date: string | null;
  preferred_time: string | null;
  created_at: string;
  mail_attempts: number;
}

const typeNames: Record<string, string> = {
  general: 'General',
  product: 'A piece',
  custom: 'Custom work',
  appointment: 'An appointment',
  care: 'Care and repair',
};

/** Told to the house. */
export function notification(inquiry: Inquiry): {subject: string; content: EmailContent} {
  const name = `${inquiry.first_name} ${inquiry.last_name}`;
  const isAppointment = inquiry.kind === 'appointment';
  const subject = isAppointment ? `Appointment wished by ${name}` : `Letter from ${name}`;
  const when = [inquiry.preferred_date, inquiry.preferred_time].filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    ['From', name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['About', inquiry.inquiry_type && (typeNames[inquiry.inquiry_type] ?? inquiry.inquiry_type)],
    ['Wished for', when || null],
    ['Written', `${inquiry.created_at.slice(0, 16).replace('T', ' ')} UTC`],
  ];
  return {
    subject,
    content: {
      preview: inquiry.message.slice(0, 120),
      title: subject,
      blocks: [
        {kind: 'facts', facts: facts.flatMap(([label, value]) => (value ? [[label, value]] : []))},
        {kind: 'quote', text: inquiry.message},
      ],
      note: 'Reply to this mail to answer directly.',
    },
  };
}

/**
 * Told to the sender. It repeats nothing of what was written: the address may be a stranger's, and
 * this mail is no way to send them something.
 */
export function acknowledgement({kind}: Pick<Inquiry, 'kind'>): {
  subject: string;
  content: EmailContent;
} {
  const isAppointment = kind === 'appointment';
  const subject = isAppointment ? 'Your appointment request' : 'We have your letter';
  return {
    subject,
    content: {
      preview: 'Thank you. Somebody from the atelier will answer within two working days.',
      title: subject,
      blocks: [
        {
          kind: 'text',
          text: isAppointment
            ? 'Thank you for wishing to see us. Somebody from the atelier will confirm a time with you within two working days.'
            : 'Thank you for writing. Somebody from the atelier will read it and answer within two working days.',
        },
      ],
      note: 'You did not write to us? Then somebody mistook your address for theirs, and you can ignore this.',
    },
  };
}
