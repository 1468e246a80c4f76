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
  eventText: ({ type }: { type: string }) => `This is ${type}.`,
  actorOf: ({ data }: { data: Record<string, unknown> }) => data.seat as number,
};

/** A table at which others move, as seen from seat 0. */
function tableOf(pace: 'calm' | 'instant' = 'calm') {
  let changed = () => {};
  let view: TableView = { ...emptyTableView('m', 'g', 'live'), view: { at: 0 }, viewer: 0, mySeats: [0] };
  const client = {
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => {};
    },
    snapshot: () => view,
    setPace() {},
    act: async () => {
      move(0);
      return null;
    },
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
  presenter.subscribe(() => {});
  return { presenter, move, change, at: () => (presenter.snapshot().view as { at: number }).at };
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

it('keeps nothing back from a viewer who is asked at the same time', () => {
  const { presenter, move, change, at } = tableOf();
  change({ waiting: [{ seat: 0, question: 'q' } as never] });
  for (const seat of [1, 2, 1]) move(seat);
  expect(at()).toBe(3);
  expect(presenter.presented().beat).toMatchObject({ line: 'This is move 0.' });
  vi.runAllTimers();
  expect(presenter.presented().beat).toBe(null);
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
