import * as v from 'valibot';
import {passwordLength} from './password-length';

const email = v.pipe(
  v.string('Please enter your email address.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Please enter your email address.'),
  v.email('Please enter a valid email address.'),
  v.maxLength(254, 'Please enter a valid email address.'),
);
const password = v.pipe(
  v.string('Please enter your password.'),
  v.nonEmpty('Please enter your password.'),
  // The service hashes no more than 72 bytes.
  v.maxLength(72, 'A password has 72 characters at most.'),
);
const newPassword = v.pipe(
  password,
  v.minLength(passwordLength, `Your password needs at least ${passwordLength} characters.`),
);

export const signInSchema = v.object({email, password});
export const signUpSchema = v.object({email, password: newPassword});
export const addressSchema = v.object({email});
export const recoveredPasswordSchema = v.object({password: newPassword});
export const changedPasswordSchema = v.object({current: password, password: newPassword});

export type FieldErrors = Partial<Record<'email' | 'password' | 'current', string>>;

/** Reads a form. What is wrong comes field by field, in words for the shopper. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  form: FormData,
): {input: v.InferOutput<Schema>} | {fieldErrors: FieldErrors} {
  const parsed = v.safeParse(schema, Object.fromEntries(form));
  if (parsed.success) return {input: parsed.output};
  const fieldErrors: FieldErrors = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) as keyof FieldErrors | null;
    if (field) fieldErrors[field] ??= issue.message;
  }
  return {fieldErrors};
}

/** What a link in a mail of the auth service brings along. */
export const confirmationSchema = v.object({
  token_hash: v.pipe(v.string(), v.regex(/^[\w-]{6,256}$/)),
  type: v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']),
});

export type Confirmation = v.InferOutput<typeof confirmationSchema>;
