// `npm run new-game <id> [name]`: creates a working skeleton of a game, its rules list and its folder in the web
// client.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, files, root as repository, run } from '../lib.mjs';

const { values, positionals } = readArgs();
const root = values.into ? resolve(values.into) : repository;
const [id, ...words] = positionals;
const skeleton = fileURLToPath(new URL('./skeleton', import.meta.url));

function readArgs() {
  try {
    return parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
  } catch (error) {
    return fail(error.message);
  }
}

const usage = 'npm run new-game <id> [name], for example: npm run new-game lucky-dice "Lucky Dice"';
if (!id) fail(`Missing game id. Usage: ${usage}`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
  fail(
    `"${id}" cannot be a game's id. Use up to 30 lowercase letters and digits, with hyphens between words. ${usage}`,
  );
if (!existsSync(join(root, 'packages/games')))
  fail(`${root} is not a copy of this repository: packages/games is missing.`);

const places = {
  package: `packages/games/${id}`,
  room: `packages/web/src/games/${id}`,
  'rules.md': `docs/rules/${id}.md`,
  'rulings.md': `docs/rulings/${id}.md`,
};
const taken = Object.values(places).find((path) => existsSync(join(root, path)));
if (taken || takenNames().includes(`@orrery/${id}`))
  fail(`The name ${id} is taken by ${taken ?? 'a package of this repository'}. Choose another one.`);

/** The names of existing packages, which a game cannot use. */
function takenNames() {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'package.json'));
  const own = folders.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, 'utf8')).name);
  return [...own, '@orrery/games', '@orrery/registry'];
}

const name =
  words.join(' ') ||
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
if (/[\\'"`$|{}<>\n]/.test(name)) fail(`"${name}" cannot be a game's name: no quotes, brackets, $ or | in it`);

/** The prefix of its rule numbers: the first letters of its id that no other game uses. */
function prefix() {
  const folder = join(root, 'docs/rules');
  const used = readdirSync(folder).flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/^[A-Z]{2}(?=-\d{3} \|)/m) ?? [],
  );
  const letters = [...id.toUpperCase().replace(/[^A-Z]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .slice(1)
    .map((second) => letters[0] + second)
    .find((two) => !used.includes(two));
}

const letters = prefix();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const filled = (text) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__name__', name)
    .replaceAll('__version__', version)
    .replaceAll('XX-', `${letters}-`)
    .replaceAll('__letter__', letters.charAt(0));
for (const path of files(skeleton)) {
  const [head, ...rest] = relative(skeleton, path).split(/[\\/]/);
  const target = join(root, places[head], ...rest);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, filled(readFileSync(path, 'utf8')));
}

const code = await run(process.execPath, [join(root, 'scripts/gen.mjs')], { cwd: root });
if (code !== 0) fail('Could not write the lists of games. See the errors above.');
console.log(`
${name} is ready; package.json says that it is unfinished, so no list names it yet. Next:
  npx vitest run ${places.package}   its tests: contract suite, rules, saves
  npm start                                  play it at http://localhost:8080/new/${id}
  docs/adding-a-game.md                      what each file is for`);
