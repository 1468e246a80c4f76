import { existsSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { StartError } from '../errors.ts';
import { privateFile } from './private.ts';

/** Copies the embedded store into a new file, as it is at one moment, while a server may be writing to it. */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new StartError('data-dir', `There is no data file ${from}.`);
  if (existsSync(to)) throw new StartError('data-dir', `${to} is there already; it is not written over.`);
  const db = new Database(from);
  try {
    db.pragma('busy_timeout = 5000');
    privateFile(to);
    db.prepare('vacuum into ?').run(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw new StartError('data-dir', `${from} cannot be copied to ${to}: ${(error as Error).message}`);
  } finally {
    db.close();
  }
}
