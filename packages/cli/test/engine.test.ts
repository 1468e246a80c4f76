import type { Listed } from '@orrery/games';
import { type Game, hash } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { engineOf } from '../src/engine/engine.ts';
import { linesOf } from '../src/engine/lines.ts';

const listed = (game: Game<any>): Listed => ({
  id: game.id,
  name: game.name,
  seats: game.seats,
  decisions: null,
  load: async () => game,
  text: async () => null,
  traits: async () => null,
});
const catalog = [listed(fixtures.ticTacToe)];

let ask: (request: unknown) => Promise<any>;
let raw: (line: string | null) => Promise<any>;
beforeEach(() => {
  const answer = engineOf(catalog);
  raw = async (line) => JSON.parse(await answer(line));
  ask = (request) => raw(JSON.stringify(request));
});

const begin = async () => (await ask({ do: 'new', game: 'tic-tac-toe', seats: 2, seed: 'x' })).ok;
const act = async (match: string, answer: string) => {
  const [row] = (await ask({ do: 'status', match })).ok.waiting;
  return ask({
    do: 'act',
    match,
    seat: row.seat,
    action: { seat: row.seat, question: row.question, n: row.n, answer },
  });
};

describe('verbs', () => {
  test('games lists all games with their option schemas', async () => {
    expect(await ask({ id: 7, do: 'games' })).toEqual({
      id: 7,
      ok: {
        games: [
          {
            id: 'tic-tac-toe',
            name: 'Tic-tac-toe',
            seats: { min: 2, max: 2 },
            options: { type: 'object', properties: {}, additionalProperties: false },
          },
        ],
      },
    });
  });

  test('a match can be played with the actions from legal', async () => {
    const { match, status } = await begin();
    expect(status).toMatchObject({ over: false, round: 1, result: null });
    expect(Object.keys(status)).toEqual(['over', 'round', 'waiting', 'result']);
    expect(Object.keys(status.waiting[0])).toEqual(['seat', 'question', 'n', 'group', 'standing', 'prompt']);
    let now = status;
    for (let left = 9; !now.over && left > 0; left--) {
      const { seat, question } = now.waiting[0];
      const legal = (await ask({ do: 'legal', match, seat, question })).ok;
      expect(legal.complete).toBe(true);
      now = (await ask({ do: 'act', match, seat, action: legal.actions[0] })).ok.status;
    }
    expect(now).toMatchObject({ over: true, waiting: [], result: { winners: [0], reason: 'line' } });
    expect(await ask({ do: 'legal', match, seat: 0 })).toMatchObject({ error: { code: 'illegal', reason: 'over' } });
  });

  test('an illegal action is refused with reason, rule and message, and changes nothing', async () => {
    const { match } = await begin();
    await act(match, 'b2');
    const before = (await ask({ do: 'state', match })).ok.state;
    expect(await act(match, 'b2')).toEqual({
      error: { code: 'illegal', reason: 'taken', rule: null, params: {}, message: 'That cell is taken.' },
    });
    const [row] = (await ask({ do: 'status', match })).ok.waiting;
    const action = { seat: 1, question: row.question, n: row.n, answer: 'a1' };
    for (const [wrong, reason] of [
      [{ ...action, n: 5 }, 'repeated'],
      [{ ...action, question: '9.9' }, 'stale'],
      [{ ...action, answer: null }, 'no-pass'],
      [{ ...action, answer: 3 }, 'bad-form'],
      [{ seat: 1 }, 'bad-action'],
    ] as const) {
      expect(await ask({ do: 'act', match, seat: 1, action: wrong })).toMatchObject({
        error: { code: 'illegal', reason },
      });
    }
    const other = { do: 'act', match, seat: 0, action: { ...action, seat: 0, n: 1 } };
    expect(await ask(other)).toMatchObject({ error: { code: 'illegal', reason: 'not-asked' } });
    expect(await ask({ do: 'act', match, seat: 0, action })).toMatchObject({ error: { code: 'bad-request' } });
    expect((await ask({ do: 'state', match })).ok.state).toEqual(before);
  });

  test('view returns the view of a seat or a spectator', async () => {
    const { match } = await begin();
    expect((await ask({ do: 'view', match, seat: 1 })).ok.view).toMatchObject({ seat: 1 });
    expect((await ask({ do: 'view', match, seat: null })).ok.view).toMatchObject({ seat: null });
  });

  test('act returns events with the secrets of the acting seat only', async () => {
    const engine = engineOf([listed(fixtures.dice)]);
    const send = async (request: object) => JSON.parse(await engine(JSON.stringify(request))).ok;
    const { match } = await send({ do: 'new', game: 'dice', seats: 2, seed: 'secrets' });
    const answer = async (seat: number, bid: number | null) => {
      const [row] = (await send({ do: 'status', match })).waiting;
      return send({ do: 'act', match, seat, action: { seat, question: row.question, n: row.n, answer: bid } });
    };
    await answer(0, 1);
    // Seat 1 doubts the bid, so the dice are revealed and everyone rolls again under their cups.
    const { events } = await answer(1, null);
    const { dice } = (await send({ do: 'state', match })).state;
    expect(events.filter((event: { type: string }) => event.type === 'rolled')).toEqual([
      { type: 'rolled', data: { seat: 0 } },
      { type: 'rolled', data: { seat: 1, dice: dice[1] } },
    ]);
  });

  test('undo takes back actions one by one until none is left', async () => {
    const { match, status } = await begin();
    await act(match, 'b2');
    const undone = (await ask({ do: 'undo', match })).ok.status;
    expect(undone.waiting[0]).toMatchObject({ seat: 0, prompt: status.waiting[0].prompt });
    expect(await ask({ do: 'undo', match })).toMatchObject({ error: { code: 'illegal', reason: 'nothing-to-undo' } });
    await act(match, 'b2');
    await act(match, 'a1');
    expect(await ask({ do: 'undo', match, seat: 0 })).toMatchObject({ error: { reason: 'undo-others-acted' } });
  });

  test('replay returns the same hash, and refuses a broken record with its path', async () => {
    const { match } = await begin();
    await act(match, 'b2');
    await act(match, 'a1');
    const { state } = (await ask({ do: 'state', match })).ok;
    const { record } = (await ask({ do: 'record', match })).ok;
    expect((await ask({ do: 'replay', record })).ok).toMatchObject({ hash: hash(state), over: false, result: null });
    const broken = structuredClone(record);
    broken.entries[1].action.answer = 'b2';
    expect(await ask({ do: 'replay', record: broken })).toMatchObject({
      error: { code: 'bad-record', path: '.entries[1]', message: expect.stringMatching(/cell is taken/) },
    });
    for (const [wrong, path] of [
      [{ ...record, seed: 3 }, '.seed'],
      [{ ...record, entries: [{ kind: '__proto__' }] }, '.entries[0].kind'],
      [{ ...record, entries: [{ kind: 'undo', seat: 0, to: 'x', reseed: null }] }, '.entries[0].to'],
      [{ ...record, more: 1 }, '.more'],
    ] as const) {
      expect(await ask({ do: 'replay', record: wrong })).toMatchObject({ error: { code: 'bad-record', path } });
    }
    expect(await ask({ do: 'replay', record: { ...record, version: 99 } })).toMatchObject({
      error: { code: 'other-version' },
    });
    expect(await ask({ do: 'replay', record: { ...record, game: 'go' } })).toMatchObject({
      error: { code: 'unknown-game' },
    });
  });

  test('load opens a state as a new match without a record', async () => {
    const { match } = await begin();
    await act(match, 'b2');
    const { state } = (await ask({ do: 'state', match })).ok;
    const loaded = (await ask({ do: 'load', game: 'tic-tac-toe', state })).ok;
    expect(loaded.match).not.toBe(match);
    expect((await act(loaded.match, 'a1')).ok.status.waiting[0].seat).toBe(0);
    expect((await ask({ do: 'state', match })).ok.state).toEqual(state);
    expect(await ask({ do: 'record', match: loaded.match })).toMatchObject({ error: { code: 'no-record' } });
    expect((await ask({ do: 'undo', match: loaded.match })).ok.status.waiting[0].seat).toBe(1);
  });

  test('load refuses an invalid state with a path', async () => {
    const { match } = await begin();
    const { state } = (await ask({ do: 'state', match })).ok;
    const frame = state.stack[0];
    for (const [wrong, path] of [
      [{ ...state, turn: 'me' }, '.turn'],
      [{ ...state, cells: [0, 'x'] }, '.cells[1]'],
      [{ ...state, cells: undefined }, '.cells'],
      [{ ...state, extra: 1 }, '.extra'],
      [{ ...state, out: [false], counts: [0], marks: [0] }, '.out'],
      [{ ...state, counts: [] }, '.counts'],
      [{ ...state, rng: [1, 2] }, '.rng'],
      [{ ...state, stack: [] }, '.stack'],
      [{ ...state, stack: [{ ...frame, flow: 'nowhere' }] }, '.stack[0].flow'],
      [{ ...state, stack: [{ ...frame, step: 'nowhere' }] }, '.stack[0].step'],
      [{ ...state, turn: 7 }, '.stack'],
      [{}, '.out'],
    ] as const) {
      const reply = await ask({ do: 'load', game: 'tic-tac-toe', state: wrong });
      expect(reply).toMatchObject({ error: { code: 'bad-state', path, expected: expect.any(String) } });
    }
    expect(await ask({ do: 'load', game: 'tic-tac-toe', state: [] })).toMatchObject({ error: { code: 'bad-request' } });
  });

  test('bot returns a legal action, the same for the same iterations and seed', async () => {
    const { match } = await begin();
    for (const level of ['random', 'easy', 'medium', 'hard']) {
      const request = { do: 'bot', match, seat: 0, level, iterations: 20, seed: 'z' };
      const { action } = (await ask(request)).ok;
      expect((await ask(request)).ok.action).toEqual(action);
      expect((await ask({ do: 'act', match, seat: 0, action })).ok.events).toEqual([]);
      await ask({ do: 'undo', match });
    }
    const timed = await ask({ do: 'bot', match, seat: 0, level: 'hard', budgetMs: 1 });
    expect(timed.ok.action).toMatchObject({ seat: 0 });
    expect(await ask({ do: 'bot', match, seat: 1, level: 'hard', budgetMs: 1 })).toMatchObject({
      error: { reason: 'not-your-turn' },
    });
    expect(await ask({ do: 'bot', match, seat: 0, level: 'toString', budgetMs: 1 })).toMatchObject({
      error: { code: 'bad-request' },
    });
  });

  test('playout plays several games, the same for the same seed', async () => {
    const request = { do: 'playout', game: 'tic-tac-toe', seats: 2, seed: 's', options: {}, count: 30 };
    const first = (await ask(request)).ok;
    expect(first).toMatchObject({ games: 30, seconds: expect.any(Number) });
    expect(first.results).toHaveLength(30);
    expect(first.decisions).toBeGreaterThanOrEqual(150);
    expect((await ask(request)).ok.results).toEqual(first.results);
  });

  test('close removes the match', async () => {
    const { match } = await begin();
    expect(await ask({ do: 'close', match })).toEqual({ ok: {} });
    expect(await ask({ do: 'status', match })).toMatchObject({ error: { code: 'unknown-match' } });
  });
});

describe('a game with standing questions', () => {
  beforeEach(() => {
    const answer = engineOf([listed(fixtures.claims)]);
    ask = async (request) => JSON.parse(await answer(JSON.stringify(request)));
  });

  test('a seat may have several open questions, each answered by its id', async () => {
    const { match, status } = (await ask({ do: 'new', game: 'claims', seats: 2, seed: 'x' })).ok;
    const named = async () => {
      const { waiting } = (await ask({ do: 'status', match })).ok;
      const own = waiting.filter(({ seat }: any) => seat === waiting[0].seat);
      return own.length > 1 ? own : null;
    };
    expect(status.waiting.length).toBeGreaterThan(1);
    let rows = await named();
    for (let left = 50; rows === null && left > 0; left--) {
      const [{ seat }] = (await ask({ do: 'status', match })).ok.waiting;
      const { action } = (await ask({ do: 'bot', match, seat, level: 'random', iterations: 0, seed: `s${left}` })).ok;
      if (action) await ask({ do: 'act', match, seat, action });
      rows = await named();
    }
    expect(rows?.length).toBeGreaterThan(1);
    for (const { seat, question } of rows ?? []) {
      const { actions } = (await ask({ do: 'legal', match, seat, question })).ok;
      for (const action of actions) expect(action).toMatchObject({ seat, question });
      const { action } = (await ask({ do: 'bot', match, seat, question, level: 'easy', iterations: 4 })).ok;
      if (action) expect(action.question).toBe(question);
    }
    // Without `question`, the bot answers the question that blocks the game.
    const [{ seat }] = rows as [any];
    const waited = (rows as any[]).find(({ standing }) => !standing) ?? (rows as any[])[0];
    const { action } = (await ask({ do: 'bot', match, seat, level: 'random', iterations: 0 })).ok;
    if (action) expect(action.question).toBe(waited.question);
  });
});

describe('invalid requests are rejected', () => {
  test.each<[string, unknown, string]>([
    ['a missing verb', {}, 'bad-request'],
    ['a verb that is not a string', { do: 7 }, 'bad-request'],
    ['an unknown verb', { do: 'dance' }, 'unknown-verb'],
    ['a verb that is a property of every object', { do: 'toString' }, 'unknown-verb'],
    ['an id that is an array', { id: [[]], do: 'games' }, 'bad-request'],
    ['an unknown game', { do: 'new', game: 'go', seats: 2, seed: 's' }, 'unknown-game'],
    ['a game that is not a string', { do: 'new', game: 3, seats: 2 }, 'bad-request'],
    ['seats that are not a number', { do: 'new', game: 'tic-tac-toe', seats: '2' }, 'bad-request'],
    ['an unsupported seat count', { do: 'new', game: 'tic-tac-toe', seats: 5 }, 'bad-seats'],
    ['options that are an array', { do: 'new', game: 'tic-tac-toe', seats: 2, options: [] }, 'bad-request'],
    ['unknown options', { do: 'new', game: 'tic-tac-toe', seats: 2, options: { a: 1 } }, 'bad-options'],
    ['a seed that is not a string', { do: 'new', game: 'tic-tac-toe', seats: 2, seed: 5 }, 'bad-request'],
    ['an unknown match', { do: 'status', match: 'm99' }, 'unknown-match'],
    ['a missing match', { do: 'status' }, 'bad-request'],
    ['a match that is not a string', { do: 'view', match: {}, seat: 0 }, 'bad-request'],
    ['a playout of zero games', { do: 'playout', game: 'tic-tac-toe', seats: 2, count: 0 }, 'bad-request'],
    ['a record that is not an object', { do: 'replay', record: 'x' }, 'bad-request'],
  ])('%s', async (_name, request, code) => {
    const reply = await ask(request);
    expect(reply).toMatchObject({ error: { code, message: expect.any(String) } });
    expect(reply.ok).toBeUndefined();
  });

  test.each([
    ['seat', { do: 'view', seat: 2 }],
    ['seat', { do: 'view', seat: -1 }],
    ['seat', { do: 'view' }],
    ['seat', { do: 'legal', seat: null }],
    ['seat', { do: 'undo', seat: 'x' }],
    ['action', { do: 'act', seat: 0 }],
    ['question', { do: 'legal', seat: 0, question: 4 }],
    ['level', { do: 'bot', seat: 0 }],
    ['budgetMs', { do: 'bot', seat: 0, level: 'easy', budgetMs: -1 }],
    ['iterations', { do: 'bot', seat: 0, level: 'easy', iterations: 0.5 }],
  ])('an invalid field: %s', async (field, request) => {
    const { match } = await begin();
    const reply = await ask({ ...request, match });
    expect(reply).toMatchObject({ error: { code: 'bad-request', path: `.${field}` } });
  });

  test.each(['', 'x', '{', '[]', 'null', '1', '"do"', '{"do":"games"', '\u0000'])('the line %j', async (line) => {
    expect(await raw(line)).toMatchObject({ error: { code: 'bad-request' } });
  });

  test('a line that is too long', async () => {
    expect(await raw(null)).toMatchObject({
      error: { code: 'bad-request', message: expect.stringMatching(/at most/) },
    });
  });

  test('a request that is nested too deeply', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(await raw(`{"do":"load","game":"tic-tac-toe","state":{"out":${deep}}}`)).toMatchObject({
      error: { code: expect.stringMatching(/^bad-/) },
    });
  });

  test('with the id of the request', async () => {
    expect(await ask({ id: 'q1', do: 'nothing' })).toMatchObject({ id: 'q1', error: { code: 'unknown-verb' } });
  });
});

describe('linesOf', () => {
  async function* bytes(...parts: (string | Buffer)[]) {
    for (const part of parts) yield Buffer.from(part as string);
  }
  const all = async (most: number, ...parts: (string | Buffer)[]) => {
    const found: (string | null)[] = [];
    for await (const line of linesOf(bytes(...parts), most)) found.push(line);
    return found;
  };

  test('joins lines from several chunks', async () => {
    expect(await all(99, 'a', 'b\ncd\n', '\n', 'e')).toEqual(['ab', 'cd', '', 'e']);
    const moon = Buffer.from('☾\n');
    expect(await all(99, moon.subarray(0, 1), moon.subarray(1))).toEqual(['☾']);
  });

  test('drops a line that is too long and continues', async () => {
    expect(await all(4, 'abcde', 'fgh\nok\n', '12345')).toEqual([null, 'ok', null]);
    expect(await all(4, 'abcd\n')).toEqual(['abcd']);
  });
});
