import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';

/**
 * What has to outlive a restart: carts, orders, and what orders used up. Documents are JSON, keyed
 * by what they are looked up with. Without a folder everything is kept in memory.
 */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  if (dataDir) mkdirSync(dataDir, {recursive: true});
  const database = new DatabaseSync(dataDir ? path.join(dataDir, 'storefront.sqlite') : ':memory:');
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists carts (
      token text primary key,
      document text not null,
      updated_at text not null
    ) strict;
    create table if not exists orders (
      number integer primary key,
      token text not null unique,
      document text not null
    ) strict;
    create table if not exists stock_taken (variant_id text primary key, quantity integer not null) strict;
    create table if not exists discount_uses (code text primary key, uses integer not null) strict;
    create table if not exists gift_card_charges (code text primary key, cents integer not null) strict;
  `);
  return database;
}
