// Generates the lists of games from packages/games/*.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playersOf } from '../packages/games/registry/src/index.ts';
import type { Game } from '../packages/kernel/src/index.ts';

/** A game and its listing. */
export interface Found {
  game: Game;
  /** Marked in its package.json: playable by its address, but not listed. */
  unfinished: boolean;
  listing: {
    tagline: string;
    about: string;
    minutes: readonly [from: number, to: number];
    credit: { by: string; note: string };
  };
}

/** The ids of all games: the folders next to the registry. */
export const gameIds = (root: string): string[] =>
  readdirSync(join(root, 'packages/games'))
    .filter((id) => id !== 'registry' && existsSync(join(root, 'packages/games', id, 'package.json')))
    .sort();

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Whether the game's package.json says `"unfinished": true`. */
export const isUnfinished = (root: string, id: string): boolean =>
  read(join(root, 'packages/games', id, 'package.json')).unfinished === true;

const byName = (found: readonly Found[]) => [...found].sort((a, b) => (a.game.name < b.game.name ? -1 : 1));
const json = (x: unknown) => `${JSON.stringify(x, null, 2)}\n`;
const sorted = (x: Record<string, string>) =>
  Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The catalog used by the command line, the server, the bots and the web client. */
export function catalogSource(found: readonly Found[]): string {
  const list = (name: string, unfinished: boolean) => {
    const rows = byName(found.filter((one) => one.unfinished === unfinished)).map(
      ({ game: { id, name, seats, decisions = null } }) =>
        `  listed('${id}', ${JSON.stringify(name)}, { min: ${seats.min}, max: ${seats.max} }, ${decisions}, () => import('@orrery/${id}')),\n`,
    );
    return `export const ${name}: readonly Listed[] = [${rows.length > 0 ? `\n${rows.join('')}` : ''}];\n`;
  };
  return `// Written by \`npm run gen\` from packages/games/*.\nimport { type Listed, listed } from './listed.ts';\n\n/** All listed games, sorted by name. */\n${list('catalog', false)}\n/** Unfinished games: found by id, not listed. */\n${list('unfinished', true)}`;
}

/** The dependencies of a manifest, with exactly these games. */
function dependencies(has: Record<string, string>, games: readonly string[], all: ReadonlySet<string>) {
  const others = Object.entries(has).filter(([name, range]) => range !== '*' || all.has(name));
  return sorted({ ...Object.fromEntries(others), ...Object.fromEntries(games.map((id) => [`@orrery/${id}`, '*'])) });
}

/** The registry's tsconfig.json, formatted as Biome would. */
function projectFile(paths: readonly string[]): string {
  const refs = paths.map((path) => `{ "path": "${path}" }`);
  const line = `  "references": [${refs.join(', ')}]`;
  const shown = line.length <= 120 ? line : `  "references": [\n    ${refs.join(',\n    ')}\n  ]`;
  const head = [
    '{',
    '  "extends": "../../../tsconfig.base.json",',
    '  "compilerOptions": { "rootDir": "src", "outDir": "dist" },',
  ];
  return [...head, '  "include": ["src"],', shown, '}', ''].join('\n');
}

type Put = (path: string, content: string) => void;

/** Writes the manifests that name games, the lockfile, and the links that `npm install` would make. */
export function writeManifests(root: string, ids: readonly string[], put: Put, check: boolean): void {
  const packages = join(root, 'packages');
  const shared = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'package.json')));
  const known = new Set([...shared.map((name) => read(join(packages, name, 'package.json')).name), '@orrery/games']);
  const lockPath = join(root, 'package-lock.json');
  const lock = read(lockPath);
  for (const folder of ['packages/games/registry', 'packages/web']) {
    const path = join(root, folder, 'package.json');
    const manifest = read(path);
    manifest.dependencies = dependencies(manifest.dependencies, ids, known);
    put(path, json(manifest));
    lock.packages[folder].dependencies = manifest.dependencies;
  }
  put(join(packages, 'games/registry/tsconfig.json'), projectFile(['../../kernel', ...ids.map((id) => `../${id}`)]));
  const isGame = (key: string) =>
    /^packages\/games\/(?!registry$)/.test(key) ||
    /^packages\/games\/(?!registry$)/.test(lock.packages[key].resolved ?? '');
  for (const key of Object.keys(lock.packages).filter(isGame)) delete lock.packages[key];
  for (const id of ids) {
    const {
      name,
      version,
      license,
      dependencies = {},
      devDependencies,
    } = read(join(packages, 'games', id, 'package.json'));
    lock.packages[`node_modules/${name}`] = { resolved: `packages/games/${id}`, link: true };
    lock.packages[`packages/games/${id}`] = {
      name,
      version,
      license,
      dependencies,
      ...(devDependencies ? { devDependencies } : {}),
    };
    const link = join(root, 'node_modules', name);
    if (!check && !existsSync(link)) symlinkSync(join('../../packages/games', id), link, 'junction');
  }
  const { '': project, ...rest } = lock.packages;
  const order = Object.keys(rest).sort((a, b) => a.localeCompare(b, 'en'));
  lock.packages = { '': project, ...Object.fromEntries(order.map((key) => [key, rest[key]])) };
  // A game has no dependencies to install, so the installed packages match the new lockfile too.
  const stamp = join(root, 'node_modules/.orrery-lock');
  const hash = () => createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash();
  put(lockPath, json(lock));
  if (installed && !check) writeFileSync(stamp, hash());
}

/** A page with the text between its two markers replaced. */
function withPart(path: string, lines: readonly string[]): string {
  const page = readFileSync(path, 'utf8');
  const marks = /(<!-- games: written by npm run gen -->\n)[\s\S]*?(<!-- \/games -->)/;
  if (!marks.test(page)) throw new Error(`${path} has no markers for the list of games`);
  return page.replace(marks, (_all, head, foot) => `${head}\n${lines.join('\n')}\n${foot}`);
}

/** Writes the lists of games in README and CREDITS. */
export function writePages(root: string, all: readonly Found[], put: Put): void {
  const found = byName(all.filter(({ unfinished }) => !unfinished));
  const rows = found.map(({ game, listing }) => {
    const picture = `docs/pictures/${game.id}.png`;
    const image = existsSync(join(root, picture))
      ? `<img src="${picture}" alt="${game.name}: ${listing.tagline}" width="360">`
      : '';
    return `| ${image} | **${game.name}** · ${playersOf(game)} · ${listing.minutes.join('–')} minutes<br>${listing.about} |`;
  });
  put(join(root, 'README.md'), withPart(join(root, 'README.md'), ['| | |', '| --- | --- |', ...rows, '']));
  const owed = found.map(({ game, listing }) => `| ${game.name} | ${listing.credit.by} ${listing.credit.note} |`);
  put(
    join(root, 'CREDITS.md'),
    withPart(join(root, 'CREDITS.md'), ['| game | rights and content |', '| --- | --- |', ...owed, '']),
  );
}
