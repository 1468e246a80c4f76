import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatsOf } from '../src/play/beats.ts';
import { openPresenter } from '../src/play/presenter.ts';
import { emptyTableView, type TableClient, type TableView } from '../src/table/table-types.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = {
  say: ({ id }: { id: string }) => id,
  nameOf: (seat: number) => `${seat}`,
  eventText: ({ type }: { type: string }) => `This is ${type}.`,
  actorOf: ({ data }: { data: Record<string, unknown> }) => data.seat as number,
};

/** A table at which others move, as seen from seat 0. */
function tableOf(pace: 'calm' | 'instant' = 'calm', act?: TableClient['act']) {
  let changed = () => {};
  let view: TableView = { ...emptyTableView('m', 'g', 'live'), view: { at: 0 }, viewer: 0, mySeats: [0] };
  const client = {
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {
        changed = () => {};
      };
    },
    snapshot: () => view,
    setPace() {},
    act:
      act ??
      (async () => {
        move(0);
        return null;
      }),
  } as unknown as TableClient;
  const change = (part: Partial<TableView>) => {
    view = { ...view, ...part };
    changed();
  };
  function move(seat: number, part: Partial<TableView> = {}) {
    const n = view.log.length;
    change({ view: { at: n + 1 }, log: [...view.log, { n, type: `move ${n}`, data: { seat } }], ...part });
  }
  const presenter = openPresenter(client);
  presenter.configure({
    pace,
    beatsOf: (events, { viewer }) => beatsOf(events, { words, cues: undefined, viewer }),
    before() {},
  });
  const close = presenter.subscribe(() => {});
  return { presenter, move, change, close, at: () => (presenter.snapshot().view as { at: number }).at };
}

it('shows the moves of others one after another', () => {
  const { presenter, move, at } = tableOf();
  for (const seat of [1, 2, 1]) move(seat);
  expect(at()).toBe(1);
  expect(presenter.presented()).toMatchObject({ beat: { line: 'This is move 0.', actor: 1 }, upTo: 0, behind: true });
  vi.advanceTimersByTime(1200);
  expect(at()).toBe(2);
  vi.runAllTimers();
  expect(at()).toBe(3);
  expect(presenter.presented()).toMatchObject({ beat: null, behind: false });
});

it('shows the viewer’s own action at once', async () => {
  const { presenter, move, at } = tableOf();
  move(1);
  move(1);
  await presenter.act({ seat: 0, question: 'q', n: 0, answer: null });
  expect(at()).toBe(3);
});

it('shows moves at once to a viewer who is asked at the same time', () => {
  const { presenter, move, change, at } = tableOf();
  change({ waiting: [{ seat: 0, question: 'q' } as never] });
  for (const seat of [1, 2, 1]) move(seat);
  expect(at()).toBe(3);
  expect(presenter.presented().beat).toMatchObject({ line: 'This is move 0.' });
  vi.runAllTimers();
  expect(presenter.presented().beat).toBe(null);
});

const asked = { waiting: [{ seat: 0, question: 'q' } as never] };
const clockOf = (until: number | null) => ({ clocks: [{ question: 'q', left: 10_000, until }] });

it('shows everything at once when the viewer’s clock starts, and still tells one move after another', () => {
  const { presenter, move, at } = tableOf();
  for (const seat of [1, 2]) move(seat);
  move(1, { ...asked, ...clockOf(Date.now() + 10_000) });
  expect(at()).toBe(3);
  expect(presenter.presented()).toMatchObject({ beat: { line: 'This is move 0.' }, upTo: 0, behind: false });
  vi.runAllTimers();
  expect(presenter.presented()).toMatchObject({ beat: null, upTo: Number.POSITIVE_INFINITY });

  // The clock may come later than the move.
  const late = tableOf();
  late.move(1);
  late.move(1, asked);
  expect(late.at()).toBe(1);
  late.change(clockOf(Date.now() + 10_000));
  expect(late.at()).toBe(2);
});

it('takes its time if the clock has days left, or belongs to others', () => {
  const { move, at } = tableOf();
  move(1);
  move(1, { ...asked, ...clockOf(Date.now() + 2 * 86_400_000) });
  expect(at()).toBe(1);
  const others = tableOf();
  others.move(1);
  others.move(1, { waiting: [{ seat: 1, question: 'q' } as never], ...clockOf(Date.now() + 10_000) });
  expect(others.at()).toBe(1);
});

it('never asks in a position that is no longer the newest', () => {
  const { presenter, move, at } = tableOf();
  const prompts = [{ question: 'q', seat: 0, n: 0 } as never];
  move(1);
  move(2, { ...asked, prompts });
  move(1);
  expect(presenter.snapshot().prompts).toEqual([]);
  vi.advanceTimersByTime(1200);
  expect(presenter.snapshot().prompts).toHaveLength(1);
  expect(at()).toBe(3);
});

it('drops a question that was closed before it was shown', () => {
  const { presenter, move } = tableOf();
  move(1);
  move(2, { ...asked, prompts: [{ question: 'q', seat: 0, n: 0 } as never] });
  move(2, { waiting: [], prompts: [] });
  vi.advanceTimersByTime(1200);
  expect(presenter.snapshot().prompts).toEqual([]);
});

it('keeps the result until the moves before it were shown', () => {
  const { presenter, move } = tableOf();
  const result = { winners: [1] } as never;
  move(1);
  move(2);
  move(1, { result });
  expect(presenter.snapshot().result).toBe(null);
  vi.advanceTimersByTime(2500);
  expect(presenter.snapshot().result).toBe(result);
  expect(presenter.presented().beat).not.toBe(null);
});

it('shows actions at once until the last of several is answered', async () => {
  const replies: (() => void)[] = [];
  const { presenter, move, at } = tableOf('calm', () => new Promise((done) => replies.push(() => done(null))));
  const action = { seat: 0, question: 'q', n: 0, answer: null };
  const [first] = [presenter.act(action), presenter.act(action)];
  replies[0]?.();
  await first;
  move(1);
  move(1);
  expect(at()).toBe(2);
});

it('catches up after an absence and follows a changed pace', () => {
  const { presenter, move, at } = tableOf();
  for (let n = 0; n < 1000; n++) move(1);
  vi.advanceTimersByTime(1200 + 6000);
  expect(at()).toBeGreaterThan(960);
  presenter.configure({ pace: 'instant', beatsOf: () => [], before() {} });
  expect(at()).toBe(1000);
  expect(vi.getTimerCount()).toBe(0);
});

it('forgets everything when the table is closed', () => {
  const { presenter, move, change, close, at } = tableOf();
  move(1);
  move(1);
  close();
  expect(vi.getTimerCount()).toBe(0);
  change({ view: { at: 9 } });
  expect(at()).toBe(9);
  expect(presenter.presented()).toMatchObject({ beat: null, behind: false });
});

it('skips to the viewer’s next decision', () => {
  const { presenter, move, at } = tableOf();
  move(1);
  move(2);
  presenter.skip();
  expect(at()).toBe(2);
  move(1);
  expect(at()).toBe(3);
  move(1, { waiting: [{ seat: 0, question: 'q' } as never] });
  expect(at()).toBe(4);
  // Paced again.
  move(1, { waiting: [] });
  expect(at()).toBe(4);
});

it('shows everything at once at the instant pace, after an undo and for another viewer', () => {
  const instant = tableOf('instant');
  instant.move(1);
  instant.move(1);
  expect(instant.at()).toBe(2);
  const { move, change, at } = tableOf();
  move(1);
  move(1);
  change({ view: { at: 7 }, viewer: null });
  expect(at()).toBe(7);
  move(1);
  move(1);
  change({ view: { at: 8 }, log: [] });
  expect(at()).toBe(8);
});

it('passes on the state of the connection and the clocks at once', () => {
  const { presenter, move, change } = tableOf();
  move(1);
  move(1);
  change({ status: 'offline' });
  expect(presenter.snapshot()).toMatchObject({ status: 'offline', view: { at: 1 } });
});
