import {createTransport} from 'nodemailer';
import {renderEmail, type EmailContent} from './email-layout.ts';
import {optionalSetting, setting, siteUrl} from './settings.ts';

interface Mail {
  to: string;
  subject: string;
  content: EmailContent;
  replyTo?: {name: string; address: string};
  /** Where one click ends the mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends a mail in the house's style. @throws when the mail server does not take it. */
export async function sendMail({to, subject, content, replyTo, unsubscribeUrl}: Mail) {
  const {html, text} = renderEmail(house(), content);
  const transport = createTransport({
    url: setting('SMTP_URL'),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  try {
    await transport.sendMail({
      from: setting('MAIL_FROM'),
      to,
      subject,
      html,
      text,
      replyTo,
      headers: {
        // Keeps out-of-office replies from answering a machine.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  } finally {
    transport.close();
  }
}

/** The house as its mails show it. */
export function house() {
  return {
    name: setting('BRAND_NAME'),
    siteUrl: siteUrl(),
    address: optionalSetting('HOUSE_ADDRESS'),
  };
}
