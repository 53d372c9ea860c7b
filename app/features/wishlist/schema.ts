import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

const change = v.object({
  productId: v.pipe(text(255), v.regex(/^(gid:\/\/shopify\/Product\/)?\d+$/)),
  intent: v.optional(v.picklist(['add', 'remove']), 'add'),
});

export type WishlistChange = v.InferOutput<typeof change>;

/** What a heart sends: add a piece or remove it. Null when it is neither. */
export function parseChange(form: FormData): WishlistChange | null {
  const parsed = v.safeParse(change, Object.fromEntries(form));
  return parsed.success ? parsed.output : null;
}

/** An address as typed and what it is for; the function that takes them says what is wrong. */
export function parseAddress(
  form: FormData,
  subject: 'productId' | 'variantId',
): {email: string; subject: string} {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {email: read('email'), subject: read(subject)};
}
