import type {PGlite} from '@electric-sql/pglite';
import {format} from 'oxfmt';
import style from '../../.oxfmtrc.json' with {type: 'json'};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  referencedTable: string;
  referencedColumns: string[];
  isOneToOne: boolean;
}

interface Procedure {
  name: string;
  arguments: {name: string; type: string; optional: boolean}[];
  /** Of a `returns table`; otherwise null. */
  columns: {name: string; type: string}[] | null;
  returns: string;
  returnsSet: boolean;
}

/** The shop and the functions each have their own copy: neither reaches into the other. */
export const typesFiles = [
  'app/lib/supabase/database.types.ts',
  'supabase/functions/_shared/database.types.ts',
];

/**
 * The `Database` type of supabase-js for the public schema, as `supabase gen types typescript`
 * writes it, read from a database with the migrations instead of a running project.
 */
export async function generateDatabaseTypes(database: PGlite, fileName: string): Promise<string> {
  const columns = (await database.query<Column>(columnsQuery)).rows;
  const foreignKeys = (await database.query<ForeignKey>(foreignKeysQuery)).rows;
  const procedures = (await database.query<Procedure>(proceduresQuery)).rows;
  const tables = [...new Set(columns.map(({table}) => table))];

  const source = `
    // Generated from supabase/migrations by \`npm run types:supabase\`. Do not edit.

    export type Json = string | number | boolean | null | {[key: string]: Json | undefined} | Json[];

    export type Database = {
      public: {
        Tables: {${tables.map((table) => tableType(table, columns, foreignKeys)).join('\n')}};
        Views: {[_ in never]: never};
        Functions: {${procedures.map(procedureType).join('\n')}};
        Enums: {[_ in never]: never};
        CompositeTypes: {[_ in never]: never};
      };
    };
  `;
  const {code, errors} = await format(fileName, source, {...style, trailingComma: 'all'});
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

function tableType(table: string, columns: Column[], foreignKeys: ForeignKey[]): string {
  const own = columns.filter((column) => column.table === table);
  const member = ({name, type, nullable}: Column, optional: boolean) =>
    `${name}${optional ? '?' : ''}: ${typeOf(type)}${nullable ? ' | null' : ''};`;
  const relationships = foreignKeys
    .filter((key) => key.table === table)
    .map(
      (key) => `{
        foreignKeyName: ${JSON.stringify(key.name)};
        columns: ${JSON.stringify(key.columns)};
        isOneToOne: ${key.isOneToOne};
        referencedRelation: ${JSON.stringify(key.referencedTable)};
        referencedColumns: ${JSON.stringify(key.referencedColumns)};
      }`,
    );
  return `${table}: {
    Row: {${own.map((column) => member(column, false)).join('')}};
    Insert: {${own.map((column) => member(column, column.hasDefault || column.nullable)).join('')}};
    Update: {${own.map((column) => member(column, true)).join('')}};
    Relationships: [${relationships.join(', ')}];
  };`;
}

function procedureType({name, arguments: args, columns, returns, returnsSet}: Procedure): string {
  const parameters = args.map(
    (argument) => `${argument.name}${argument.optional ? '?' : ''}: ${typeOf(argument.type)};`,
  );
  const row = columns
    ? `{${columns.map((column) => `${column.name}: ${typeOf(column.type)};`).join('')}}`
    : typeOf(returns);
  return `${name}: {
    Args: ${parameters.length ? `{${parameters.join('')}}` : 'never'};
    Returns: ${row}${returnsSet ? '[]' : ''};
  };`;
}

function typeOf(postgresType: string): string {
  switch (postgresType) {
    case 'boolean':
      return 'boolean';
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'real':
    case 'double precision':
      return 'number';
    case 'json':
    case 'jsonb':
      return 'Json';
    case 'void':
      return 'undefined';
    case 'text':
    case 'uuid':
    case 'date':
    case 'interval':
    case 'timestamp with time zone':
      return 'string';
    default:
      throw new Error(`No TypeScript type is known for the Postgres type ${postgresType}`);
  }
}

// A domain is told as the type it is made of.
const columnsQuery = `
  select tables.relname as "table", columns.attname as name,
    format_type(coalesce(nullif(types.typbasetype, 0), types.oid), null) as type,
    not columns.attnotnull as nullable, columns.atthasdef as "hasDefault"
  from pg_attribute as columns
  join pg_class as tables on tables.oid = columns.attrelid
  join pg_type as types on types.oid = columns.atttypid
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
    and columns.attnum > 0 and not columns.attisdropped
  order by tables.relname, columns.attname`;

const foreignKeysQuery = `
  select keys.conrelid::regclass::text as "table", keys.conname as name,
    keys.confrelid::regclass::text as "referencedTable",
    (select array_agg(attname::text order by position) from unnest(keys.conkey) with ordinality as k (number, position)
      join pg_attribute on attrelid = keys.conrelid and attnum = number) as columns,
    (select array_agg(attname::text order by position) from unnest(keys.confkey) with ordinality as k (number, position)
      join pg_attribute on attrelid = keys.confrelid and attnum = number) as "referencedColumns",
    exists (
      select from pg_constraint as uniques
      where uniques.conrelid = keys.conrelid and uniques.contype in ('p', 'u') and uniques.conkey <@ keys.conkey
    ) as "isOneToOne"
  from pg_constraint as keys
  join pg_class as referenced on referenced.oid = keys.confrelid
  where keys.contype = 'f' and keys.connamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
  order by 1, 2`;

const proceduresQuery = `
  select procedures.proname as name, procedures.proretset as "returnsSet",
    format_type(procedures.prorettype, null) as returns,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', name, 'type', format_type(type, null),
        'optional', position > procedures.pronargs - procedures.pronargdefaults
      ) order by position)
      from unnest(procedures.proargnames, coalesce(procedures.proallargtypes, procedures.proargtypes::oid[])) with ordinality as a (name, type, position)
      where position <= procedures.pronargs
    ), '[]') as arguments,
    (
      select jsonb_agg(jsonb_build_object('name', name, 'type', format_type(type, null)) order by position)
      from unnest(procedures.proargnames, procedures.proallargtypes, procedures.proargmodes) with ordinality as a (name, type, mode, position)
      where mode = 't'
    ) as columns
  from pg_proc as procedures
  where procedures.pronamespace = 'public'::regnamespace and procedures.prorettype <> 'trigger'::regtype
  order by procedures.proname`;
