import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, orrery, root } from './run.ts';

const record = {
  game: 'moonriser',
  version: 1,
  options: {},
  seats: 2,
  seed: 's',
  entries: [],
  snapshot: { version: 1, state: {} },
};

describe('a usage error is one line on stderr and exit code 2', () => {
  test.concurrent.each<[string, string[], RegExp]>([
    ['a missing command', [], /no command given/],
    ['an unknown command', ['fly'], /unknown command 'fly'/],
    ['an unknown flag', ['simulate', 'moonriser', '--fast'], /unknown option '--fast'/],
    ['an unknown global flag', ['--fast'], /unknown option '--fast'/],
    ['a missing game', ['simulate'], /missing required argument 'game'/],
    ['an unknown game', ['simulate', 'chess'], /unknown game "chess".*moonriser/],
    ['too many arguments', ['simulate', 'moonriser', 'twice'], /too many arguments/],
    ['a non-numeric count', ['simulate', 'moonriser', '--games', 'many'], /'many' is invalid.*whole number from 1/],
    ['a number that is too small', ['simulate', 'moonriser', '-n', '0'], /'0' is invalid/],
    ['a missing value', ['simulate', 'moonriser', '--seed'], /argument missing/],
    ['an unsupported seat count', ['simulate', 'moonriser', '--seats', '9'], /2 to 4/],
    ['an option without a value', ['simulate', 'moonriser', '--option', 'layout'], /key=value/],
    ['an unknown option of the game', ['simulate', 'moonriser', '--option', 'colour=red'], /colour/],
    ['an unknown value of an option', ['simulate', 'moonriser', '--option', 'layout=moebius'], /layout/],
    ['an unknown bot level', ['simulate', 'moonriser', '--bots', 'genius'], /'genius' is invalid.*level1.*level8/],
    ['an arena without a second level', ['arena', 'moonriser', '--a', 'easy'], /'--b <level>' not specified/],
    ['too many workers for simulate', ['simulate', 'moonriser', '--workers', '3'], /from 1 to 2/],
    [
      'too many workers for arena',
      ['arena', 'moonriser', '--a', 'easy', '--b', 'easy', '--workers', '9'],
      /from 1 to 2/,
    ],
    ['a player above the seat count', ['play', 'moonriser', '--player', '3'], /must be from 1 to 2/],
    ['an unknown game for play', ['play', 'go'], /unknown game "go"/],
    ['a missing file for replay', ['replay', 'nowhere.json'], /nowhere\.json: no such file/],
    ['a folder for replay', ['replay', 'packages'], /packages: is a folder/],
    ['a missing file for verify', ['verify', 'nowhere.json'], /nowhere\.json: no such file/],
    ['a file that is not JSON', ['verify', 'packages/cli/src/index.ts'], /index\.ts: not JSON/],
    ['a file that is not a record', ['verify', 'package.json'], /package\.json: not a record: \.game/],
    [
      'a record path in a missing folder',
      ['simulate', 'moonriser', '-n', '1', '--record', 'no/such/folder/x.json'],
      /x\.json: no such/,
    ],
    ['a ladder without a matching setup', ['ladder', 'moonriser', '--setup', 'upside down'], /no setup matches/],
    ['a ladder of an unknown game', ['ladder', 'chess'], /unknown game "chess"/],
    ['no rounds of tuning', ['ladder', 'moonriser', '--rounds', '0'], /'0' is invalid/],
    ['a folder as results of a ladder', ['ladder', 'moonriser', '--results', 'packages'], /packages: the file cannot/],
    ['an unknown game for bench', ['bench', 'chess'], /unknown game "chess"/],
    ['a port out of range', ['serve', '--port', '70000'], /'70000' is invalid/],
    ['a missing folder of pages', ['serve', '--web', 'no-such-folder'], /no-such-folder: no such folder/],
    ['a data folder that is a file', ['serve', '--port', '0', '--data', 'package.json'], /package\.json/],
  ])('%s', async (_name, args, message) => {
    const { code, out, err } = await orrery(...args);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^orrery: /);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('a record with a broken entry, another version, an unknown game or too few entries', async () => {
    const path = join(folder(), 'r.json');
    const errorFor = async (content: object, ...args: string[]) => {
      writeFileSync(path, JSON.stringify(content));
      const { code, err } = await orrery(...args, path);
      return `${code} ${err.replaceAll(path, 'r.json')}`;
    };
    expect(await errorFor({ ...record, entries: [{ kind: 'dance' }] }, 'verify')).toMatch(
      /^2 orrery: r\.json: not a record: \.entries\[0\]\.kind/,
    );
    expect(await errorFor({ ...record, version: 999 }, 'verify')).toMatch(/^2 orrery: .*another version of the rules/);
    expect(await errorFor({ ...record, game: 'chess' }, 'replay')).toMatch(/^2 orrery: unknown game "chess"/);
    expect(await errorFor(record, 'replay', '--at', '1')).toMatch(/^2 orrery: r\.json: --at 1 is past the end/);
  });
});

describe('help', () => {
  test.concurrent.each(['serve', 'engine', 'play', 'simulate', 'arena', 'ladder', 'replay', 'verify', 'bench'])(
    'of %s has examples',
    async (command) => {
      const { code, out, err } = await orrery(command, '--help');
      expect(out).toMatch(new RegExp(`Usage: orrery ${command}`));
      expect(out).toMatch(/Examples:\n {2}\$ /);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    },
  );

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    expect(await orrery('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test('lists every command', async () => {
    const { code, out } = await orrery('--help');
    for (const name of ['serve', 'engine', 'play', 'simulate', 'arena', 'ladder', 'replay', 'verify', 'bench'])
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(code).toBe(0);
  });
});
