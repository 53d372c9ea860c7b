/** What is shared, in words and addresses; both addresses are absolute. */
export interface Shared {
  /** The subject of a mail. */
  title: string;
  /** What the sender says about it. */
  text: string;
  url: string;
  imageUrl?: string | null;
}

/** Where sharing leads: a mail, a WhatsApp text, Facebook's sharer and a new pin. */
export function shareLinks({title, text, url, imageUrl}: Shared) {
  const encode = (parameters: Record<string, string>) =>
    // A mail program takes a plus sign for a plus sign.
    new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  const message = [text.trim(), url].filter(Boolean).join('\n\n');

  return {
    email: `mailto:?${encode({subject: title, body: message})}`,
    whatsapp: `https://wa.me/?${encode({text: message})}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${encode({u: url})}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${encode({
      url,
      ...(imageUrl && {media: imageUrl}),
      description: text.trim() || title,
    })}`,
  };
}
