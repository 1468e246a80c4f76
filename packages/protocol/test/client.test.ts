import type { Json } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  diff,
  fingerprint,
  hashOf,
  type KnownTable,
  type Listener,
  openRemote,
  PROTOCOL,
  ProblemError,
  type RemoteStatus,
  type ToClient,
  type ToServer,
} from '../src/index.ts';

const situation = {
  status: 'playing' as const,
  progress: { round: 1, phase: 'play', turn: 0 },
  prompts: [],
  undo: [],
  request: null,
  result: null,
  clocks: [],
  orders: [],
};
const seen = (view: Json) => ({ seat: 0, hash: fingerprint(view), waiting: [] });
const whole = (seq: number, view: Json): ToClient => ({
  say: 'table',
  protocol: PROTOCOL,
  match: 'm',
  game: 'g',
  version: 1,
  options: {},
  seq,
  seats: [],
  you: [0],
  views: [{ seat: 0, waiting: [], view, log: [] }],
  hidden: true,
  clock: null,
  watch: { as: 'open' },
  hints: true,
  sides: [],
  talk: [],
  ...situation,
});
const step = (from: number, seq: number, before: Json, view: Json): ToClient => ({
  say: 'step',
  from,
  seq,
  views: [{ ...seen(view), delta: diff(before, view), events: [{ n: seq, type: 'moved', data: {} }] }],
  ...situation,
});
const action = { seat: 0, question: '0.1', n: 0, answer: 'a' };

/** A remote table whose connection, clock and random source the test controls. */
function stage() {
  const lines: { listener: Listener; sent: ToServer[]; closed: boolean }[] = [];
  const time = { now: 1000 };
  const timers: { ms: number; run: () => void }[] = [];
  const tables: KnownTable[] = [];
  const statuses: RemoteStatus[] = [];
  const remote = openRemote({
    match: 'm',
    token: 't',
    random: () => 1,
    clock: {
      now: () => time.now,
      after(ms, run) {
        const timer = { ms, run };
        timers.push(timer);
        return () => {
          const at = timers.indexOf(timer);
          if (at >= 0) timers.splice(at, 1);
        };
      },
    },
    connect(listener) {
      const line = { listener, sent: [] as ToServer[], closed: false };
      lines.push(line);
      return {
        send: (message) => void line.sent.push(message as ToServer),
        close: () => {
          line.closed = true;
        },
      };
    },
    onChange: (table) => void tables.push(table),
    onStatus: (status) => void statuses.push(status),
  });
  const line = () => lines.at(-1) as (typeof lines)[number];
  return {
    remote,
    lines,
    time,
    timers,
    tables,
    statuses,
    line,
    say: (message: ToClient) => line().listener.message(message),
    /** Fires the next timer. */
    ring: () => timers.shift()?.run(),
    live(seq = 0, view: Json = { x: 0 }) {
      line().listener.open();
      line().listener.message(whole(seq, view));
    },
  };
}

describe('the client', () => {
  it('joins, receives the whole table and applies steps', () => {
    const s = stage();
    s.live(0, { x: 0, y: [1] });
    expect(s.line().sent).toEqual([{ do: 'join', match: 'm', token: 't', protocol: PROTOCOL }]);
    s.say(step(0, 1, { x: 0, y: [1] }, { x: 5, y: [1] }));
    expect(s.remote.table).toMatchObject({ seq: 1, views: [{ view: { x: 5, y: [1] }, log: [{ type: 'moved' }] }] });
    expect(s.statuses).toEqual(['live']);
    const [before, after] = s.tables.flatMap((table) => table.views.map((view) => (view.view as { y: number[] }).y));
    expect(after).toBe(before);
  });

  it('requests the whole table if its view drifts, a step is missing or a delta does not fit', () => {
    const drifts: ToClient[] = [
      step(0, 1, { x: 0, odd: 1 }, { x: 1, odd: 1 }),
      step(3, 4, { x: 0 }, { x: 1 }),
      step(0, 1, [1, 2], [1, 3]),
    ];
    for (const drift of drifts) {
      const s = stage();
      s.live();
      s.say(drift);
      expect(s.line().sent.at(-1)).toEqual({ do: 'join', match: 'm', token: 't', protocol: PROTOCOL });
      s.say(step(1, 2, { x: 1 }, { x: 2 }));
      expect(s.remote.table?.seq).toBe(0);
      s.say(whole(2, { x: 2 }));
      expect(s.remote.table).toMatchObject({ seq: 2, views: [{ view: { x: 2 } }] });
    }
  });

  it('reconnects with growing delays and reports what it has', () => {
    const s = stage();
    s.live(4);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      s.line().listener.close();
      expect(s.timers).toHaveLength(1);
      waits.push(Math.round(s.timers[0]?.ms ?? 0));
      s.ring();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    s.line().listener.open();
    expect(s.line().sent).toEqual([
      {
        do: 'join',
        match: 'm',
        token: 't',
        protocol: PROTOCOL,
        have: { seq: 4, hash: hashOf([{ view: { x: 0 } }]), talk: 0 },
      },
    ]);
    s.say(step(4, 4, { x: 0 }, { x: 0 }));
    expect(s.statuses).toEqual(['live', 'lost', 'live']);
    s.line().listener.close();
    expect(Math.round(s.timers[0]?.ms ?? 0)).toBeLessThanOrEqual(250);
  });

  it('repeats an unanswered chat message with the same key, and uses a new key for the next one', () => {
    const s = stage();
    s.live();
    for (let n = 0; n < 2; n++) void s.remote.talk(0, 'table', 'hello').catch(() => {});
    const said = () => s.line().sent.flatMap((message) => (message.do === 'talk' ? [message.once] : []));
    const first = said();
    expect(new Set(first).size).toBe(2);
    s.line().listener.close();
    s.ring();
    s.live();
    expect(said()).toEqual(first);
  });

  it('repeats unanswered requests, marked as repeated, and resolves them once', async () => {
    const s = stage();
    s.live();
    const acted = s.remote.act(action);
    expect(s.line().sent.at(-1)).toEqual({ do: 'act', id: 1, action });
    s.line().listener.close();
    const later = s.remote.request('why', { action }).then(({ refusal }) => refusal);
    s.ring();
    s.live(1);
    expect(s.line().sent.slice(1)).toEqual([
      { do: 'act', id: 1, action, again: true },
      { do: 'why', id: 2, action },
    ]);
    s.say({ say: 'ok', id: 1 });
    s.say({ say: 'why', id: 2, refusal: null });
    await acted;
    expect(await later).toBe(null);
    s.line().listener.close();
    s.ring();
    s.live(1);
    expect(s.line().sent).toHaveLength(1);
  });

  it('ignores messages of an abandoned connection', () => {
    const s = stage();
    s.live();
    const old = s.line();
    old.listener.close();
    s.ring();
    s.live(1);
    old.listener.message(whole(9, {}));
    old.listener.close();
    expect(s.remote.table?.seq).toBe(1);
    expect(s.remote.status).toBe('live');
  });

  it('drops a connection that does not answer a ping', () => {
    const s = stage();
    s.live();
    s.ring();
    expect(s.line().sent.at(-1)).toEqual({ do: 'ping' });
    s.say({ say: 'pong' });
    s.ring();
    s.ring();
    expect(s.line().closed).toBe(true);
    expect(s.remote.status).toBe('lost');
  });

  it('stops if the server rejects it for good, and retries if the server is busy', async () => {
    const problem = { reason: null, params: {}, rule: null, message: 'no' };
    const s = stage();
    const acted = s.remote.act(action);
    s.line().listener.open();
    s.say({ say: 'error', id: null, code: 'unavailable', ...problem });
    expect(s.remote.status).toBe('lost');
    s.ring();
    s.line().listener.open();
    s.say({ say: 'error', id: null, code: 'bad-token', ...problem });
    expect(s.remote.status).toBe('refused');
    expect(s.timers).toEqual([]);
    await expect(acted).rejects.toBeInstanceOf(ProblemError);
    // Later requests get the same reason, also after the table is closed: the player did not leave.
    const refused = { problem: { code: 'bad-token', message: 'no' } };
    await expect(s.remote.act(action)).rejects.toMatchObject(refused);
    s.remote.close();
    await expect(s.remote.talk(0, 'table', 'hello')).rejects.toMatchObject(refused);
  });

  it('rejects the request that caused an error', async () => {
    const s = stage();
    s.live();
    const acted = s.remote.act(action);
    s.say({ say: 'error', id: 1, code: 'illegal', reason: 'dark', params: {}, rule: 'LA-1', message: 'No.' });
    await expect(acted).rejects.toMatchObject({ problem: { code: 'illegal', rule: 'LA-1' } });
    const long = s.remote.act({ ...action, answer: 'x'.repeat(70_000) });
    await expect(long).rejects.toMatchObject({ problem: { code: 'oversized' } });
  });

  it('reconnects at once on wake, and does nothing once closed', async () => {
    const s = stage();
    s.live();
    s.line().listener.close();
    s.remote.wake();
    expect(s.lines).toHaveLength(2);
    expect(s.timers).toEqual([]);
    const acted = s.remote.act(action);
    s.remote.close();
    await expect(acted).rejects.toBeInstanceOf(ProblemError);
    await expect(s.remote.request('resign', { seat: 0 })).rejects.toBeInstanceOf(ProblemError);
    expect(s.line().closed).toBe(true);
    expect(s.timers).toEqual([]);
  });

  it('ignores a message that it does not know', () => {
    const s = stage();
    s.live();
    const before = s.remote.table;
    s.say({ say: 'unheard', seats: 'broken' } as never);
    expect(s.remote.table).toBe(before);
    expect(s.remote.status).toBe('live');
  });

  it('keeps the time at which clocks were received when other changes arrive', () => {
    const s = stage();
    s.live();
    s.time.now = 3000;
    s.say({ say: 'seats', seats: [], status: 'playing' });
    s.say({ say: 'talk', from: 0, lines: [{ seat: 0, channel: 'table', text: 'Hello', at: 1 }] });
    s.say({ say: 'request', request: null, declined: null });
    expect(s.tables.at(-1)?.clockedAt).toBe(1000);
    s.say({ say: 'clocks', clocks: [{ question: '0.1', left: 500 }] });
    expect(s.tables.at(-1)).toMatchObject({ clockedAt: 3000, clocks: [{ question: '0.1', left: 500 }] });
    s.time.now = 4000;
    s.say(step(0, 1, { x: 0 }, { x: 1 }));
    expect(s.tables.at(-1)?.clockedAt).toBe(4000);
  });
});
