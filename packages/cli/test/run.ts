import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const root = at('../../..');
/** The command that runs `orrery`: the build if `ORRERY_BUILT` is set, as in `npm test`, otherwise the sources. */
export const orreryCommand = process.env.ORRERY_BUILT
  ? [process.execPath, at('../bin/orrery.mjs')]
  : [process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs'), '--conditions=source', at('../src/index.ts')];

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command and returns its exit code and output. */
export function run(command: readonly string[], input = '', cwd = root): Promise<Ran> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A program may exit before it has read all input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
  });
}

export const orrery = (...args: string[]): Promise<Ran> => run([...orreryCommand, ...args]);

/** A temporary folder, deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
