import { type Listener, PROTOCOL, type ToClient } from '@orrery/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { clockText, foremost, leftOf } from '../src/play/Countdown.tsx';
import { byDeadline, timeLeftText } from '../src/shared/time-left.ts';
import { openTableClient } from '../src/table/table-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;

it('shows the time left in days, hours or minutes', () => {
  expect([3 * 24 * HOUR, 47 * HOUR, 119 * 60_000, 60_000, -5].map((ms) => timeLeftText(ms, 0))).toEqual([
    '3 days left',
    '47 hours left',
    '119 minutes left',
    '1 minute left',
    '0 minutes left',
  ]);
  expect([75 * HOUR, 5 * HOUR + 60_000, 61_000, 0].map(clockText)).toEqual(['3 d 3 h', '5 h 01', '1:01', '0:00']);
});

it('sorts tables by deadline', () => {
  const table = (match: string, created: number, more: object) => ({ match, game: 'g', created, seats: [0], ...more });
  const tables = [
    table('new', 9, { awaited: false, until: null }),
    table('late', 1, { awaited: true, until: 900 }),
    table('soon', 2, { awaited: true, until: 100 }),
    table('asked', 3, { awaited: true, until: null }),
  ];
  expect(byDeadline(tables).map(({ match }) => match)).toEqual(['soon', 'late', 'asked', 'new']);
});

it('shows the most urgent clocks if space is short', () => {
  const clock = (seat: number, until: number | null) => ({ seat, left: 9, until, away: false });
  const shown = (clocks: ReturnType<typeof clock>[], mine: number[], room: number) =>
    foremost(clocks, mine, room).map(({ seat }) => seat);
  const all = [clock(0, 500), clock(1, 300), clock(2, 400), clock(3, null)];
  expect(shown(all, [0], 1)).toEqual([0]);
  expect(shown(all, [0], 2)).toEqual([0, 1]);
  expect(shown(all, [3], 2)).toEqual([1, 2]);
  expect(shown(all.slice(0, 2), [1], 2)).toEqual([0, 1]);
});

it('shows the correct time after another player reloads or chats, or the viewer changes', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  let line: Listener | undefined;
  const table = openTableClient({
    match: 'm',
    token: null,
    connect(listener) {
      line = listener;
      return { send() {}, close() {} };
    },
  });
  const say = (message: ToClient) => line?.message(message);
  const left = () => {
    const { clocks, times } = table.snapshot();
    return [...clocks, ...(times?.seats ?? [])].map((one) => clockText(leftOf(one, Date.now())));
  };
  const seats = [{ seat: 1, left: 552_000, runs: true, away: false }];
  say({
    ...{
      say: 'table',
      protocol: PROTOCOL,
      match: 'm',
      game: 'g',
      version: 1,
      options: {},
      seq: 0,
      seats: [],
      you: [0],
    },
    ...{ views: [{ seat: 0, waiting: [], view: {}, log: [] }], hidden: true, clock: null, watch: { as: 'open' } },
    ...{ hints: true, sides: [], talk: [], status: 'playing', progress: { round: 1, phase: '', turn: null } },
    ...{ prompts: [], orders: [], undo: [], request: null, result: null },
    clocks: [{ question: '0.1', left: 552_000 }],
    times: { seats, wanted: [], paused: false },
  });
  expect(left()).toEqual(['9:12', '9:12']);
  vi.advanceTimersByTime(137_000);
  say({ say: 'seats', seats: [], status: 'playing' });
  expect(left()).toEqual(['6:55', '6:55']);
  say({ say: 'talk', from: 0, lines: [{ seat: 1, channel: 'table', text: 'Back', at: 1 }] });
  table.setViewer(null);
  expect(left()).toEqual(['6:55', '6:55']);
  say({
    say: 'clocks',
    clocks: [{ question: '0.1', left: 30_000, paused: true }],
    times: { seats, wanted: [], paused: false },
  });
  vi.advanceTimersByTime(5000);
  expect(left()).toEqual(['0:30', '9:07']);
  table.close();
});
