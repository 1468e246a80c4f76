import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

// The data folder holds seeds, hands and e-mail addresses: other users of the machine must not read it.
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Makes a folder for the server's own user only. One that exists keeps the rights its owner gave it. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY.folder });
}

/** Makes a file readable by the server's own user only, whether it exists already or is created empty. */
export function privateFile(path: string): void {
  if (!existsSync(path)) return closeSync(openSync(path, 'a', OWNER_ONLY.file));
  try {
    chmodSync(path, OWNER_ONLY.file);
  } catch (error) {
    // A file of another user keeps the rights its owner gave it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
