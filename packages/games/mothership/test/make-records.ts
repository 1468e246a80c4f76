// Plays and writes the recorded games anew; see fixtures/README.md.
import { writeFileSync } from 'node:fs';
import { RECORDED, recordOf } from './recorded.ts';

const wanted = process.argv.slice(2);
for (const game of RECORDED.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const record = recordOf(game);
  const file = new URL(`./fixtures/${game.name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  console.log(`${game.name}: seed "${record.seed}", ${record.entries.length} entries`);
}
