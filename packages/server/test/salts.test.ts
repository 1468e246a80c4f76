import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LobbyTable, seedPartsIn } from '@orrery/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../src/ids.ts';
import { REVEAL_MS } from '../src/lobby/lobby-table.ts';
import { type Browser, browser, lineAs } from './help/browser.ts';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { looking } from './help/lobby-client.ts';
import { startChild } from './help/start-child.ts';
import { openWorld, type World } from './help/world.ts';

const SALTS = ['a salt of Ada’s own', 'a salt of Bo’s own'] as const;
const [ADA, BO] = [hashToken(SALTS[0]), hashToken(SALTS[1])];

let world: World;
let clock: JumpingClock;
const pages: Awaited<ReturnType<typeof looking>>[] = [];
beforeEach(async () => {
  clock = jumpingClock();
  world = await openWorld({ clock });
});
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.close();
  await world.end();
});

async function look(url: string, table: string, { cookie }: Browser) {
  const page = await looking(url, table, cookie);
  pages.push(page);
  return page;
}

/** Ada creates a table and commits to a salt; both players follow the table. */
async function opened(url = world.server.url) {
  const [ada, bo] = [browser(() => url), browser(() => url)];
  await Promise.all([ada.ask('POST', '/api/me', { name: 'Ada' }), bo.ask('POST', '/api/me', { name: 'Bo' })]);
  const seats = [{ kind: 'me', name: 'Ada', saltHash: ADA }, { kind: 'open' }];
  const { table } = (await ada.ask('POST', '/api/tables', { game: 'tic-tac-toe', seats })).body as LobbyTable;
  const at = `/api/tables/${table}`;
  const [hers, his] = [await look(url, table, ada), await look(url, table, bo)];
  const sit = (saltHash: string) => bo.ask('POST', at, { do: 'sit', name: 'Bo', saltHash });
  const start = () => ada.ask('POST', at, { do: 'start' });
  const reveal = (who: Browser, salt: string) => who.ask('POST', at, { do: 'reveal', salt });
  return { ada, bo, table, at, hers, his, sit, start, reveal };
}

/** What the server has stored about a table and its match. */
function stored(table: string): { body: string; seed: string | null } {
  const file = new Database(join(world.dir, 'matches.db'), { readonly: true } as never);
  try {
    const row = file
      .prepare('select g.body, m.seed from gatherings g left join matches m on m.id = g.id where g.id = ?')
      .get(table);
    return row as never;
  } finally {
    file.close();
  }
}
const isStarting = (now: LobbyTable | null) => now !== null && now.revealBy !== null;
const isBegun = (now: LobbyTable | null) => now?.stage === 'begun';

describe('salts', () => {
  it('are revealed only after every seat has committed, and hidden until the end', async () => {
    const { ada, bo, table, hers, his, sit, start, reveal } = await opened();
    const early = await reveal(ada, SALTS[0]);
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'bad-salt' } } });
    await sit(BO);
    await start();
    // Both see the same commitments, and the seats are final.
    for (const page of [hers, his]) {
      const seen = await page.until(isStarting);
      expect(seen?.seats.map(({ saltHash }) => saltHash)).toEqual([ADA, BO]);
    }
    for (const salt of SALTS) expect(stored(table).body).not.toContain(salt);
    await reveal(bo, SALTS[1]);
    await reveal(ada, SALTS[0]);
    await Promise.all([hers, his].map((page) => page.until(isBegun)));
    expect(seedPartsIn(stored(table).seed ?? '')?.salts).toEqual(SALTS);
    for (const salt of SALTS) expect(JSON.stringify([hers.received, his.received])).not.toContain(salt);
  });

  it('are rejected if they differ from the commitment', async () => {
    const { ada, bo, table, sit, start, reveal } = await opened();
    await sit(BO);
    await start();
    const wrong = await reveal(bo, 'another salt that Bo would like better');
    expect(wrong).toMatchObject({ status: 409, body: { error: { code: 'bad-salt' } } });
    expect(await reveal(bo, SALTS[0])).toMatchObject({ body: { error: { code: 'bad-salt' } } });
    expect((await reveal(ada, SALTS[0])).body).toMatchObject({ stage: 'gathering' });
    expect((await reveal(bo, SALTS[1])).body).toMatchObject({ stage: 'begun' });
    expect(seedPartsIn(stored(table).seed ?? '')?.salts).toEqual(SALTS);
  });

  it('cannot be chosen by the last player after the others’ are known', async () => {
    const { ada, bo, table, at, sit, start, reveal } = await opened();
    await sit(BO);
    await start();
    await reveal(ada, SALTS[0]);
    const codes = [];
    for (const deed of [
      { do: 'stand' },
      { do: 'sit', name: 'Bo', seat: 1, saltHash: hashToken('a better salt than before') },
    ]) {
      codes.push((await bo.ask('POST', at, deed)).body.error?.code);
    }
    codes.push((await ada.ask('POST', at, { do: 'kick', seat: 1 })).body.error?.code);
    codes.push((await reveal(bo, 'a better salt than before')).body.error?.code);
    expect(codes).toEqual(['begun', 'begun', 'begun', 'bad-salt']);
    await reveal(bo, SALTS[1]);
    expect(seedPartsIn(stored(table).seed ?? '')?.salts).toEqual(SALTS);
  });

  it('of an absent player delay the start to the deadline and no longer', async () => {
    const { ada, table, his, sit, start, reveal } = await opened();
    await sit(BO);
    await start();
    await reveal(ada, SALTS[0]);
    await clock.leap(REVEAL_MS - 1);
    expect(stored(table).seed).toBe(null);
    await clock.leap(1000);
    await his.until(isBegun);
    expect(seedPartsIn(stored(table).seed ?? '')?.salts).toEqual([SALTS[0], null]);
  });

  it('are committed to in quick matches and rematches too', async () => {
    const [ada, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await bo.ask('POST', '/api/me', { name: 'Bo' });
    const wish = { game: 'tic-tac-toe', seats: 2 };
    await ada.ask('POST', '/api/tables/quick', { ...wish, name: 'Ada', saltHash: ADA });
    const found = (await bo.ask('POST', '/api/tables/quick', { ...wish, name: 'Bo', saltHash: BO })).body;
    expect(found).toMatchObject({ stage: 'gathering', revealBy: expect.any(Number) });
    // The next search does not find a table that is already starting.
    const cy = browser(() => world.server.url);
    await cy.ask('POST', '/api/me', { name: 'Cy' });
    const next = (await cy.ask('POST', '/api/tables/quick', { ...wish, name: 'Cy' })).body;
    expect(next).toMatchObject({ stage: 'gathering', revealBy: null, you: [0] });
    await ada.ask('POST', `/api/tables/${found.table}`, { do: 'reveal', salt: SALTS[0] });
    await bo.ask('POST', `/api/tables/${found.table}`, { do: 'reveal', salt: SALTS[1] });
    const guests = [ada, bo].map(({ cookie }) => world.sit(found.table, null, lineAs(world.server.url, cookie)));
    for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) await guests[turn % 2]?.answer(cell, turn % 2);
    const again = `/api/matches/${found.table}/again`;
    await ada.ask('POST', again, { saltHash: ADA });
    const rematch = (await bo.ask('POST', again, { saltHash: BO })).body;
    expect(rematch).toMatchObject({ stage: 'gathering', revealBy: expect.any(Number) });
    expect(rematch.seats.map(({ saltHash }: LobbyTable['seats'][number]) => saltHash)).toEqual([BO, ADA]);
  });
});

describe('a server killed between start and reveal', () => {
  it('starts the match after its restart, at the latest by the deadline', { timeout: 60_000 }, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'orrery-salts-'));
    let server = await startChild(0, dir);
    try {
      const { url } = server;
      const { bo, table, sit, start } = await opened(url);
      await sit(BO);
      expect((await start()).body).toMatchObject({ stage: 'gathering', revealBy: expect.any(Number) });
      await server.kill();
      server = await startChild(Number(new URL(url).port), dir);
      const page = await look(url, table, bo);
      expect(await page.until(isBegun)).toMatchObject({ you: [1] });
      expect((await bo.ask('GET', `/api/matches/${table}`)).body).toMatchObject({ status: 'playing', you: [1] });
    } finally {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
