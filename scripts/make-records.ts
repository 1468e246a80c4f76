// Plays and writes the recorded games of a game: its id, then optional names. See its test/fixtures/README.md.
import { existsSync, writeFileSync } from 'node:fs';
import { isLevel, think } from '../packages/bots/src/index.ts';
import type { Game } from '../packages/kernel/src/index.ts';
import { type Recorded, recordOf } from '../packages/testing/src/index.ts';
import { fail } from './lib.mjs';

const [id = '', ...wanted] = process.argv.slice(2);
const home = new URL(`../packages/games/${id}/`, import.meta.url);
if (id === '' || !existsSync(new URL('test/recorded.ts', home))) fail(`no game "${id}" that keeps recorded games`);
const { game } = (await import(new URL('src/index.ts', home).href)) as { game: Game };
const { RECORDED } = (await import(new URL('test/recorded.ts', home).href)) as { RECORDED: readonly Recorded<any>[] };

for (const one of RECORDED.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { name, bots: level } = one;
  if (!isLevel(level)) throw new Error(`${name}: no bots of level "${level}"`);
  const record = recordOf(game, one, (rules, s, seat, question, seed) =>
    think(rules, s, seat, question, { level, seed, iterations: 60 }),
  );
  writeFileSync(new URL(`test/fixtures/${name}.json`, home), `${JSON.stringify(record)}\n`);
  console.log(`${name}: seed "${record.seed}", ${record.entries.length} entries`);
}
