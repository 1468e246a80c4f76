import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

// The data folder holds seeds, hands and e-mail addresses, so other users of the machine must not be able to read it.
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Creates a folder that only the server's user can access. An existing folder keeps its permissions. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
}

/** Makes a file readable by the server's user only; creates an empty one if it is missing. */
export function privateFile(path: string): void {
  if (!existsSync(path)) return closeSync(openSync(path, 'a', OWNER_ONLY.file));
  try {
    chmodSync(path, OWNER_ONLY.file);
  } catch (error) {
    // A file that belongs to another user keeps its permissions.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
