import {writeFile} from 'node:fs/promises';
import {emailTemplates} from './email-templates.ts';

/** `npm run templates:supabase` */
for (const [file, html] of emailTemplates()) await writeFile(file, html);
