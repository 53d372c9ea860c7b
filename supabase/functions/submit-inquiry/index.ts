import {serviceClient, type ServiceClient} from '../_shared/clients.ts';
import {endpoint, json, readJson} from '../_shared/http.ts';
import {sendMail} from '../_shared/mail.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {setting} from '../_shared/settings.ts';
import {acknowledgement, failure, type Inquiry, inquiryRequest, notification} from './logic.ts';

/** Stores a letter or an appointment request, then tells the house and thanks the sender. */
async function handle(request: Request): Promise<Response> {
  const inquiry = await readJson(request, inquiryRequest, 32 * 1024);
  if (inquiry.website) return json({}); // a machine; it learns nothing
  const service = serviceClient();
  await countAttempt(service, 'inquiry', request, inquiry.email);

  const {error} = await service.from('contact_inquiries').insert({
    kind: inquiry.kind,
    first_name: inquiry.firstName,
    last_name: inquiry.lastName,
    email: inquiry.email,
    phone: inquiry.phone,
    inquiry_type: inquiry.inquiryType,
    message: inquiry.message,
    preferred_date: inquiry.preferredDate,
    preferred_time: inquiry.preferredTime,
  });
  if (error) throw error;

  // It is stored: a mail server that is down delays the mail, not the answer.
  await mailWaiting(service).catch((reason: unknown) => {
    console.error('submit-inquiry: mails wait for the next inquiry', reason);
  });
  return json({});
}

/**
 * Mails all that the house was not told yet: the new inquiry, and any left by an outage. What was
 * tried least goes first, so that a letter which no mail server takes holds up no other.
 */
async function mailWaiting(service: ServiceClient): Promise<void> {
  const {data: waiting, error} = await service
    .from('contact_inquiries')
    .select('*')
    .is('mailed_at', null)
    .order('mail_attempts')
    .order('created_at')
    .limit(10);
  if (error) throw error;
  for (const inquiry of waiting) {
    // Marked before it is sent, so that two at once do not send it twice.
    if (!(await markMailed(service, inquiry))) continue;
    try {
      await mailOne(inquiry);
    } catch (reason) {
      await markWaiting(service, inquiry);
      throw reason;
    }
  }
}

/** True when this call changed the mark. */
async function markMailed(service: ServiceClient, {id, mail_attempts}: Inquiry): Promise<boolean> {
  const {data, error} = await service
    .from('contact_inquiries')
    .update({mailed_at: new Date().toISOString(), mail_attempts: mail_attempts + 1})
    .eq('id', id)
    .is('mailed_at', null)
    .select('id');
  if (error) throw error;
  return data.length > 0;
}

async function markWaiting(service: ServiceClient, {id}: Inquiry): Promise<void> {
  const {error} = await service.from('contact_inquiries').update({mailed_at: null}).eq('id', id);
  if (error) throw error;
}

async function mailOne(inquiry: Inquiry): Promise<void> {
  await sendMail({
    to: setting('HOUSE_EMAIL'),
    replyTo: {name: `${inquiry.first_name} ${inquiry.last_name}`, address: inquiry.email},
    ...notification(inquiry),
  });
  await sendMail({to: inquiry.email, ...acknowledgement(inquiry)}).catch((reason: unknown) => {
    console.error('submit-inquiry: the sender could not be thanked', reason);
  });
}

Deno.serve(endpoint({methods: ['POST'], failure, handle}));
