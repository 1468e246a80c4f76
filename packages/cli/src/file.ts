import { readFileSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '@orrery/kernel';
import { recordFault } from './record.ts';
import { UsageError } from './usage-error.ts';

/** Reads a record; throws a one-line `UsageError` if it is invalid. */
export function readRecord(path: string): MatchRecord {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof SyntaxError ? 'not JSON' : reasonOf(error)}`);
  }
  const wrong = recordFault(content);
  if (wrong) throw new UsageError(`${path}: not a record: ${wrong.path && `${wrong.path}: `}${wrong.expected}`);
  return content as MatchRecord;
}

export function writeRecord(path: string, record: MatchRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EISDIR') return 'is a folder';
  if (code === 'EACCES') return 'permission denied';
  return (error as Error).message;
}
