import { MAX_MESSAGE } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClientConnection, codeOf, type Guest, openWorld, type World } from './help/world.ts';

let world: World;
let match: string;
let tokens: [string, string];
let ada: Guest;
let bo: Guest;
let line: ClientConnection;

beforeEach(async () => {
  world = await openWorld({ limits: { messages: { burst: 40, perSecond: 0 }, matches: 5, refusals: 200 } });
  const created = await world.api.create({
    game: 'lanterns',
    options: { turns: 3 },
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  match = created.match;
  tokens = [created.token, (await world.api.claim(match, { name: 'Bo' })).token];
  ada = world.sit(match, tokens[0]);
  bo = world.sit(match, tokens[1]);
  await Promise.all([ada, bo].map((guest) => guest.until((table) => table.seats.every((seat) => seat.connected))));
  line = await world.line();
});
afterEach(async () => {
  await world.end();
  for (const token of tokens) expect(JSON.stringify(world.log)).not.toContain(token);
});

/** Expects that nothing has changed and that no other client got a message. */
async function unchanged(seq = 0): Promise<void> {
  expect((await world.api.summary(match)).seq).toBe(seq);
  expect(ada.remote.table?.seq).toBe(seq);
  expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
}

const join = () => {
  line.send({ do: 'join', match, token: tokens[1] });
  return line.next('table');
};
const action = { seat: 0, question: '0.1', n: 0, answer: 'draw' };

describe('a rejected message', () => {
  const wrong: [string, string, unknown, number | null][] = [
    ['malformed', 'not JSON', 'draw!', null],
    ['malformed', 'an unknown message', { do: 'fly', id: 7 }, 7],
    ['malformed', 'an unknown field', { do: 'ping', loud: true }, null],
    ['malformed', 'nested too deeply', `{"do":"act","id":1,"action":${'['.repeat(20000)}${']'.repeat(20000)}}`, 1],
    ['oversized', 'too long', `"${'x'.repeat(MAX_MESSAGE)}"`, null],
    ['not-joined', 'an action before joining', { do: 'act', id: 1, action }, 1],
    ['unknown-match', 'an unknown match', { do: 'join', match: 'nowhere', token: null }, null],
    ['version', 'another protocol version', { do: 'join', match: 'nowhere', token: null, protocol: 99 }, null],
  ];
  it.each(wrong)('with %s: %s', async (code, _why, message, id) => {
    line.send(message);
    expect(await line.next()).toMatchObject({ say: 'error', id, code });
    await unchanged();
    line.send({ do: 'ping' });
    expect(await line.next()).toEqual({ say: 'pong' });
  });

  it('with malformed: a binary message', async () => {
    line.socket.send(Buffer.from('{"do":"ping"}'));
    expect(await line.next()).toMatchObject({ say: 'error', code: 'malformed' });
    await unchanged();
  });

  it('with bad-token: an unknown seat token', async () => {
    line.send({ do: 'join', match, token: 'guessed' });
    expect(await line.next()).toMatchObject({ say: 'error', id: null, code: 'bad-token' });
    await unchanged();
  });

  const seated: [string, string, unknown][] = [
    ['not-your-seat', 'an action for another seat', { do: 'act', id: 3, action }],
    ['not-your-seat', 'a legality check for another seat', { do: 'why', id: 3, action }],
    ['not-your-seat', 'an undo for another seat', { do: 'undo', id: 3, seat: 0, seq: 0 }],
    ['not-your-seat', 'a resignation for another seat', { do: 'resign', id: 3, seat: 0 }],
    ['out-of-turn', 'an answer while not asked', { do: 'act', id: 3, action: { ...action, seat: 1 } }],
    ['illegal', 'an undo before any action', { do: 'undo', id: 3, seat: 1, seq: 0 }],
    ['stale', 'an undo with a wrong seq', { do: 'undo', id: 3, seat: 1, seq: 7 }],
    ['stale', 'consent without a request', { do: 'consent', id: 3, request: 1, agree: true }],
  ];
  it.each(seated)('with %s: %s', async (code, _why, message) => {
    await join();
    line.send(message);
    expect(await line.next('error')).toMatchObject({ say: 'error', id: 3, code });
    await unchanged();
  });

  it('with illegal: rejected by the rules, with a message and the rule', async () => {
    const refusal = ada.remote.act({ ...action, answer: 'fly' });
    await expect(refusal).rejects.toMatchObject({
      problem: { code: 'illegal', reason: 'dark', rule: 'LA-1', message: 'Nobody can fly here.' },
    });
    await unchanged();
    await expect(ada.remote.act({ ...action, answer: 7 })).rejects.toMatchObject({ problem: { reason: 'bad-form' } });
  });

  it('with repeated: the same action again, unless its reply was lost', async () => {
    await ada.remote.act(action);
    expect(await codeOf(ada.remote.act(action))).toBe('repeated');
    await unchanged(1);
    line.send({ do: 'join', match, token: tokens[0] });
    line.send({ do: 'act', id: 1, action, again: true });
    expect(await line.next('ok')).toEqual({ say: 'ok', id: 1 });
    line.send({ do: 'act', id: 2, action: { ...action, answer: 'wait' }, again: true });
    expect(await line.next('error')).toMatchObject({ id: 2, code: 'repeated' });
    expect((await world.api.summary(match)).seq).toBe(1);
  });

  it('with out-of-turn: a closed question', async () => {
    await ada.answer('wait');
    await bo.answer('wait');
    const row = (await ada.until((table) => table.seq === 2)).prompts[0];
    expect(await codeOf(ada.remote.act({ ...action, question: '0.9', n: row?.n ?? 0 }))).toBe('out-of-turn');
    await unchanged(2);
  });

  it('with over: an action after the end', async () => {
    for (const guest of [ada, bo, ada]) await guest.answer('wait');
    await Promise.all([ada.answer(1), bo.answer(2)]);
    const { seq } = await ada.until((table) => table.result !== null);
    expect(await codeOf(ada.remote.request('resign', { seat: 0 }))).toBe('over');
    expect(await codeOf(ada.remote.undo(0))).toBe('over');
    await unchanged(seq);
  });

  it('with rate: too many messages at once', async () => {
    for (let i = 0; i < 40; i++) line.send({ do: 'ping' });
    for (let i = 0; i < 40; i++) expect(await line.next()).toEqual({ say: 'pong' });
    line.send({ do: 'join', match, token: null });
    expect(await line.next()).toMatchObject({ say: 'error', code: 'rate' });
    await unchanged();
  });

  it('of any kind leaves the connection and the table intact', async () => {
    const start = { do: 'act', id: 1, action };
    const odd: unknown[] = [null, -1, 1e99, '', '__proto__', [], {}, [[]], true, 'x'.repeat(500), { toString: 1 }];
    await join();
    const keys = [...Object.keys(start), ...Object.keys(action)];
    const wrongs = odd.flatMap((value) =>
      keys.map((key) =>
        key in start ? { ...start, [key]: value } : { ...start, action: { ...action, seat: 1, [key]: value } },
      ),
    );
    const lines = await Promise.all(Array.from({ length: Math.ceil(wrongs.length / 30) }, () => world.line()));
    for (const [i, other] of lines.entries()) {
      other.send({ do: 'join', match, token: tokens[1] });
      await other.next('table');
      for (const wrong of wrongs.slice(30 * i, 30 * (i + 1))) {
        other.send(wrong);
        expect((await other.next('error')).code).toMatch(/malformed|not-your-seat|out-of-turn|illegal/);
      }
    }
    expect((await world.api.summary(match)).seq).toBe(0);
    expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
  });

  it('closes the connection of a client that keeps flooding', async () => {
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    for (let i = 0; i < 300; i++) line.send('x');
    expect(await closed).toBe(1008);
  });

  it('closes the connection if a message is far too long', async () => {
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    line.socket.on('error', () => {});
    line.send(`"${'x'.repeat(5 * MAX_MESSAGE)}"`);
    expect(await closed).toBe(1009);
    expect((await world.api.summary(match)).seq).toBe(0);
  });
});

describe('a rejected request', () => {
  const post = async (path: string, body: string) => {
    const response = await fetch(`${world.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as { error?: { code: string; message: string } };
    return [response.status, answer.error?.code];
  };
  const me = { kind: 'me', name: 'Ada' };
  const wrong: [number, string, unknown][] = [
    [400, 'malformed', '{'],
    [400, 'malformed', { game: 'lanterns' }],
    [400, 'malformed', { game: 'lanterns', seats: [me, me], seed: 'mine' }],
    [413, 'oversized', { game: 'x'.repeat(MAX_MESSAGE), seats: [me] }],
    [400, 'unknown-game', { game: 'chess', seats: [me, me] }],
    [400, 'bad-seats', { game: 'lanterns', seats: [me] }],
    [400, 'bad-seats', { game: 'lanterns', seats: [me, { kind: 'bot', level: 'genius' }] }],
    [400, 'bad-name', { game: 'lanterns', seats: [me, { kind: 'me', name: ' ' }] }],
    [400, 'bad-options', { game: 'lanterns', seats: [me, me], options: { turns: 'many' } }],
    [400, 'bad-options', { game: 'lanterns', seats: [me, me], options: { turns: 99 } }],
    [400, 'bad-options', { game: 'lanterns', seats: [me, me], options: { luck: 1 } }],
  ];
  it.each(wrong)('%s %s', async (status, code, body) => {
    expect(await post('/api/matches', typeof body === 'string' ? body : JSON.stringify(body))).toEqual([status, code]);
    await unchanged();
  });

  it('404 for unknown matches and routes, 429 for too many requests', async () => {
    expect(await codeOf(world.api.summary('nowhere'))).toBe('unknown-match');
    expect(await codeOf(world.api.claim('nowhere', { name: 'Ed' }))).toBe('unknown-match');
    expect(await post('/api/nothing', '{}')).toEqual([404, 'not-found']);
    for (let i = 0; i < 5; i++) await post('/api/matches', '{}');
    expect(await post('/api/matches', '{}')).toEqual([429, 'rate']);
  });
});
