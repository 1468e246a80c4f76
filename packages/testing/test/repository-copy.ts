import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const run = (file: string, args: string[], cwd = root, timeout = 100_000, env = process.env) =>
  spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', timeout, env });

/** Copies the repository, with its own links, so that a game or a card can be added. Returns the folder. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-new-game-'));
  for (const name of ['packages', 'scripts', 'docs', 'package.json', 'package-lock.json', 'README.md', 'CREDITS.md']) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|pictures)$|\.tsbuildinfo$/.test(path),
    });
  }
  for (const name of ['tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(join(root, name), join(folder, name));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const name of [
    'tsx',
    'vitest',
    'typescript',
    'react',
    '@types',
    'fast-check',
    'vite',
    'zod',
    'esbuild',
    'intl-messageformat',
  ]) {
    if (existsSync(join(root, 'node_modules', name)))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of ['kernel', 'messages', 'testing', 'bots'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@orrery', name));
  symlinkSync(join(folder, 'packages/games/registry'), join(modules, '@orrery/games'));
  return folder;
}
