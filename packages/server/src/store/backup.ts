import { existsSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { StartError } from '../errors.ts';
import { privateFile } from './file-permissions.ts';

/** Copies a consistent snapshot of the embedded store to a new file, even while a server is writing. */
export function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new StartError('data-dir', `The data file ${from} does not exist.`);
  if (existsSync(to)) throw new StartError('data-dir', `${to} already exists. Move or delete it first.`);
  const db = new Database(from);
  try {
    db.pragma('busy_timeout = 5000');
    privateFile(to);
    db.prepare('vacuum into ?').run(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw new StartError('data-dir', `Cannot copy ${from} to ${to}: ${(error as Error).message}`);
  } finally {
    db.close();
  }
}
