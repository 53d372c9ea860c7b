import * as v from 'valibot';
import {houseToday} from '~/lib/dates';
import {
  inquiryTypes,
  times,
  type ContactOutcome,
  type FieldName,
  type InquiryKind,
} from './inquiry';

const line = (longest: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.nonEmpty(missing),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );

/** What may be left blank; blank is an empty text. */
const optional = <const Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

const valuesOf = <const Value extends string>(options: readonly {value: Value}[]) =>
  options.map(({value}) => value);

const isoDay = v.pipe(
  v.string(),
  v.isoDate('Please choose a date.'),
  v.check((day) => day >= houseToday(), 'Please choose a day to come.'),
);

const inquiry = v.object({
  kind: v.optional(v.picklist(['contact', 'appointment']), 'contact'),
  firstName: line(100, 'Please enter your first name.'),
  lastName: line(100, 'Please enter your last name.'),
  email: v.pipe(
    v.string('Please enter your email address.'),
    v.trim(),
    v.nonEmpty('Please enter your email address.'),
    v.maxLength(254, 'This email address is too long.'),
    v.email('Please enter a valid email address.'),
  ),
  phone: optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'This phone number is too long.'))),
  inquiryType: optional(v.picklist(valuesOf(inquiryTypes))),
  preferredDate: optional(isoDay),
  preferredTime: optional(v.picklist(valuesOf(times))),
  message: v.pipe(
    v.string('Please enter a message.'),
    v.trim(),
    v.nonEmpty('Please enter a message.'),
    v.maxLength(5000, 'Please use at most 5000 characters.'),
  ),
  /** A field that people do not see and machines fill in. */
  website: v.optional(v.string(), ''),
});

export type Inquiry = v.InferOutput<typeof inquiry>;

/** Reads the contact form: an inquiry, or what is wrong with which field, and all that was typed. */
export function parseInquiry(
  form: FormData,
): {ok: true; inquiry: Inquiry} | {ok: false; outcome: ContactOutcome} {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const parsed = v.safeParse(inquiry, typed);
  if (parsed.success) return {ok: true, inquiry: parsed.output};

  const errors: ContactOutcome['errors'] = {};
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue) as FieldName | null;
    if (name) errors[name] ??= innermost(issue);
  }
  return {ok: false, outcome: {values: typed, errors, failure: null}};
}

/** Of a choice between blank and something, what is wrong with the something. */
function innermost(issue: v.BaseIssue<unknown>): string {
  const inner = issue.issues?.findLast(({type}) => type !== 'literal');
  return inner ? innermost(inner) : issue.message;
}

export const kindOf = (value: string | null): InquiryKind =>
  value === 'appointment' ? 'appointment' : 'contact';
