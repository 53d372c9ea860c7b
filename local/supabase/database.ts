import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getAuthSchemaSql, getStorageSchemaSql} from '@supabase/lite';
import {createPgliteConnection, type PgliteConnection} from '@supabase/lite/pglite';
import {type Extensions, PGlite} from '@electric-sql/pglite';
import {pgcrypto} from '@electric-sql/pglite/contrib/pgcrypto';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const supabaseFolder = path.join(projectRoot, 'supabase');
const templateFolder = path.join(projectRoot, '.local/cache');

interface Migration {
  version: string;
  name: string;
  sql: string;
}

export interface DatabaseOptions {
  /** Folder to keep the data in; without one the database lives in memory. */
  dataDir?: string;
  /** Postgres extensions beyond those of @supabase/lite, such as pgTAP for tests. */
  extensions?: Extensions;
}

/**
 * A Postgres with the project's migrations and seed. A new one starts from a copy of a prepared
 * database, because making one from nothing takes some seconds; an old one gets what is new.
 */
export async function openDatabase({
  dataDir,
  extensions,
}: DatabaseOptions = {}): Promise<PgliteConnection> {
  const migrations = await readMigrations();
  const isNew = !dataDir || !existsSync(path.join(dataDir, 'PG_VERSION'));
  if (dataDir) await mkdir(dataDir, {recursive: true});

  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: {
      extensions,
      ...(isNew && {loadDataDir: await template(migrations)}),
      // Amounts and times look as PostgREST answers them.
      parsers: {1700: Number, 1184: isoTime},
    },
  });
  await connection.driver.exec('set search_path to "$user", public, extensions');
  if (!isNew) await migrate(connection.driver, migrations);
  // At its first request the driver would grant every role everything; here migrations decide.
  Object.assign(connection, {rlsState: 'active'});
  return connection;
}

/** `2026-09-01 10:00:00+00` becomes `2026-09-01T10:00:00+00:00`. */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** The prepared database as a file, made once for each state of the migrations. */
async function template(migrations: Migration[]): Promise<Blob> {
  const platform = await readFile(path.join(import.meta.dirname, 'platform.sql'), 'utf8');
  const seed = await readFile(path.join(supabaseFolder, 'seed.sql'), 'utf8');
  const engine = await readFile(
    path.join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  const systemSchemas = getAuthSchemaSql() + getStorageSchemaSql();
  const key = createHash('sha256')
    .update(engine + systemSchemas + platform + JSON.stringify(migrations) + seed)
    .digest('hex')
    .slice(0, 16);

  const file = path.join(templateFolder, `supabase-${key}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);

  const database = new PGlite({extensions: {pgcrypto}});
  try {
    await database.exec(systemSchemas);
    await database.exec(platform);
    await migrate(database, migrations);
    await database.exec(seed);
    const dump = await database.dumpDataDir('none');
    await mkdir(templateFolder, {recursive: true});
    const outdated = (await readdir(templateFolder)).filter((name) =>
      /^supabase-\w+\.tar$/.test(name),
    );
    for (const name of outdated) await rm(path.join(templateFolder, name), {force: true});
    // Renamed into place, so that a second process never reads half a file.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, file);
    return dump;
  } finally {
    await database.close();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(supabaseFolder, 'migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`Not a migration's file name: ${file}`);
      return {version, name, sql: await readFile(path.join(folder, file), 'utf8')};
    }),
  );
}

/** @throws when a migration that was applied has been edited since. */
async function migrate(database: PGlite, migrations: Migration[]) {
  const {rows} = await database.query<{version: string; sql: string}>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.sql]));

  for (const {version, name, sql} of migrations) {
    const known = applied.get(version);
    if (known === sql) continue;
    if (known !== undefined) {
      throw new Error(
        `Migration ${version}_${name} was edited after this database applied it. ` +
          'Put the change into a new migration, or delete the local database to start afresh.',
      );
    }
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
          [version, name, sql],
        );
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Migration ${version}_${name}: ${reason}`);
    }
  }
}
