import {serviceClient} from '../_shared/clients.ts';
import {endpoint, json, readJson} from '../_shared/http.ts';
import {sendMail} from '../_shared/mail.ts';
import {countAttempt} from '../_shared/rate-limit.ts';
import {newToken, sha256} from '../_shared/secrets.ts';
import {setting, siteUrl} from '../_shared/settings.ts';
import {unsubscribeToken} from '../_shared/unsubscribe-link.ts';
import {newDiscountCode} from './discount-code.ts';
import {
  decide,
  failure,
  hadItEmail,
  linkHours,
  newsletterRequest,
  verificationEmail,
} from './logic.ts';

/** Takes a wish for the newsletter and mails the link that proves the address (double opt-in). */
async function handle(request: Request): Promise<Response> {
  const {email, preferences} = await readJson(request, newsletterRequest);
  const service = serviceClient();
  await countAttempt(service, 'newsletter', request, email);

  const {data: row, error} = await service
    .from('newsletter_discount_requests')
    .select('discount_code, code_expires_at, is_verified')
    .eq('email', email)
    .maybeSingle();
  if (error) throw error;
  const now = new Date();
  const decision = decide(
    row && {
      discountCode: row.discount_code,
      codeExpiresAt: row.code_expires_at,
      isVerified: row.is_verified,
    },
    now,
  );
  const token = newToken();
  const code =
    decision.kind === 'new-code'
      ? await newDiscountCode(now)
      : {code: decision.code, expiresAt: row?.code_expires_at ?? null};
  const {error: notStored} = await service.from('newsletter_discount_requests').upsert(
    {
      email,
      preferences,
      discount_code: code.code,
      code_expires_at: code.expiresAt,
      verification_token: await sha256(token),
      token_expires_at: new Date(now.getTime() + linkHours * 60 * 60 * 1000).toISOString(),
    },
    {onConflict: 'email'},
  );
  if (notStored) throw notStored;

  const unsubscribe = await unsubscribeToken(email, setting('UNSUBSCRIBE_SECRET'));
  const unsubscribePage = `${siteUrl()}/unsubscribe?token=${unsubscribe}`;
  const unsubscribeUrl = `${setting('SUPABASE_URL')}/functions/v1/newsletter-unsubscribe?token=${unsubscribe}`;
  const mail = decision.kind === 'had-it' ? hadItEmail : verificationEmail;
  await sendMail({
    to: email,
    ...mail(`${siteUrl()}/verify-newsletter?token=${token}`, unsubscribePage),
    unsubscribeUrl,
  });
  return json({});
}

Deno.serve(endpoint({methods: ['POST'], failure, handle}));
