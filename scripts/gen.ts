// Writes generated files: copy functions, lists of games, saves of a new game version. `--check` compares instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyJson, type Game } from '../packages/kernel/src/index.ts';
import { savesOf } from '../packages/testing/src/saves.ts';
import { writeCopy } from './copygen.ts';
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

/** Creates a placeholder: a generated file must exist before the module that imports it can be loaded. */
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
  if (!existsSync(join(root, `docs/rules/${id}.md`))) fail(`${id} has no rules list. Create docs/rules/${id}.md.`);
  if (!existsSync(join(root, `docs/rulings/${id}.md`)))
    fail(`${id} has no rulings. Create docs/rulings/${id}.md; an empty table is enough.`);
  const listingPath = join(root, `packages/web/src/games/${id}/listing.ts`);
  if (!existsSync(listingPath)) fail(`${id} has no listing. Create packages/web/src/games/${id}/listing.ts.`);
  const { listing } = (await import(listingPath)) as Pick<Found, 'listing'>;
  found.push({ game, unfinished: isUnfinished(root, id), listing });
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

// Saves of a released version are never rewritten: players may still have them.
for (const { game } of found) {
  const target = join(games, game.id, `test/fixtures/saves/v${game.version}.json`);
  if (existsSync(target)) continue;
  mkdirSync(dirname(target), { recursive: true });
  put(
    target,
    // The generated copy may be older than the state schema; `copyJson` always works.
    `[\n${savesOf({ ...game, copy: copyJson })
      .map((save) => JSON.stringify(save))
      .join(',\n')}\n]\n`,
  );
}

if (stale.length > 0) fail(`Generated files are out of date. Run npm run gen: ${stale.join(', ')}`);
