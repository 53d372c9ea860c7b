import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {openDatabase} from './database.ts';
import {generateDatabaseTypes, typesFiles} from './database-types.ts';

test('the generated types are those of the migrations (else: npm run types:supabase)', async () => {
  const {driver} = await openDatabase();
  for (const file of typesFiles) {
    expect(await readFile(file, 'utf8'), file).toBe(await generateDatabaseTypes(driver, file));
  }
  await driver.close();
}, 60_000);
