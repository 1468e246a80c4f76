import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatsOf } from '../src/play/beats.ts';
import type { Cues } from '../src/play/cues.ts';
import { openPresenter } from '../src/play/presenter.ts';
import {
  emptyTableView,
  isAwaited,
  type NumberedEvent,
  type TableClient,
  type TableView,
} from '../src/table/table-types.ts';
import { seeded } from '../src/ui/random.ts';

const page = { hidden: false, listeners: new Set<() => void>() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_type: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => page.listeners.delete(listener),
  });
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TYPES = ['quiet', 'move', 'move', 'fight', 'roll', 'result'] as const;
const cues: Cues = { fight: { beat: true }, roll: { rolls: true }, result: { beat: true } };
const words = {
  say: ({ id }: { id: string }) => id,
  nameOf: (seat: number) => `${seat}`,
  eventText: ({ type }: { type: string }) => (type === 'quiet' ? null : `Somebody does ${type}.`),
  actorOf: ({ data }: { data: Record<string, unknown> }) => (data.seat as number | undefined) ?? null,
};
const newestOf = ({ log }: TableView): number => log.at(-1)?.n ?? -1;

/** A table of three seats at which anything happens, as seen from seat 0. */
function playAtRandom(seed: string) {
  const random = seeded(seed);
  const below = (n: number) => Math.floor(random() * n);
  const listeners = new Set<() => void>();
  let now: TableView = { ...emptyTableView('m', 'g', 'live'), view: { at: 0 }, viewer: 0, mySeats: [0] };
  let moves = 0;
  function change(part: Partial<TableView>) {
    now = { ...now, ...part };
    for (const changed of listeners) changed();
  }
  /** What the viewer is asked after a move. */
  function asking(isAsked: boolean): Partial<TableView> {
    const question = `q${moves}`;
    return {
      waiting: [{ seat: isAsked ? 0 : 1, question } as never],
      prompts: isAsked ? [{ question, seat: 0, n: moves } as never] : [],
    };
  }
  function move(
    seat: number,
    part: Partial<TableView> = {},
    types = Array.from({ length: below(4) }, () => TYPES[below(6)]),
  ) {
    const log: NumberedEvent[] = [...now.log];
    for (const type of types) log.push({ n: log.length, type: type ?? 'quiet', data: { seat } });
    change({ view: { at: ++moves }, log, ...asking(random() < 0.3), ...part });
  }
  const soon = (done: () => void) => (random() < 0.5 ? done() : void setTimeout(done, below(400)));
  const client = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    setPace() {},
    act: () =>
      new Promise((done) =>
        soon(() => {
          move(0);
          soon(() => done(null));
        }),
      ),
    request: async () => {
      change({ view: { at: ++moves }, result: { winners: [1] } as never, waiting: [], prompts: [] });
      return null;
    },
  } as unknown as TableClient;
  const presenter = openPresenter(client);
  const configure = (pace: 'calm' | 'quick' | 'instant') =>
    presenter.configure({
      pace,
      beatsOf: (events, { viewer }) => beatsOf(events, { words, cues, viewer }),
      before() {},
    });
  configure('calm');

  let told = -1;
  let viewer = now.viewer;
  const problems: string[] = [];
  function check(): void {
    const shown = presenter.snapshot();
    const { beat, upTo, behind } = presenter.presented();
    const is = (holds: boolean, what: string) => holds || problems.push(`${what} (move ${moves})`);
    const tells = Math.min(newestOf(shown), upTo);
    is(tells >= told || shown.viewer !== viewer, `tells ${tells} after ${told}`);
    told = tells;
    viewer = shown.viewer;
    is(shown.status === now.status, 'shows an old state of the connection');
    is(
      shown.prompts.every((one) => now.prompts.includes(one)),
      'asks a question that is closed',
    );
    is(!shown.result || (!beat?.rolls && upTo >= newestOf(now)), 'shows the result before its last event');
    is(beat !== null || !behind, 'has moves to show, but shows none');
    if (page.hidden) is(shown === now && beat === null, 'shows moves one after another in a hidden tab');
  }
  const close = presenter.subscribe(check);

  /** An action of the viewer, who only acts on what is shown. */
  function act(): void {
    const [ask] = presenter.snapshot().prompts;
    if (ask) void presenter.act({ seat: 0, question: ask.question, n: 0, answer: null });
  }
  const steps: readonly (() => void)[] = [
    () => move(1 + below(2)),
    () => move(1 + below(2)),
    () => vi.advanceTimersByTime(below(3000)),
    () => vi.advanceTimersByTime(below(300)),
    act,
    () => change({ status: now.status === 'live' ? 'offline' : 'live' }),
    () => change({ clocks: [{ question: `q${moves}`, left: 9000, until: Date.now() + 9000 }] }),
    () => random() < 0.3 && move(1, {}, ['undone' as never]),
    () => random() < 0.2 && change({ viewer: now.viewer === 0 ? null : 0, view: { at: ++moves } }),
    () => random() < 0.2 && configure((['calm', 'quick', 'instant'] as const)[below(3)] ?? 'calm'),
    () => random() < 0.2 && presenter.skip(),
    () => {
      if (random() > 0.3) return;
      page.hidden = !page.hidden;
      for (const listener of page.listeners) listener();
    },
    // A reconnection brings many moves at once.
    () =>
      random() < 0.1 &&
      move(
        1,
        {},
        Array.from({ length: 40 }, () => TYPES[below(6)]),
      ),
  ];
  return {
    now: () => now,
    presenter,
    problems,
    close,
    step: () => void steps[below(steps.length)]?.(),
    end(how: 'result' | 'resign') {
      if (how === 'resign') void presenter.request('resign', { seat: 0 });
      else move(1, { result: { winners: [1] } as never, waiting: [], prompts: [] }, ['fight', 'roll', 'result']);
    },
  };
}

it.each(Array.from({ length: 60 }, (_, i) => `seed ${i}`))(
  'shows everything in order and ends with the newest, %s',
  async (seed) => {
    const { now, presenter, problems, close, step, end } = playAtRandom(seed);
    for (let i = 0; i < 120; i++) {
      step();
      await Promise.resolve();
      const shown = presenter.snapshot();
      // Nothing is kept back from a viewer who was asked before and still is.
      if (isAwaited(shown) && isAwaited(now())) expect(shown.view).toBe(now().view);
    }
    // A viewer who is asked can act within a minute, even after many moves.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(presenter.snapshot()).toBe(now());
    end(seed.endsWith('5') ? 'resign' : 'result');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(presenter.snapshot()).toBe(now());
    expect(presenter.presented()).toEqual({ beat: null, upTo: Number.POSITIVE_INFINITY, behind: false });
    expect(problems).toEqual([]);
    close();
    expect(vi.getTimerCount()).toBe(0);
  },
);
