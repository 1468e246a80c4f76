import { createHash } from 'node:crypto';
import { type Gathering, luckFault, luckIn, type MatchSummary } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browser, lineAs } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

describe('dice that nobody can have loaded', () => {
  it('are promised before anybody sits down, and follow from that promise and everybody’s salt', async () => {
    const [ada, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
    await ada.ask('POST', '/api/me', { name: 'Ada' });
    await bo.ask('POST', '/api/me', { name: 'Bo' });
    const seats = [{ kind: 'me', name: 'Ada', salt: 'of Ada' }, { kind: 'open' }];
    const opened = (await ada.ask('POST', '/api/tables', { game: 'tic-tac-toe', seats })).body as Gathering;
    const sat = await bo.ask('POST', `/api/tables/${opened.table}`, { do: 'sit', name: 'Bo', salt: 'of "Bo", ]' });
    expect(sat.body.promise).toBe(opened.promise);
    expect(JSON.stringify(sat.body)).not.toContain('of Ada');
    await ada.ask('POST', `/api/tables/${opened.table}`, { do: 'start' });
    const summary = (await bo.ask('GET', `/api/matches/${opened.table}`)).body as MatchSummary;
    expect(summary.promise).toBe(opened.promise);
    // Nobody hears the secret before the end.
    expect((await ada.ask('GET', `/api/matches/${opened.table}/record`)).status).toBe(409);
    const guests = [ada, bo].map(({ cookie }) => world.sit(opened.table, null, lineAs(world.server.url, cookie)));
    for (const [turn, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) await guests[turn % 2]?.answer(cell, turn % 2);
    const record = await world.api.record(opened.table);
    expect(luckIn(record.seed)?.salts).toEqual(['of Ada', 'of "Bo", ]']);
    const { promise } = opened;
    expect(await luckFault(record, { promise, salt: 'of "Bo", ]' }, digest)).toBe(null);
    expect(await luckFault(record, { promise, salt: 'of Cy' }, digest)).toBe('salt-missing');
    expect(await luckFault(record, { promise: digest('another') }, digest)).toBe('other-secret');
    expect(await luckFault({ ...record, seed: 'x' }, { promise }, digest)).toBe('unpromised');
  });

  it('follow from the seed also where something was taken back past what was learned', async () => {
    const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
    const { match, token } = await world.api.create({ game: 'lanterns', seats, options: { turns: 2 } });
    const { token: other } = await world.api.claim(match, { name: 'Bo' });
    const summary = await world.api.summary(match);
    const [ada, bo] = [world.sit(match, token), world.sit(match, other)];
    await ada.answer('draw');
    await ada.until((now) => now.seq === 1);
    expect(await ada.remote.undo(0)).toBe('asked');
    const { request } = await bo.until((now) => now.request !== null);
    await bo.remote.consent(request?.request ?? -1, true);
    await ada.until((now) => now.seq === 2);
    await ada.answer('wait');
    await bo.answer('wait');
    await Promise.all([ada.answer(1), bo.answer(1)]);
    await ada.until((now) => now.result !== null);
    const record = await world.api.record(match);
    const promise = summary.promise ?? '';
    expect(record.entries.filter((entry) => entry.kind === 'undo' && entry.reseed !== null)).toHaveLength(1);
    expect(await luckFault(record, { promise }, digest)).toBe(null);
    const loaded = record.entries.map((entry) => (entry.kind === 'undo' ? { ...entry, reseed: 'six' } : entry));
    expect(await luckFault({ ...record, entries: loaded }, { promise }, digest)).toBe('other-luck');
  });
});
