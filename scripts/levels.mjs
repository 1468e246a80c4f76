// Checks the architecture: imports between packages and within a game, what rules may not use, and that shared code
// names no game.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, root } from './lib.mjs';

const packages = join(root, 'packages');
const gameIds = readdirSync(join(packages, 'games')).filter((id) => id !== 'registry');

/** The level of each package: it may import lower ones only. */
const LEVEL = {
  kernel: 0,
  messages: 1,
  testing: 2,
  bots: 3,
  protocol: 3,
  'games/registry': 3,
  host: 4,
  server: 5,
  web: 5,
  cli: 6,
};
for (const id of gameIds) LEVEL[`games/${id}`] = 2;

/**
 * The layers of a game's package, lowest first: a file imports its own layer and lower ones. Unlisted files are on the
 * layer of the view.
 */
const FLOORS = [
  ['content'],
  ['state'],
  ['rules'],
  ['effects', 'sampling'],
  ['flows'],
  ['setup', 'score', 'ai', 'text', 'view'],
  ['meta', 'index'],
];
const ORDER = FLOORS.map((names) => names.join('/')).join(' < ');
const VIEW = 5;
/** The layer of a file by its path below `src`. */
function floorOf(path) {
  const found = FLOORS.findIndex((names) => names.includes(path.split(/[\\/]/)[0].replace(/\.ts$/, '')));
  return found < 0 ? VIEW : found;
}

const SHARED = ['kernel', 'messages', 'testing', 'bots', 'protocol', 'host', 'server', 'cli', 'web'];
const faults = [];

const folders = Object.keys(LEVEL);
const manifest = (folder) => JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
const byName = new Map(folders.map((folder) => [manifest(folder).name, folder]));

/** The modules a source imports, including types. */
const importsOf = (code) => [
  ...[...code.matchAll(/^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm)].map((match) => match[1]),
  ...[...code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)].map((match) => match[1]),
  ...[...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1]),
];

/** The code without comments, which are not checked. */
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
