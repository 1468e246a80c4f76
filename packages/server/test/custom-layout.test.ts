import { findGame, type Listed } from '@orrery/games';
import { newMatch } from '@orrery/host';
import { IllegalAction, type Json, rulesOf } from '@orrery/kernel';
import { MAX_MESSAGE } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type World } from './help/world.ts';

// An option that players draw themselves: a custom layout in Mothership.
const listed = findGame('mothership') as Listed;
const at = (...cells: string[]): Json => cells.map((cell) => cell.split(',').map(Number));
const good = {
  name: 'Ours',
  board: 'A',
  stations: at('-7,0', '7,0'),
  mineral: at('-3,0', '3,0', '0,0'),
  gas: at('0,-4'),
  asteroids: at('0,4'),
};
const optionsWith = (change: object): Record<string, Json> => ({ layout: 'custom', custom: { ...good, ...change } });

/** Invalid layouts and the expected error. */
const FAULTY: [string, object, string][] = [
  ['too few planets', { mineral: at('0,0') }, 'a layout with 3 or 4 mineral planets'],
  ['a station on the edge', { stations: at('-9,0', '7,0') }, 'a layout without stations on the edge'],
  ['a piece off the board', { gas: at('40,0') }, 'a layout with all pieces on the board'],
  ['text that is too long', { more: 'x'.repeat(4000) }, 'a layout of at most 2000 characters'],
];

let world: World;
beforeEach(async () => {
  world = await openWorld({ games: { catalog: [listed], module: '@orrery/games' } });
});
afterEach(() => world.end());

const create = (options: Record<string, Json>) =>
  world.api.create({ game: listed.id, options, seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] });

describe('a custom layout', () => {
  it('is saved with the options of an online match', async () => {
    const { match, token } = await create(optionsWith({}));
    const guest = world.sit(match, token);
    await guest.until(() => true);
    expect(guest.remote.table).toMatchObject({ options: { layout: 'custom', custom: good } });
  });

  it.each(FAULTY)('is rejected by the server and by a host with %s', async (_what, change, expected) => {
    const options = optionsWith(change);
    const refusal = await create(options).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ problem: { code: 'bad-options', message: expect.stringContaining(expected) } });

    const rules = rulesOf(await listed.load());
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'human' as const, name, level: null, token: 'here' }));
    const setup = { id: 'm', seats, seed: 's', owner: 'here', clock: null, hints: true, created: 0 };
    expect(() => newMatch(rules, { ...setup, options })).toThrow(IllegalAction);
    expect(newMatch(rules, { ...setup, options: optionsWith({}) }).options).toMatchObject({ custom: good });
  });

  it('is rejected unread if it is longer than a message may be', async () => {
    expect(await codeOf(create(optionsWith({ name: 'x'.repeat(MAX_MESSAGE) })))).toBe('oversized');
  });
});
