import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const house = fileURLToPath(new URL('../../..', import.meta.url));
const script = join(house, 'scripts/new-game/new-game.mjs');
const run = (file: string, args: string[], cwd = house) =>
  spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', timeout: 100_000 });

/** A copy of the house with links of its own, so that a game can be added to it. */
function copyOfTheHouse(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-new-game-'));
  for (const name of ['packages', 'scripts', 'docs', 'package.json', 'package-lock.json', 'README.md', 'CREDITS.md']) {
    cpSync(join(house, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|pictures)$|\.tsbuildinfo$/.test(path),
    });
  }
  for (const name of ['tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(join(house, name), join(folder, name));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  for (const name of ['tsx', 'vitest', 'typescript', 'react', '@types', 'fast-check', 'vite', 'zod', 'esbuild']) {
    if (existsSync(join(house, 'node_modules', name)))
      symlinkSync(join(house, 'node_modules', name), join(modules, name));
  }
  for (const name of ['kernel', 'testing', 'bots'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@orrery', name));
  symlinkSync(join(folder, 'packages/games/registry'), join(modules, '@orrery/games'));
  return folder;
}

describe('npm run new-game', () => {
  let folder = '';
  beforeAll(() => {
    folder = copyOfTheHouse();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['nothing', [], /^orrery: which game\?/],
    ['capital letters', ['Dice'], /^orrery: "Dice" cannot be a game's id/],
    ['a path', ['../dice'], /^orrery: "\.\.\/dice" cannot be a game's id/],
    ['a name that breaks the code', ['dice', "Dan's"], /^orrery: "Dan's" cannot be a game's name/],
    ['a package of the house', ['kernel'], /^orrery: there is something called kernel already/],
    ['the registry', ['registry'], /^orrery: there is something called registry already/],
    ['an unknown flag', ['dice', '--fast'], /^orrery: Unknown option '--fast'/],
  ])('refuses %s with one clear line', (_what, args, line) => {
    const { status, stderr } = run(script, args);
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('writes a game that is listed at once, keeps the contract and follows its rules', () => {
    const made = run(script, ['toy-dice', 'Toy Dice', '--into', folder]);
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
    expect(readFileSync(join(folder, 'packages/games/registry/src/catalog.gen.ts'), 'utf8')).toContain(
      "listed('toy-dice', \"Toy Dice\", { min: 2, max: 4 }, () => import('@orrery/toy-dice'))",
    );
    for (const page of ['README.md', 'CREDITS.md'])
      expect(readFileSync(join(folder, page), 'utf8')).toContain('Toy Dice');
    expect(run(join(folder, 'scripts/gen.mjs'), ['--check'], folder)).toMatchObject({ status: 0, stderr: '' });

    const tested = run(
      join(house, 'node_modules/vitest/vitest.mjs'),
      ['run', 'packages/games/toy-dice', '--root', folder],
      folder,
    );
    for (const file of ['contract', 'rules', 'saves'])
      expect(tested.stdout).toMatch(new RegExp(`✓.* packages/games/toy-dice/test/${file}\\.test\\.ts`));
    expect(tested.status).toBe(0);
    const typed = run(join(house, 'node_modules/typescript/bin/tsc'), ['-b', 'packages/games/toy-dice'], folder);
    expect(typed.stdout).toBe('');

    const again = run(script, ['toy-dice', '--into', folder]);
    expect(again.stderr).toMatch(/^orrery: there is something called toy-dice already: packages\/games\/toy-dice\n$/);
  }, 200_000);

  it('and a rulings file that is missing ends `npm run gen` with one clear line', () => {
    rmSync(join(folder, 'docs/rulings/toy-dice.md'));
    const { status, stderr } = run(join(folder, 'scripts/gen.mjs'), ['--quick'], folder);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'orrery: toy-dice has a list of rules but no rulings: write docs/rulings/toy-dice.md, an empty table will do\n',
    );
  });
});
