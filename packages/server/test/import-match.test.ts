import { createHash } from 'node:crypto';
import { importMatch } from '@orrery/host';
import { type Game, newTable, replay, rulesOf, type Table } from '@orrery/kernel';
import { reseedInput, seedFrom } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lanterns } from './fixtures/lanterns.ts';
import { type Browser, browser, lineAs } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

let world: World;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  world = await openWorld({ limits: { moved: 12 } });
  [ada, bo] = [browser(() => world.server.url), browser(() => world.server.url)];
  await ada.ask('POST', '/api/me', { name: 'Ada' });
  await bo.ask('POST', '/api/me', { name: 'Bo' });
});
afterEach(() => world.end());

const rules = rulesOf(lanterns as Game);
const SEATS = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];

/** A local match in which both players have drawn a card. */
function played(answers = ['draw', 'draw'], seed = 'of the browser'): Table {
  const table = newTable(rules, { seats: 2, options: { turns: 4 }, seed });
  for (const answer of answers) {
    const [row] = rules.waiting(table.state);
    table.act({ seat: row?.seat ?? 0, question: row?.question ?? '', n: row?.n ?? 0, answer });
  }
  return table;
}

/** The part of a record that is sent to the server. */
const told = ({ record: { snapshot, seats, ...rest } }: Table) => structuredClone(rest);
const moving = (record: object, more: object = {}) =>
  ada.ask('POST', '/api/matches/moved', { record, seats: SEATS, ...more });

describe('an imported game', () => {
  it('continues at the server with the same hands and a new seed, finishes and is never rated', async () => {
    // Its seed looks like a committed one, which must not matter.
    const local = played(undefined, seedFrom({ secret: 'made up', salts: [null, null] }));
    const { status, body } = await moving(told(local), { hints: false });
    expect(status).toBe(201);
    const summary = (await bo.ask('GET', `/api/matches/${body.match}`)).body;
    expect(summary).toMatchObject({
      moved: true,
      promise: null,
      status: 'open',
      seats: [{ name: 'Ada' }, { kind: 'open' }],
    });
    const { token } = (await bo.ask('POST', `/api/matches/${body.match}/claim`, { name: 'Bo' })).body;
    const [one, two] = [
      world.sit(body.match, null, lineAs(world.server.url, ada.cookie)),
      world.sit(body.match, token),
    ];
    const table = await one.until((now) => now.seq === 3);
    expect(table.views[0]?.view).toEqual(rules.view(local.state, 0));
    expect(table.views[0]?.log.at(-1)).toMatchObject({ type: 'luck-anew' });
    await world.restart();
    await one.answer('draw');
    await two.answer('draw');
    await Promise.all([one.answer(1), two.answer(1)]);
    await one.until((now) => now.result !== null);
    const record = await world.api.record(body.match);
    expect(replay(rules, record).state.result).not.toBe(null);
    // The cards must not follow from the seed that the device knew.
    const known = played(['draw', 'draw', 'draw', 'draw'], record.seed).state.hands;
    expect(replay(rules, record).state.hands).not.toEqual(known);
    await expect.poll(async () => (await ada.ask('GET', '/api/me/results')).body).toMatchObject([{ rated: false }]);
    expect((await ada.ask('GET', '/api/me/ratings')).body).toEqual([]);
  });

  it('reshuffles after an undo independently of the imported seed', async () => {
    const { body } = await moving(told(played(['draw'])), { seats: [SEATS[0], { kind: 'bot', level: 'easy' }] });
    const one = world.sit(body.match, null, lineAs(world.server.url, ada.cookie));
    await one.until((now) => now.prompts.length > 0 && now.seq > 2);
    await one.remote.undo(0);
    await one.until((now) => now.seq > 3);
    const { entries, seed } = (await ada.ask('GET', `/api/matches/${body.match}/record`)).body;
    const at = entries.findIndex(({ kind }: { kind: string }) => kind === 'undo');
    const known = createHash('sha256').update(reseedInput(seed, at)).digest('base64url');
    expect(entries[at].reseed).not.toBe(known);
  });

  it('is rejected if it cannot be replayed, with the entry and the reason; nothing is saved', async () => {
    const record = told(played());
    const broken = [
      { ...record, entries: [record.entries[1]] },
      {
        ...record,
        entries: [
          { kind: 'luck', seed: 'x' },
          { kind: 'undo', seat: 0, to: 0, reseed: 'x' },
        ],
      },
      { ...record, entries: [...record.entries, { kind: 'bot', seat: 1, level: 'oracle' }] },
      { ...record, seed: 'x', options: { turns: 21 } },
    ];
    const answers = [];
    for (const wrong of broken) answers.push((await moving(wrong)).body.error);
    expect(answers).toMatchObject([
      { code: 'bad-record', params: { entry: 1 }, message: expect.stringMatching(/the rules reject entry 1\. \w/) },
      { code: 'bad-record', reason: 'nothing-to-undo', params: { entry: 2 } },
      { code: 'bad-record', message: 'This record uses a bot level that this server does not have.' },
      { code: 'bad-options' },
    ]);
    expect((await ada.ask('GET', '/api/me/matches')).body).toEqual([]);
  });

  it('is rejected for an unknown game, other rules, wrong seats, a finished game, or without a session', async () => {
    const record = told(played());
    const over = newTable(rulesOf(fixtures.ticTacToe), { seats: 2, options: {}, seed: 's' });
    for (const answer of ['a1', 'b1', 'a2', 'b2', 'a3']) {
      const [row] = over.rules.waiting(over.state);
      over.act({ seat: row?.seat ?? 0, question: row?.question ?? '', n: row?.n ?? 0, answer });
    }
    const codes = [
      await moving({ ...record, game: 'chess' }),
      await moving({ ...record, version: 2 }),
      await moving(record, { seats: [SEATS[0]] }),
      await moving(told(over)),
      await moving({ ...record, snapshot: {} }),
      await browser(() => world.server.url).ask('POST', '/api/matches/moved', { record, seats: SEATS }),
    ].map(({ body }) => body.error.code);
    expect(codes).toEqual(['unknown-game', 'version', 'bad-seats', 'over', 'malformed', 'signed-out']);
  });

  it('may be longer than a message, within limits on size and replay steps', async () => {
    const record = told(played([]));
    const hint = { kind: 'hint', seat: 0, question: 'q'.repeat(90) };
    const long = { ...record, entries: new Array(1500).fill(hint) };
    expect(JSON.stringify(long).length).toBeGreaterThan(128 * 1024);
    expect((await moving(long)).status).toBe(201);
    const huge = { ...record, seed: 'x'.repeat(1024 * 1024) };
    expect((await moving(huge)).body.error.code).toBe('oversized');
    expect((await moving({ ...record, entries: new Array(5001).fill(hint) })).body.error.code).toBe('malformed');
    // An undo counts as many steps as it replays.
    const { record: far } = played(['wait', 'wait']);
    const back = { kind: 'undo' as const, seat: 0, to: 0, reseed: 'x' };
    const human = { kind: 'human' as const, name: '', level: null, token: null };
    const setup = { id: 'm', seats: [human, human], seed: 's', owner: '', clock: null, options: {}, created: 0 };
    const moved = (steps: number) =>
      importMatch(rules, { ...far, entries: [...far.entries, back] }, setup, 'luck', async () => {}, steps);
    expect((await moved(4)).rows).toHaveLength(4);
    await expect(moved(3)).rejects.toMatchObject({
      problem: { code: 'bad-record', message: expect.stringMatching(/too long/) },
    });
  });

  it('is rate limited', async () => {
    const codes = [];
    for (let i = 0; i < 14; i++) codes.push((await moving({ ...told(played()), game: 'chess' })).body.error.code);
    expect(codes.filter((code) => code === 'rate')).toHaveLength(2);
  });
});
