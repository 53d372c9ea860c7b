import {writeFile} from 'node:fs/promises';
import {openDatabase} from './database.ts';
import {generateDatabaseTypes, typesFiles} from './database-types.ts';

/** `npm run types:supabase` */
const {driver} = await openDatabase();
for (const file of typesFiles) await writeFile(file, await generateDatabaseTypes(driver, file));
await driver.close();
