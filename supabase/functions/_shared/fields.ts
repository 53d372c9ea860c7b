import * as v from 'valibot';

/** Fields that several functions take, each with the text that a shopper reads when it is wrong. */

export const email = v.pipe(
  v.string('Please enter your email address.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Please enter your email address.'),
  v.maxLength(254, 'This email address is too long.'),
  v.email('Please enter a valid email address.'),
);

/** One line of text; line breaks would reach into the headers of a mail. */
export function line(longest: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.nonEmpty(missing),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );
}

export const uuid = v.pipe(v.string('An id is missing.'), v.uuid('This is not an id.'));

/** A Shopify id of a kind, as a number or a global id; gives the number as text. */
export function shopifyId(kind: 'Product' | 'ProductVariant') {
  return v.pipe(
    v.union(
      [v.string(), v.pipe(v.number(), v.integer(), v.transform(String))],
      'An id is missing.',
    ),
    v.transform((id) => id.replace(`gid://shopify/${kind}/`, '')),
    v.regex(/^[1-9]\d{0,19}$/, 'This is not an id of the shop.'),
  );
}
