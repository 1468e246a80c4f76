import { type Analysis, type ChancePoint, type Decision, ENGINE, type KeyMoment } from '@orrery/bots';
import { findGame } from '@orrery/games';
import { type Action, type Game, type MatchRecord, newTable, rulesOf } from '@orrery/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameUi as moonriser } from '../src/games/moonriser/game-ui.tsx';
import { translateUi } from '../src/games/translate.ts';
import { type Described, describe as inWords } from '../src/pages/replay/analysis/describe.ts';
import { type EnginePorts, madeBy, openEngine, type Progress, recordId } from '../src/pages/replay/analysis/engine.ts';
import type { FromEngine, ToEngine } from '../src/pages/replay/analysis/messages.ts';
import { isCheckDue, paceFor, shareFor, timeLeft } from '../src/pages/replay/analysis/pace.ts';
import {
  decidedBy,
  edgesOf,
  guessedFrom,
  pointAt,
  rivalOf,
  rowBeside,
  rowsOf,
  spread,
  stackOrder,
  withRow,
} from '../src/pages/replay/analysis/review.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { StoredAnalysis } from '../src/table/store.ts';

const point = (step: number, chances: number[], guessed = false): ChancePoint => ({
  step,
  chances,
  carried: chances,
  error: 1,
  chance: true,
  guessed,
});
const answer = (value: number, name = 'a') => ({ answer: name, skipped: false, value, error: 1 });
const decision = (step: number, seat: number, lost = 0): Decision => ({
  step,
  seat,
  question: 'q',
  played: answer(50 - lost, lost > 0 ? 'b' : 'a'),
  best: answer(50),
  next: null,
  loss: { value: lost, error: 1 },
  gap: { value: 0, error: 0 },
  stake: 10,
  effect: [],
  grade: lost > 5 ? 'bad' : 'best',
  worlds: 10,
});
const moment = (step: number, seat: number | null, value = 8): KeyMoment => ({
  kind: seat === null ? 'luck' : 'loss',
  step,
  seat,
  value,
  sides: seat === null ? [-value, value] : [],
});
const estimate = (value: number, error = 1) => ({ value, error });
const analysis = (part: Partial<Analysis> = {}): Analysis => ({
  engine: ENGINE,
  sides: [[0], [1]],
  points: [point(0, [60, 40]), point(4, [30, 70]), point(9, [0, 100])],
  decisions: [decision(1, 0), decision(4, 1), decision(6, 0, 8)],
  moments: [moment(3, null), moment(6, 0)],
  players: [
    { seat: 0, accuracy: 60, counts: { best: 1, good: 0, weak: 0, bad: 1 }, lost: 8 },
    { seat: 1, accuracy: 100, counts: { best: 1, good: 0, weak: 0, bad: 0 }, lost: 0 },
  ],
  balances: [-60, 60].map((total) => ({
    total,
    own: estimate(0),
    others: estimate(0),
    luck: estimate(total / 20),
    drift: 0,
  })),
  decided: { done: 3, all: 3 },
  games: 100,
  horizon: 2,
  spread: 1.4,
  calibration: 2,
  pass: 1,
  done: 1,
  ...part,
});

describe('the pace of an analysis', () => {
  const pace = paceFor(true);

  it('lets phones rest, and keeps a pass within its time', () => {
    expect(pace.rest).toBeGreaterThan(0);
    expect(paceFor(false).rest).toBe(0);
    // A tenth took a third of the time: the rest must be about a fourth of the usual work.
    const share = shareFor({ ms: pace.passMs / 3, done: 0.1 }, pace, 1);
    expect(share).toBeGreaterThanOrEqual(0.22);
    expect(share).toBeLessThan(0.3);
    expect(shareFor({ ms: pace.passMs / 100, done: 0.1 }, pace, 1)).toBe(1);
    // It never becomes useless, and recovers if it was faster than expected.
    expect(shareFor({ ms: 2 * pace.passMs, done: 0.5 }, pace, 0.5)).toBe(0.25);
    expect(shareFor({ ms: pace.passMs / 4, done: 0.5 }, pace, 0.25)).toBeGreaterThan(0.25);
  });

  it('checks the pace several times, and estimates the time left', () => {
    expect(isCheckDue(0.1, 0.15)).toBe(true);
    expect(isCheckDue(0.15, 0.16)).toBe(false);
    expect(timeLeft({ ms: 500, done: 0.01 }, pace)).toBeNull();
    expect(timeLeft({ ms: 1000, done: 0.25 }, { passMs: 1, rest: 1 })).toBe(6000);
  });
});

describe('the graph', () => {
  it('stacks all sides with the viewer’s own at the bottom', () => {
    expect(stackOrder([[0, 2], [1, 3], [4]], 3)).toEqual([1, 0, 2]);
    expect(stackOrder([[0], [1]], null)).toEqual([0, 1]);
    expect(edgesOf(point(0, [20, 50, 30]), [1, 0, 2])).toEqual([50, 70, 100]);
  });

  it('knows its value at each step, and from where it is only guessed', () => {
    const { points } = analysis();
    expect(pointAt(points, 5)?.step).toBe(4);
    expect(guessedFrom(points)).toBeNull();
    expect(guessedFrom([point(0, [1]), point(1, [1]), point(2, [1], true), point(3, [1]), point(4, [1], true)])).toBe(
      1,
    );
  });

  it('moves labels apart and keeps them inside', () => {
    const places = spread([10, 12, 300], [40, 40, 40], 0, 310);
    expect(places).toEqual([20, 60, 290]);
  });
});

describe('the list of decisions', () => {
  it('shows key moments, the viewer’s decisions, or all', () => {
    expect(rowsOf(analysis(), 'key', 0).map(({ step, decision }) => [step, decision !== null])).toEqual([
      [3, false],
      [6, true],
    ]);
    const own = rowsOf(analysis(), 'mine', 0);
    expect(own.map(({ step }) => step)).toEqual([1, 6]);
    expect(own[1]?.moment?.kind).toBe('loss');
    expect(rowsOf(analysis(), 'all', 0)).toHaveLength(3);
  });

  it('contains the current decision, and steps from row to row', () => {
    const rows = withRow(rowsOf(analysis(), 'key', 0), decision(4, 1));
    expect(rows.map(({ step }) => step)).toEqual([3, 4, 6]);
    expect(withRow(rows, decision(6, 0))).toHaveLength(3);
    expect(rowBeside(rows, 4, 1)).toBe(6);
    expect(rowBeside(rows, 4, -1)).toBe(3);
    expect(rowBeside(rows, 6, 1)).toBeNull();
  });
});

describe('the verdict', () => {
  it('names play if losses explain the result, and luck if that is larger', () => {
    expect(rivalOf(analysis(), 0)).toBe(1);
    expect(decidedBy(analysis(), 0)).toBe('play');
    expect(decidedBy(analysis(), 1)).toBe('play');
    const lucky = analysis().balances.map((one, i) => ({ ...one, luck: estimate(i === 0 ? -30 : 30) }));
    expect(decidedBy(analysis({ balances: lucky }), 0)).toBe('luck');
  });

  it('names nothing if all is small, unsure or speaks against the result', () => {
    const players = analysis().players.map((player) => ({ ...player, lost: 1 }));
    const unsure = analysis().balances.map((one) => ({ ...one, luck: estimate(20, 15) }));
    expect(decidedBy(analysis({ players, balances: unsure }), 0)).toBe('unclear');
    const against = analysis().balances.map((one, i) => ({ ...one, luck: estimate(i === 0 ? 30 : -30) }));
    expect(decidedBy(analysis({ players, balances: against }), 0)).toBe('unclear');
  });

  it('compares a side that plays alone with nobody', () => {
    const alone = analysis({ sides: [[0, 1]], points: [point(0, [50]), point(9, [0])] });
    expect(rivalOf(alone, 0)).toBeNull();
    expect(decidedBy(alone, 0)).toBe('play');
  });
});

describe('an analysis on this device', () => {
  const record: MatchRecord = {
    game: 'g',
    version: 3,
    options: {},
    seats: 2,
    seed: 's',
    entries: [],
    snapshot: { version: 3, state: {} },
  };

  function setup(kept?: StoredAnalysis) {
    const sent: ToEngine[] = [];
    const saved: StoredAnalysis[] = [];
    const told: Progress[] = [];
    const worker = {
      postMessage: (message: ToEngine) => sent.push(message),
      terminate: vi.fn(),
      onmessage: null as ((e: MessageEvent<FromEngine>) => void) | null,
      onerror: null,
    };
    const ports: EnginePorts = {
      load: () => Promise.resolve(kept),
      save: async (one) => void saved.push(one),
      worker: () => worker as never,
      now: () => 7,
    };
    const engine = openEngine(record, paceFor(false), (progress) => told.push(progress), ports);
    const tell = (message: FromEngine) => worker.onmessage?.({ data: message } as MessageEvent<FromEngine>);
    const opened = () => vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    return { engine, sent, saved, told, worker, tell, opened, last: () => told.at(-1) };
  }

  it('is made once, shows partial results, and is kept when it is complete', async () => {
    const { sent, saved, tell, opened, last } = setup();
    await opened();
    expect(sent).toMatchObject([{ do: 'open', passes: 1, seed: recordId(record) }]);
    expect(JSON.stringify(sent)).not.toContain('snapshot');
    tell({ report: analysis({ pass: 0, done: 0.5 }), busy: true, leftMs: 4000 });
    expect(last()).toMatchObject({ status: 'working', leftMs: 4000, report: { done: 0.5 } });
    expect(saved).toEqual([]);
    tell({ report: analysis(), busy: false, leftMs: null });
    expect(last()).toMatchObject({ status: 'done' });
    expect(saved).toEqual([{ id: recordId(record), made: madeBy(record), value: analysis(), updated: 7 }]);
  });

  it('is not made again when it is reopened; thinking longer continues where it was', async () => {
    const kept = { id: recordId(record), made: madeBy(record), value: analysis({ games: 500 }), updated: 1 };
    const { engine, sent, tell, opened, last } = setup(kept);
    await opened();
    expect(sent).toEqual([]);
    expect(last()).toMatchObject({ status: 'done', report: { games: 500 } });
    engine.deepen();
    expect(sent).toMatchObject([{ do: 'open', passes: 2 }]);
    // The first pass is made again, and does not replace what is known.
    tell({ report: analysis({ pass: 0, done: 0.2, games: 10 }), busy: true, leftMs: null });
    expect(last()?.report?.games).toBe(500);
    tell({ report: analysis({ pass: 2, games: 900 }), busy: false, leftMs: null });
    expect(last()?.report?.games).toBe(900);
  });

  it('is made again if it was made by other rules or another engine', async () => {
    const { sent, opened } = setup({ id: recordId(record), made: `${ENGINE}/2`, value: analysis(), updated: 1 });
    await opened();
    expect(sent).toHaveLength(1);
  });

  it('can be paused, stopped with its results, and started again', async () => {
    const { engine, sent, tell, worker, opened, last } = setup();
    await opened();
    tell({ report: analysis({ pass: 0, done: 0.5 }), busy: true, leftMs: null });
    engine.pause(true);
    expect(sent.at(-1)).toEqual({ do: 'pause', on: true });
    // A report that was on its way does not resume it.
    tell({ report: analysis({ pass: 0, done: 0.6 }), busy: true, leftMs: null });
    expect(last()?.status).toBe('paused');
    engine.pause(false);
    engine.stop();
    expect(worker.terminate).toHaveBeenCalled();
    expect(last()).toMatchObject({ status: 'stopped', report: { done: 0.6 } });
    engine.start();
    expect(sent.at(-1)).toMatchObject({ do: 'open', passes: 1 });
  });

  it('reports failures, and says nothing after it was closed', async () => {
    const { engine, told, tell, opened, last } = setup();
    await opened();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    tell({ failed: 'broken' });
    expect(last()?.status).toBe('failed');
    engine.close();
    const count = told.length;
    tell({ report: analysis(), busy: false, leftMs: null });
    expect(told).toHaveLength(count);
  });

  it('knows the same game from a file, a link and a server', () => {
    expect(recordId({ ...record, snapshot: { version: 3, state: { other: 1 } } } as MatchRecord)).toBe(
      recordId(record),
    );
    expect(recordId({ ...record, seed: 't' })).not.toBe(recordId(record));
  });
});

describe('a decision in words', () => {
  let game: Game;
  beforeAll(async () => {
    game = (await findGame('moonriser')?.load()) as Game;
  });

  it('names the played and the best move, with reasons of the game and places on the board', () => {
    const rules = rulesOf<any>(game);
    const table = newTable(rules, { seats: 2, options: {}, seed: 'words' });
    const gameUi = translateUi(game.id, moonriser);
    const words = wordsOf(game, gameUi);
    const told: Described[] = [];
    for (let step = 0; step < 40; step++) {
      const row = rules.waiting(table.state)[0];
      if (!row) break;
      const { actions } = rules.legal(table.state, row.seat, row.question);
      const [first, last] = [actions[0], actions.at(-1)];
      if (!first || !last) break;
      const named = (action: Action) => ({ answer: action.answer, skipped: false, value: 50, error: 1 });
      const { seat, question } = row;
      const one = { ...decision(step, seat, 8), question, best: named(first), played: named(last), next: named(first) };
      if (actions.length > 1) told.push(inWords(rules, table.state, one, words, gameUi));
      table.act(last);
    }
    expect(told.length).toBeGreaterThan(5);
    for (const { played, best, next } of told) {
      for (const text of [played, best, next]) expect(text).not.toBe('');
      expect(next).not.toBe(best);
    }
    // Some of them are moves on the board, and some have reasons.
    expect(told.some(({ anchors }) => anchors.best.some((name) => name.startsWith('field:')))).toBe(true);
    expect(told.some(({ why }) => why.best.length > 0)).toBe(true);
  });
});
