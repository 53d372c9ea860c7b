import type {Services} from '~/lib/context';
import {logFailure} from '~/lib/log';
import {callFunction} from '~/lib/supabase/functions.server';
import {fieldNames, notSent, type ContactOutcome} from './inquiry';
import {parseInquiry, type Inquiry} from './schema';

type Clients = Pick<Services, 'env' | 'clientKey' | 'accounts'>;

/**
 * Sends a letter or an appointment request to the house. Where the function that mails it cannot be
 * reached, it is left with the database, to be mailed later.
 * @returns null when it was sent or left.
 */
export async function sendInquiry(
  clients: Clients,
  form: FormData,
): Promise<ContactOutcome | null> {
  const parsed = parseInquiry(form);
  if (!parsed.ok) return parsed.outcome;
  const {inquiry} = parsed;
  const values = Object.fromEntries(fieldNames.map((name) => [name, inquiry[name]]));

  const answer = await callFunction(clients, 'submit-inquiry', inquiry);
  if (answer.ok) return null;
  const mayLeave = answer.code === 'unreachable' || answer.code === 'failed';
  if (mayLeave && (await leaveInquiry(clients, inquiry))) return null;

  const told = answer.code === 'rate-limited' || answer.code === 'refused' ? answer.message : '';
  return {values, errors: {}, failure: told || notSent};
}

/** False when that does not work either, which is logged. */
async function leaveInquiry({accounts, clientKey}: Clients, inquiry: Inquiry): Promise<boolean> {
  if (inquiry.website) return true;
  const {data, error} = await accounts.anonymous.rpc('leave_inquiry', {
    client_key: await clientKey(),
    first_name: inquiry.firstName,
    last_name: inquiry.lastName,
    email: inquiry.email,
    message: inquiry.message,
    phone: inquiry.phone,
    inquiry_type: inquiry.inquiryType,
    kind: inquiry.kind,
    ...(inquiry.kind === 'appointment' && {
      ...(inquiry.preferredDate && {preferred_date: inquiry.preferredDate}),
      preferred_time: inquiry.preferredTime,
    }),
  });
  if (error) logFailure('contact', `an inquiry could not be left: ${error.message}`);
  return !error && data === 0;
}
