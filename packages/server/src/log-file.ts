import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { StartError } from './errors.ts';
import { privateFile } from './store/private.ts';

/** What a logger writes its lines to. */
export interface LogFile {
  write(line: string): void;
}

/** With one older file beside it, a log takes up twice this much. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * A log that cannot fill the disk: when it is full it becomes `<path>.1`, in place of the one before. Throws `StartError`
 * where the file cannot be opened. A line that cannot be written later (the disk is full) is lost: play goes before the log.
 */
export function openLogFile(path: string, most = MOST_BYTES): LogFile {
  let file = opened(path);
  let bytes = fstatSync(file).size;

  function turn(): void {
    renameSync(path, `${path}.1`);
    privateFile(path);
    const next = openSync(path, 'a');
    closeSync(file);
    file = next;
    bytes = 0;
  }

  return {
    write(line) {
      try {
        if (bytes > 0 && bytes + line.length > most) turn();
        bytes += writeSync(file, line);
      } catch {
        // Whoever runs the server learns of a full disk from its health.
      }
    },
  };
}

function opened(path: string): number {
  try {
    privateFile(path);
    return openSync(path, 'a');
  } catch (error) {
    throw new StartError('data-dir', `The log ${path} cannot be written to: ${(error as Error).message}`);
  }
}
