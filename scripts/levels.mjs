// Checks the architecture: imports between packages, within a game and within the web client, import cycles, what rules
// may not use, and that shared code names no game.
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

/** Layers of files, lowest first: a file imports its own layer and lower ones. Unlisted files are on layer `rest`. */
const layers = (names, rest = names.length) => ({ names, rest, text: names.map((row) => row.join('/')).join(' < ') });
const GAME = layers(
  [
    ['content'],
    ['state'],
    ['rules'],
    ['effects', 'sampling'],
    ['flows'],
    ['setup', 'score', 'ai', 'text', 'view'],
    ['meta', 'index'],
  ],
  5,
);
const WEB = layers([
  ['catalog'],
  ['table', 'ui'],
  ['app', 'shared'],
  ['prompts'],
  ['play'],
  ['generic-table'],
  ['games'],
  ['pages'],
]);
/** The parts of a game's folder in the web client. */
const WEB_GAME = layers([
  ['text', 'text-effects', 'icons'],
  ['board'],
  ['Cover', 'play'],
  ['editor', 'guide', 'setup'],
  ['game-ui'],
  ['listing'],
]);

/** The layer of a file by its path below the folder that the layers divide. */
function layerOf({ names, rest }, path) {
  const found = names.findIndex((row) => row.includes(path.split(/[\\/]/)[0].replace(/\.\w+$/, '')));
  return found < 0 ? rest : found;
}

/** The layers between two files of a package, given by their paths below `src`, and the folder that they divide. */
function layersBetween(folder, from, to) {
  if (gameIds.includes(folder.slice('games/'.length))) return [GAME, ''];
  if (folder !== 'web') return null;
  const game = gameIds.find((id) => [from, to].every((path) => path.startsWith(join('games', id, '/'))));
  return game ? [WEB_GAME, join('games', game)] : [WEB, ''];
}

const SHARED = ['kernel', 'messages', 'testing', 'bots', 'protocol', 'host', 'server', 'cli', 'web'];
const faults = [];

const folders = Object.keys(LEVEL);
const manifest = (folder) => JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
const byName = new Map(folders.map((folder) => [manifest(folder).name, folder]));

/** The modules a source imports: when it loads, only for their types, or on demand. */
const importsOf = (code) => [
  ...[...code.matchAll(/^\s*(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm)].map(
    ([, type, name]) => ({ name, kind: type ? 'type' : 'load' }),
  ),
  ...[...code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)].map(([, name]) => ({ name, kind: 'load' })),
  ...[...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name]) => ({ name, kind: 'demand' })),
];

/** Checks an import within a package. */
function checkLayer(folder, path, name) {
  const src = join(packages, folder, 'src');
  const [from, to] = [path, join(dirname(path), name)].map((file) => relative(src, file));
  const [order, divided] = layersBetween(folder, from, to) ?? [];
  if (order && layerOf(order, relative(divided, to)) > layerOf(order, relative(divided, from)))
    faults.push(`${relative(root, path)} imports ${to}, which is on a higher layer (${order.text})`);
  const gameOf = (file) => folder === 'web' && gameIds.find((id) => file.startsWith(join('games', id, '/')));
  if (gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to))
    faults.push(`${relative(root, path)} imports ${to}, which belongs to another game`);
}

/** An import cycle, or null. The graph maps each module to those it imports. */
function cycleIn(graph) {
  const done = new Set();
  const visit = (path, trail) => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    done.add(path);
    return firstOf(graph.get(path) ?? [], (next) => visit(next, [...trail, path]));
  };
  return firstOf(graph.keys(), (path) => visit(path, []));
}

/** The first result that is not null. */
function firstOf(values, find) {
  for (const value of values) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}

/** The code without comments, which are not checked. */
const bare = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

for (const folder of folders) {
  const { dependencies = {}, devDependencies = {} } = manifest(folder);
  const sources = files(join(packages, folder, 'src')).filter((path) => /\.tsx?$/.test(path));
  // Types may depend on each other, except in the web client, whose layers order types too.
  const graph = new Map();
  for (const path of sources) {
    const where = relative(root, path);
    const code = bare(readFileSync(path, 'utf8'));
    const loads = [];
    graph.set(path, loads);
    for (const { name, kind } of importsOf(code)) {
      if (name.startsWith('.') && /\.tsx?$/.test(name)) {
        checkLayer(folder, path, name);
        if (kind === 'load' || (kind === 'type' && folder === 'web')) loads.push(join(dirname(path), name));
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
  const cycle = cycleIn(graph);
  if (cycle) faults.push(`import cycle: ${cycle.map((path) => relative(root, path)).join(' → ')}`);
}

const kernel = manifest('kernel');
if (Object.keys(kernel.dependencies ?? {}).length > 0) faults.push('the kernel has dependencies');
if (/"resolved": "https?:/.test(readFileSync(join(root, 'package-lock.json'), 'utf8'))) {
  faults.push('package-lock.json holds download addresses');
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
