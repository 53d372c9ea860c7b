import type {ServiceClient} from '../_shared/clients.ts';
import type {EmailContent} from '../_shared/email-layout.ts';
import {sendMail} from '../_shared/mail.ts';
import {siteUrl} from '../_shared/settings.ts';

/**
 * Mails everybody who waits for a variant, once each: whoever takes a row away sends its mail.
 * @throws when a mail cannot be sent; its row is back then, and those after it are still there.
 */
export async function mailStockNotices(service: ServiceClient, variantId: number): Promise<void> {
  const {data: waiting, error} = await service
    .from('stock_notices')
    .select('*')
    .eq('variant_id', variantId);
  if (error) throw error;
  for (const notice of waiting) {
    const taken = await service.from('stock_notices').delete().eq('id', notice.id).select('id');
    if (taken.error) throw taken.error;
    if (taken.data.length === 0) continue;
    try {
      await sendMail({
        to: notice.email,
        subject: `Back in the shop: ${notice.product_name}`,
        content: backInStockEmail(notice.product_name, `${siteUrl()}${notice.product_path}`),
      });
    } catch (reason) {
      const {error: lost} = await service.from('stock_notices').insert(notice);
      if (lost) console.error('shopify-webhooks: a stock notice is lost', lost);
      throw reason;
    }
  }
}

export function backInStockEmail(name: string, url: string): EmailContent {
  return {
    preview: `${name} can be had again.`,
    title: 'It is back',
    blocks: [
      {kind: 'piece', name},
      {kind: 'text', text: 'You asked to be told when this piece can be had again. It can, today.'},
      {kind: 'button', label: 'See the piece', url},
    ],
    note: 'This was the one message you asked for; there will be no other.',
  };
}
