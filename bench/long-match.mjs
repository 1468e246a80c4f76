// Creates a match of many entries in a server's folder before it starts: random answers, often undone; with `over` it
// is played to its end.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomOf } from './guess.mjs';

export async function longMatch(root, folder, game, entries, over = false) {
  const load = (path) => import(pathToFileURL(`${root}/packages/${path}`).href);
  const { catalog } = await load('games/registry/dist/index.js');
  const { openTable, rulesOf, seeded } = await load('kernel/dist/index.js');
  const { newMatch } = await load('host/dist/index.js');
  const { openSqlite } = await load('server/dist/store/sqlite.js');
  const { hashToken } = await load('server/dist/ids.js');
  const rules = rulesOf(await catalog.find((entry) => entry.id === game).load());
  const [id, token, seed, rng, random] = ['long', 'long-token', 'long', seeded('long'), randomOf(5)];
  const owner = hashToken(token);
  const seats = [owner, hashToken('other')].map((key, n) => ({ kind: 'human', name: `${n}`, level: null, token: key }));
  const fresh = newMatch(rules, { id, seats, seed, owner, clock: null, created: 0, options: {} });
  const table = openTable(rules, { seats: 2, options: fresh.options, seed });

  function next() {
    const row = rules.waiting(table.state).find((one) => !one.standing);
    const last = table.record.entries.at(-1);
    if (last?.kind === 'act' && (!row || (table.record.entries.length < entries && random() < 0.45)))
      return table.undoEntry(last.action.seat, { reseed: String(random()) });
    const { actions } = rules.legal(table.state, row.seat, row.question, rng, 1);
    return { kind: 'act', action: actions[Math.floor(random() * actions.length)] };
  }

  mkdirSync(folder, { recursive: true });
  const store = openSqlite(join(folder, 'matches.db'));
  await store.create(fresh);
  const writes = [];
  const goesOn = (seq) => seq <= entries || (over && table.state.result === null && seq <= 4 * entries);
  for (let seq = 1; goesOn(seq); seq++) {
    const entry = next();
    const events = table.apply(entry);
    writes.push(store.append(id, { seq, entry, events }, table.record.snapshot));
  }
  await Promise.all(writes);
  await store.close();
  return { match: id, token, entries: table.record.entries.length, over: table.state.result !== null };
}
