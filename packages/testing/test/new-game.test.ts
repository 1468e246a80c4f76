import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, root, run } from './repository-copy.ts';

const script = join(root, 'scripts/new-game/new-game.mjs');

describe('npm run new-game', () => {
  let folder = '';
  beforeAll(() => {
    folder = copyRepository();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['nothing', [], /^orrery: Missing game id\./],
    ['capital letters', ['Dice'], /^orrery: "Dice" cannot be a game's id/],
    ['a path', ['../dice'], /^orrery: "\.\.\/dice" cannot be a game's id/],
    ['a name that breaks the code', ['dice', "Dan's"], /^orrery: "Dan's" cannot be a game's name/],
    ['the name of a package', ['kernel'], /^orrery: The name kernel is taken/],
    ['the registry', ['registry'], /^orrery: The name registry is taken/],
    ['an unknown flag', ['dice', '--fast'], /^orrery: Unknown option '--fast'/],
  ])('refuses %s with a one-line error', (_what, args, line) => {
    const { status, stderr } = run(script, args);
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('creates an unlisted, unfinished game that passes its tests', () => {
    const made = run(script, ['toy-dice', 'Toy Dice', '--into', folder]);
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
    expect(readFileSync(join(folder, 'packages/games/registry/src/catalog.gen.ts'), 'utf8')).toContain(
      "listed('toy-dice', \"Toy Dice\", { min: 2, max: 4 }, null, () => import('@orrery/toy-dice'))",
    );
    for (const page of ['README.md', 'CREDITS.md'])
      expect(readFileSync(join(folder, page), 'utf8')).not.toContain('Toy Dice');
    expect(run(join(folder, 'scripts/gen.mjs'), ['--check'], folder)).toMatchObject({ status: 0, stderr: '' });

    const tested = run(
      join(root, 'node_modules/vitest/vitest.mjs'),
      ['run', 'packages/games/toy-dice', '--root', folder],
      folder,
    );
    for (const file of ['contract', 'rules', 'saves'])
      expect(tested.stdout).toMatch(new RegExp(`✓.* packages/games/toy-dice/test/${file}\\.test\\.ts`));
    expect(tested.status).toBe(0);
    const typed = run(join(root, 'node_modules/typescript/bin/tsc'), ['-b', 'packages/games/toy-dice'], folder);
    expect(typed.stdout).toBe('');

    const again = run(script, ['toy-dice', '--into', folder]);
    expect(again.stderr).toMatch(
      /^orrery: The name toy-dice is taken by packages\/games\/toy-dice\. Choose another one\.\n$/,
    );
  }, 200_000);

  it('lets `npm run gen` write saves of a changed state, as adding-a-game.md describes', () => {
    const change = (file: string, from: string, to: string) => {
      const path = join(folder, 'packages/games/toy-dice/src', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    };
    change('state.ts', 'points: list(int)', 'points: list(int), laps: list(int)');
    change('setup/setup.ts', 'points: new', 'laps: [0],\n  points: new');
    change('flows/turn.ts', 's.gain = 0;', 's.gain = 0;\n  s.laps[0] = (s.laps[0] as number) + 1;');
    rmSync(join(folder, 'packages/games/toy-dice/test/fixtures/saves'), { recursive: true });
    expect(run(join(folder, 'scripts/gen.mjs'), [], folder)).toMatchObject({ status: 0, stderr: '' });
  });

  it('makes `npm run gen` fail with one line if the rulings file is missing', () => {
    rmSync(join(folder, 'docs/rulings/toy-dice.md'));
    const { status, stderr } = run(join(folder, 'scripts/gen.mjs'), [], folder);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'orrery: toy-dice has no rulings. Create docs/rulings/toy-dice.md; an empty table is enough.\n',
    );
  });
});
