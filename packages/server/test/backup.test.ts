import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySqlite, openSqlite, verifyStore } from '../src/index.ts';
import { games, openWorld, type World } from './help/world.ts';

let world: World;
let dir: string;
beforeEach(async () => {
  world = await openWorld();
  dir = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
});
afterEach(async () => {
  await world.end();
  rmSync(dir, { recursive: true, force: true });
});

/** Creates two matches with some moves each; returns their ids. */
async function play(): Promise<string[]> {
  const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
  const ids = [];
  for (const moves of [2, 3]) {
    const { match, token } = await world.api.create({ game: 'lanterns', seats });
    const guest = world.sit(match, token);
    for (let i = 0; i < moves; i++) await guest.answer('draw');
    ids.push(match);
  }
  return ids;
}

async function verify(file: string) {
  const store = openSqlite(file);
  try {
    return await verifyStore(store, games.catalog);
  } finally {
    await store.close();
  }
}

describe('a backup', () => {
  it('can be made while the server runs, and every game in it replays to the same state', async () => {
    const [one] = await play();
    const file = join(dir, 'copy.db');
    copySqlite(join(world.dir, 'matches.db'), file);
    expect(await verify(file)).toEqual({ matches: 2, damages: [] });
    const copy = openSqlite(file);
    expect((await copy.load(one as string))?.seq).toBe(2);
    await copy.close();
    const served = world.sit(one as string, null);
    await served.until((table) => table.seq === 2);
  });

  it('never overwrites a file, and needs an existing source', async () => {
    const file = join(dir, 'copy.db');
    const from = join(world.dir, 'matches.db');
    copySqlite(from, file);
    expect(() => copySqlite(from, file)).toThrow('already exists');
    expect(() => copySqlite(join(dir, 'none.db'), join(dir, 'other.db'))).toThrow('does not exist');
  });

  it('is reported as damaged if a state, an entry or a match was changed', async () => {
    const [one, two] = await play();
    const file = join(dir, 'copy.db');
    copySqlite(join(world.dir, 'matches.db'), file);
    const db = new Database(file);
    db.prepare(`update snapshots set state = replace(state, '"turn":0', '"turn":1') where match = ?`).run(one);
    db.prepare('delete from entries where match = ? and seq = 1').run(two);
    db.close();
    const { damages } = await verify(file);
    expect(damages.map(({ match }) => match).sort()).toEqual([one, two].sort());
    expect(damages.find(({ match }) => match === two)?.why).toBe('entry 1 is missing');
    expect(damages.find(({ match }) => match === one)?.why).toMatch(/different state|reject/);
  });
});
