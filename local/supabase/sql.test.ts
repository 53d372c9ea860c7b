import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {pgtap} from '@electric-sql/pglite/pgtap';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openDatabase} from './database.ts';

/**
 * Runs supabase/tests here as `supabase test db` runs them against a real project: each file is a
 * transaction that is rolled back, and tells in TAP what held and what did not.
 */
const folder = path.resolve(import.meta.dirname, '../../supabase/tests');
const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

let database: Awaited<ReturnType<typeof openDatabase>>['driver'];

beforeAll(async () => {
  const connection = await openDatabase({extensions: {pgtap}});
  database = connection.driver;
  await database.exec(
    `create extension pgtap with schema extensions;
     grant execute on all functions in schema extensions to anon, authenticated, service_role;`,
  );
}, 60_000);
afterAll(() => database.close());

test.each(files)('%s', async (file) => {
  const lines: string[] = [];
  try {
    for (const {rows} of await database.exec(await scriptOf(file))) {
      lines.push(...rows.flatMap((row) => Object.values(row).map(String)));
    }
  } finally {
    await database.exec('rollback');
  }
  const failures = lines.filter((line) => /^(not ok|# Looks like)/.test(line));
  expect(failures, lines.join('\n')).toEqual([]);
  expect(lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(0);
});

/** A test's SQL with its `\ir` includes in place, as psql would read it. */
async function scriptOf(file: string): Promise<string> {
  const script = await readFile(path.join(folder, file), 'utf8');
  const includes = [...script.matchAll(/^\\ir (\S+)$/gm)];
  const contents = await Promise.all(includes.map(([, name = '']) => scriptOf(name)));
  return includes.reduce(
    (text, [line], index) => text.replace(line, () => contents[index] ?? ''),
    script,
  );
}
