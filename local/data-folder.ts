import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';

/** Locks that are held; what nothing refers to would be closed. */
const held: DatabaseSync[] = [];

/**
 * Takes a folder for this run, until the process ends, however it ends: two runs that write to one
 * database lose each other's data. False where another run has it.
 */
export function claimFolder(folder: string): boolean {
  mkdirSync(folder, {recursive: true});
  const lock = new DatabaseSync(path.join(folder, 'in-use.sqlite'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
  held.push(lock);
  return true;
}

/** The secret that cookies are sealed with; kept, so that whoever is signed in stays so. */
export function keptSecret(folder: string): string {
  const file = path.join(folder, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = newSecret();
  writeFileSync(file, secret, {mode: 0o600});
  return secret;
}

export const newSecret = (): string => randomBytes(32).toString('hex');
