// Writes what is generated: copy functions, the lists of games, saves of a new version of a game, the rule coverage page.
// `--check` compares instead of writing; `--quick` leaves out the coverage page, for which tests must run.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyJson, type Game } from '../packages/kernel/src/index.ts';
import { savesOf } from '../packages/testing/src/saves.ts';
import { writeCopy } from './copygen.ts';
import { coveragePage, scenarioReport } from './coverage.ts';
import { catalogSource, type Found, gameIds, isUnfinished, writeManifests, writePages } from './games.ts';
import { fail } from './lib.mjs';

const check = process.argv.includes('--check');
const root = new URL('..', import.meta.url).pathname;
const stale: string[] = [];

function put(path: string, content: string): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (before === content) return;
  if (check) stale.push(path.slice(root.length));
  else {
    writeFileSync(path, content);
    console.log(`wrote ${path.slice(root.length)}`);
  }
}

/** A generated file must exist before the module that imports it can be loaded; until it is written, the slow copy serves. */
function ensure(path: string): void {
  if (!existsSync(path)) writeFileSync(path, "export { copyJson as copy } from '@orrery/kernel';\n");
}

const isGame = (x: unknown): x is Game => typeof x === 'object' && x !== null && 'flows' in x && 'setup' in x;

const games = join(root, 'packages/games');
const ids = gameIds(root);
const found: Found[] = [];
for (const id of ids) {
  const target = join(games, id, 'src/copy.gen.ts');
  ensure(target);
  const { game } = (await import(join(games, id, 'src/index.ts'))) as { game: Game };
  put(target, writeCopy(game.state, game.flows, './state.ts'));
  if (!existsSync(join(root, `docs/rules/${id}.md`)))
    fail(`${id} has no list of rules: docs/rules/${id}.md is missing`);
  if (!existsSync(join(root, `docs/rulings/${id}.md`)))
    fail(`${id} has a list of rules but no rulings: write docs/rulings/${id}.md, an empty table will do`);
  const room = join(root, `packages/web/src/games/${id}/box.ts`);
  if (!existsSync(room)) fail(`${id} has no box on the shelf: packages/web/src/games/${id}/box.ts is missing`);
  const { box } = (await import(room)) as Pick<Found, 'box'>;
  found.push({ game, unfinished: isUnfinished(root, id), box });
}
put(join(games, 'registry/src/catalog.gen.ts'), catalogSource(found));
writeManifests(root, ids, put, check);
writePages(root, found, put);

const fixtures = join(root, 'packages/testing/src/fixtures');
for (const file of readdirSync(fixtures).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.gen.ts') && name !== 'index.ts',
)) {
  const target = join(fixtures, `${basename(file, '.ts')}.gen.ts`);
  ensure(target);
  const game = Object.values((await import(join(fixtures, file))) as object).find(isGame);
  if (game) put(target, writeCopy(game.state, game.flows, `./${file}`));
}

// A released version's saves are written once and never again: they are what players may still hold.
for (const { game } of found) {
  const target = join(games, game.id, `test/fixtures/saves/v${game.version}.json`);
  if (existsSync(target)) continue;
  mkdirSync(dirname(target), { recursive: true });
  put(
    target,
    // The copy that was loaded may be older than the state: the slow one always fits.
    `[\n${savesOf({ ...game, copy: copyJson })
      .map((save) => JSON.stringify(save))
      .join(',\n')}\n]\n`,
  );
}

// Which rules are proven is known once the tests have run: `--check` looks only where it is given their report.
const given = process.argv.find((word) => word.startsWith('--report='))?.slice('--report='.length);
const quick = process.argv.includes('--quick');
const coverage = quick || (check && !given) ? null : coveragePage(root, given ?? scenarioReport(root));
if (coverage) put(join(root, 'docs/rules/coverage.md'), coverage.page);
for (const line of coverage?.missing ?? []) console.error(line);

if (stale.length > 0) {
  console.error(`stale generated files (run npm run gen): ${stale.join(', ')}`);
}
if (stale.length > 0 || (check && coverage && coverage.missing.length > 0)) process.exit(1);
