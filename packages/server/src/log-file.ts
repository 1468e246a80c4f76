import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { StartError } from './errors.ts';
import { privateFile } from './store/file-permissions.ts';

/** The stream that a logger writes to. */
export interface LogFile {
  write(line: string): void;
}

/** Maximum size of a log file. One older file is kept, so the log takes up at most twice as much. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * A log that cannot fill the disk: a full file is renamed to `<path>.1`, replacing the previous one. Throws
 * `StartError` if the file cannot be opened. Lines that cannot be written later are lost, because games take priority
 * over the log.
 */
export function openLogFile(path: string, maxBytes = MAX_BYTES): LogFile {
  let file = openForAppend(path);
  let bytes = fstatSync(file).size;

  function rotate(): void {
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
        if (bytes > 0 && bytes + line.length > maxBytes) rotate();
        bytes += writeSync(file, line);
      } catch {
        // The health check reports a full disk.
      }
    },
  };
}

function openForAppend(path: string): number {
  try {
    privateFile(path);
    return openSync(path, 'a');
  } catch (error) {
    throw new StartError('data-dir', `Cannot write to the log file ${path}: ${(error as Error).message}`);
  }
}
