import { createHash } from 'node:crypto';
import { fairnessFault, type LobbyTable, type MatchSummary, seedFrom, seedPartsIn, unrevealed } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browser, lineAs } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

describe('provably fair dice', () => {
  it('are committed to before players sit down, and follow from the commitment and all salts', async () => {
    const salts = ['a salt of Ada’s own', 'of "Bo", with a ] in it'] as const;
    const saltHashes = salts.map(digest);
    const [ada, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await bo.ask('POST', '/api/me', { name: 'Bo' });
    const seats = [{ kind: 'me', name: 'Ada', saltHash: saltHashes[0] }, { kind: 'open' }];
    const opened = (await ada.ask('POST', '/api/tables', { game: 'tic-tac-toe', seats })).body as LobbyTable;
    const at = `/api/tables/${opened.table}`;
    const sat = await bo.ask('POST', at, { do: 'sit', name: 'Bo', saltHash: saltHashes[1] });
    expect(sat.body.promise).toBe(opened.promise);
    await ada.ask('POST', at, { do: 'start' });
    await ada.ask('POST', at, { do: 'reveal', salt: salts[0] });
    expect((await bo.ask('POST', at, { do: 'reveal', salt: salts[1] })).body).toMatchObject({ stage: 'begun' });
    const summary = (await bo.ask('GET', `/api/matches/${opened.table}`)).body as MatchSummary;
    expect(summary.promise).toBe(opened.promise);
    // The secret stays hidden until the end.
    expect((await ada.ask('GET', `/api/matches/${opened.table}/record`)).status).toBe(409);
    const guests = [ada, bo].map(({ cookie }) => world.sit(opened.table, null, lineAs(world.server.url, cookie)));
    for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) await guests[turn % 2]?.answer(cell, turn % 2);
    const record = await world.api.record(opened.table);
    expect(seedPartsIn(record.seed)?.salts).toEqual(salts);
    const { promise } = opened;
    expect(await fairnessFault(record, { promise, salt: salts[1], saltHashes }, digest)).toBe(null);
    expect(await fairnessFault(record, { promise, salt: 'of Cy' }, digest)).toBe('salt-missing');
    expect(await fairnessFault(record, { promise: digest('another') }, digest)).toBe('other-secret');
    expect(await fairnessFault({ ...record, seed: 'x' }, { promise }, digest)).toBe('unpromised');
  });

  it('are reported as unfair if a salt was swapped, changed, added or left out after the commitments', async () => {
    const salts = ['of Ada', 'of Bo', null];
    const saltHashes = [digest('of Ada'), digest('of Bo'), null];
    const fault = (used: (string | null)[]) => {
      const record = { seed: seedFrom({ secret: 'secret', salts: used }), entries: [] };
      return fairnessFault(record, { salt: 'of Ada', saltHashes }, digest);
    };
    expect(await fault(salts)).toBe(null);
    expect(await fault(['of Bo', 'of Ada', null])).toBe('other-salt');
    expect(await fault(['of Ada', 'another of Bo', null])).toBe('other-salt');
    expect(await fault(['of Ada', 'of Bo', 'of the server'])).toBe('other-salt');
    expect(await fault([null, 'of Bo', null])).toBe('salt-missing');
    // Bo did not reveal his salt, which is not a fault of the server but is reported.
    expect(await fault(['of Ada', null, null])).toBe(null);
    const seed = seedFrom({ secret: 'secret', salts: ['of Ada', null, null] });
    expect(unrevealed({ seed }, { saltHashes })).toEqual([1]);
  });

  it('follow from the seed even after an undo past revealed information', async () => {
    const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
    const { match, token } = await world.api.create({ game: 'lanterns', seats, options: { turns: 2 } });
    const { token: other } = await world.api.claim(match, { name: 'Bo' });
    const summary = await world.api.summary(match);
    const [ada, bo] = [world.sit(match, token), world.sit(match, other)];
    await ada.answer('draw');
    await ada.until((now) => now.seq === 1);
    expect(await ada.remote.undo(0)).toBe('asked');
    const { request } = await bo.until((now) => now.request !== null);
    await bo.remote.request('consent', { request: request?.request ?? -1, agree: true });
    await ada.until((now) => now.seq === 2);
    await ada.answer('wait');
    await bo.answer('wait');
    await Promise.all([ada.answer(1), bo.answer(1)]);
    await ada.until((now) => now.result !== null);
    const record = await world.api.record(match);
    const promise = summary.promise ?? '';
    expect(record.entries.filter((entry) => entry.kind === 'undo' && entry.reseed !== null)).toHaveLength(1);
    expect(await fairnessFault(record, { promise }, digest)).toBe(null);
    const loaded = record.entries.map((entry) => (entry.kind === 'undo' ? { ...entry, reseed: 'six' } : entry));
    expect(await fairnessFault({ ...record, entries: loaded }, { promise }, digest)).toBe('other-luck');
  });
});
