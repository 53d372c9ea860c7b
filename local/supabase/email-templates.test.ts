import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {emailTemplates} from './email-templates.ts';

test.each(emailTemplates())(
  '%s is as generated (else: npm run templates:supabase)',
  async (file, html) => {
    expect(await readFile(file, 'utf8')).toBe(html);
    expect(html).toContain('{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=');
    // As every other mail, it says at its head and at its foot whose it is.
    expect(html.match(/>Akn<|>Akn &middot; 1206 Maple Avenue/g)).toHaveLength(2);
  },
);
