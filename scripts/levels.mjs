// The architecture as a check: who may import whom, between packages and within a game, what the rules may not touch,
// and that shared code names no game.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, root } from './lib.mjs';

const packages = join(root, 'packages');
const gameIds = readdirSync(join(packages, 'games')).filter((id) => id !== 'registry');

/** Each package's level: it may import lower ones only. The list of games stands above the games, the command on top. */
const LEVEL = { kernel: 0, testing: 1, bots: 2, protocol: 2, 'games/registry': 2, host: 3, server: 4, web: 4, cli: 5 };
for (const id of gameIds) LEVEL[`games/${id}`] = 1;

/** The floors of a game's package, lowest first: a file imports its own floor and lower ones. What is not named here is with the view. */
const FLOORS = [
  ['content'],
  ['state'],
  ['rules'],
  ['effects', 'sampling'],
  ['flows'],
  ['setup', 'score', 'hints', 'text', 'view'],
  ['meta', 'index'],
];
const ORDER = FLOORS.map((names) => names.join('/')).join(' < ');
const VIEW = 5;
/** The floor of a file by its path below `src`. */
function floorOf(path) {
  const found = FLOORS.findIndex((names) => names.includes(path.split(/[\\/]/)[0].replace(/\.ts$/, '')));
  return found < 0 ? VIEW : found;
}

const SHARED = ['kernel', 'testing', 'bots', 'protocol', 'host', 'server', 'cli', 'web'];
const faults = [];

const folders = Object.keys(LEVEL);
const manifest = (folder) => JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
const byName = new Map(folders.map((folder) => [manifest(folder).name, folder]));

/** Modules a source imports, types included. */
const importsOf = (code) => [
  ...[...code.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm)].map((match) => match[1]),
  ...[...code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)].map((match) => match[1]),
  ...[...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1]),
];

/** The code without comments, so that a comment may say what it likes. */
const bare = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

for (const folder of folders) {
  const { dependencies = {}, devDependencies = {} } = manifest(folder);
  const sources = files(join(packages, folder, 'src')).filter((path) => /\.tsx?$/.test(path));
  for (const path of sources) {
    const where = relative(root, path);
    const code = bare(readFileSync(path, 'utf8'));
    for (const name of importsOf(code)) {
      if (name.startsWith('.') && gameIds.includes(folder.slice('games/'.length))) {
        const src = join(packages, folder, 'src');
        const to = relative(src, join(dirname(path), name));
        if (floorOf(to) > floorOf(relative(src, path)))
          faults.push(`${where} imports ${to}, which stands above it in a game (${ORDER})`);
      }
      if (name.startsWith('.') || name.startsWith('virtual:') || name.includes('${')) continue;
      if (name.startsWith('node:')) {
        if (LEVEL[folder] < 2 || ['bots', 'protocol', 'host', 'web'].includes(folder)) {
          faults.push(`${where} imports ${name}: this package must run anywhere`);
        }
        continue;
      }
      const base = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      const own = byName.get(base);
      if (own === folder) faults.push(`${where} imports its own package by name`);
      else if (own !== undefined && LEVEL[own] >= LEVEL[folder])
        faults.push(`${where} imports ${base}, which is not below it`);
      if (own !== folder && !(base in dependencies) && !(base in devDependencies)) {
        faults.push(`${where} imports ${base}, which its package.json does not name`);
      }
    }
    if (folder === 'kernel' || folder.startsWith('games/')) {
      const barred = code.match(
        /Math\.random|Date\.now|new Date|performance\.now|structuredClone|new Function|\beval\(/,
      );
      if (barred && folder !== 'games/registry')
        faults.push(`${where} uses ${barred[0]}: rules know no clock and no chance but their own`);
    }
    const isGameRoom = where.startsWith('packages/web/src/games/');
    if (SHARED.includes(folder) && !isGameRoom) {
      const named = gameIds.find((id) => new RegExp(`\\b${id}\\b`, 'i').test(code));
      if (named) faults.push(`${where} names ${named}: shared code knows no game`);
    }
  }
}

const kernel = manifest('kernel');
if (Object.keys(kernel.dependencies ?? {}).length > 0) faults.push('the kernel has dependencies');
if (/"resolved": "https?:/.test(readFileSync(join(root, 'package-lock.json'), 'utf8'))) {
  faults.push('package-lock.json holds download addresses');
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
