import { readFileSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '@orrery/kernel';
import { Misuse } from './misuse.ts';
import { recordFault } from './record.ts';

/** The record in a file; what is wrong with it is said in one line. */
export function readRecord(path: string): MatchRecord {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Misuse(`${path}: ${error instanceof SyntaxError ? 'not JSON' : reasonOf(error)}`);
  }
  const wrong = recordFault(content);
  if (wrong) throw new Misuse(`${path}: not a record: at ${wrong.path}: ${wrong.expected}`);
  return content as MatchRecord;
}

export function writeRecord(path: string, record: MatchRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new Misuse(`${path}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EISDIR') return 'that is a folder';
  if (code === 'EACCES') return 'no permission';
  return (error as Error).message;
}
