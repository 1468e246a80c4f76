import { type Answer, defined, type MatchRecord, newTable, type Rules, rulesOf, seeded, word } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { biasOf, type Contest, decisionOf, gradeOf } from '../src/analysis/contest.ts';
import { accuracyOf, balancesOf, momentsOf, withoutTranspositions } from '../src/analysis/summary.ts';
import type { ChancePoint, Decision } from '../src/analysis/types.ts';
import { type ChanceSample, chancesBy, fitChances } from '../src/analysis/win-chance.ts';
import { type Analysis, openAnalysis, think } from '../src/index.ts';

/** A bot game as a record. */
function played(rules: Rules, seats: number, seed: string, level: 'random' | 'medium' = 'medium'): MatchRecord {
  const table = newTable(rules, { seats, options: {}, seed });
  while (table.state.result === null) {
    const row = defined(rules.waiting(table.state).find(({ standing }) => !standing));
    const action = think(rules, table.state, row.seat, row.question, { level, seed, iterations: 10 });
    if (action) table.act(action);
  }
  return table.record;
}

function analyzed(rules: Rules, record: MatchRecord, seed = 'x'): Analysis {
  const analyzer = openAnalysis(rules, record, { seed });
  while (analyzer.work());
  return analyzer.report();
}

const estimate = (value: number, error = 0) => ({ value, error });

const decision = (step: number, seat: number, part: Partial<Decision>): Decision => {
  const answer = { answer: null, skipped: false, value: 50, error: 1 };
  return {
    step,
    seat,
    question: 'q',
    played: answer,
    best: answer,
    next: null,
    loss: estimate(0),
    gap: estimate(0),
    stake: 10,
    effect: [estimate(0), estimate(0)],
    grade: 'best',
    worlds: 10,
    ...part,
  };
};

const point = (step: number, mine: number, error = 1, part: Partial<ChancePoint> = {}): ChancePoint => ({
  step,
  chances: [mine, 100 - mine],
  carried: [mine, 100 - mine],
  error,
  chance: true,
  guessed: false,
  ...part,
});

describe('win chances', () => {
  /** Games in which a lead of `value` wins with a known chance, which grows with time. */
  const chance = (value: number, round: number) => 1 / (1 + Math.exp(-value * (0.02 + 0.02 * round)));
  const uniform = (rng: ReturnType<typeof seeded>) => word(rng) / 2 ** 32;
  const games = (count: number, alone: boolean): ChanceSample[] => {
    const rng = seeded(`chances ${alone}`);
    return Array.from({ length: count }, () => {
      const [value, round] = [40 * (uniform(rng) - 0.5), Math.floor(uniform(rng) * 10)];
      const won = Number(uniform(rng) < chance(value, round));
      return alone
        ? { values: [value], trends: [0], round, won: [won] }
        : { values: [value / 2, -value / 2], trends: [0, 0], round, won: [won, 1 - won] };
    });
  };

  test.each([false, true])('match the results of games that were not used (single side: %s)', (alone) => {
    const model = fitChances(games(4000, alone), 10);
    for (const [value, round] of [
      [10, 2],
      [-10, 2],
      [15, 8],
      [-5, 9],
      [0, 5],
    ] as const) {
      const [mine] = chancesBy(model, alone ? [value] : [value / 2, -value / 2], alone ? [0] : [0, 0], round);
      expect(Math.abs((mine ?? 0) - chance(value, round))).toBeLessThan(0.06);
    }
    expect(model.calibration).toBeLessThan(0.04);
  });

  test('rise for a side that builds up faster', () => {
    const rng = seeded('trends');
    const games = Array.from({ length: 2000 }, (): ChanceSample => {
      const [trend, round] = [4 * (uniform(rng) - 0.5), Math.floor(uniform(rng) * 10)];
      const value = 10 * (uniform(rng) - 0.5);
      const won = Number(value + trend * (10 - round) + 6 * (uniform(rng) - 0.5) > 0);
      return { values: [value / 2, -value / 2], trends: [trend / 2, -trend / 2], round, won: [won, 1 - won] };
    });
    const model = fitChances(games, 10);
    const [ahead, behind] = [chancesBy(model, [0, 0], [1, -1], 3), chancesBy(model, [2, -2], [-1, 1], 3)];
    expect(ahead[0]).toBeGreaterThan(0.8);
    expect(behind[0]).toBeLessThan(0.35);
  });

  test('of all sides sum to 1 for competing sides', () => {
    const model = fitChances(games(500, false), 10);
    expect(chancesBy(model, [3, -4, 10, 0], [1, 0, 0, 2], 4).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });
});

describe('grades', () => {
  test('follow the loss in points', () => {
    expect([gradeOf(0, true), gradeOf(0, false), gradeOf(1, false), gradeOf(3, false), gradeOf(9, false)]).toEqual([
      'best',
      'good',
      'good',
      'weak',
      'bad',
    ]);
  });

  test('accuracy is the share of the win chance at stake that was kept', () => {
    const kept = { loss: estimate(0), stake: 10 };
    expect(accuracyOf([])).toBeNull();
    expect(accuracyOf([kept, kept])).toBe(100);
    expect(accuracyOf([kept, { loss: estimate(5), stake: 10 }])).toBe(75);
    expect(accuracyOf([{ loss: estimate(0), stake: 0 }])).toBe(100);
  });
});

describe('games played to the end', () => {
  /** A decision whose best answer leads by 15 points at the horizon, and by `leads` at the end of some games. */
  const contest = (leads: number[]): Contest => {
    const tried = (chance: number) =>
      new Map(Array.from({ length: 40 }, (_, i) => [10_000 + i, [chance + 0.02 * (i % 3), 1 - chance]]));
    return {
      step: 0,
      seat: 0,
      question: 'q',
      state: null,
      seed: 'x',
      side: 0,
      arms: [
        { reply: 'a', key: 'a', tried: tried(0.35) },
        { reply: 'b', key: 'b', tried: tried(0.5) },
      ],
      usual: new Map(),
      searched: 0,
      measured: 40,
      weighed: 0,
      best: 1,
      leads,
    };
  };
  const results = (won: number, lost: number, even = 40 - won - lost) => [
    ...Array.from({ length: won }, () => 100),
    ...Array.from({ length: lost }, () => -100),
    ...Array.from({ length: even }, () => 0),
  ];

  test('confirm a loss, or clear it if the evaluation was wrong', () => {
    const [good, wrong] = [contest(results(8, 2)), contest(results(0, 12))];
    expect(decisionOf(contest([]), 2)).toMatchObject({ grade: 'bad' });
    expect(decisionOf(good, 2, biasOf([good, good, good, good, good])).grade).toBe('bad');
    const bias = biasOf([wrong, wrong, good, wrong, wrong]);
    expect(bias).toBeGreaterThan(10);
    expect(decisionOf(wrong, 2, bias).loss.value).toBe(0);
  });

  test('say nothing about evaluations if they are few', () => {
    const wrong = contest(results(0, 12));
    expect(biasOf([wrong, wrong])).toBeNull();
    expect(decisionOf(wrong, 2, biasOf([wrong, wrong])).grade).toBe('bad');
  });
});

describe('the order of actions', () => {
  const answer = (name: string) => ({ answer: name, skipped: false, value: 50, error: 1 });
  const lost = decision(0, 0, { loss: estimate(6, 1), grade: 'bad', played: answer('a'), best: answer('b') });
  const act = (step: number, seat: number, name: string, kind = 'turn/act') => ({ step, seat, kind, answer: name });
  const grade = (...acts: ReturnType<typeof act>[]) => withoutTranspositions([lost], acts)[0]?.grade;

  test('is no mistake if the best answer follows in the same turn', () => {
    expect(grade(act(0, 0, 'a'), act(1, 0, 'b'), act(2, 0, 'end'))).toBe('good');
    expect(withoutTranspositions([lost], [act(0, 0, 'a'), act(1, 0, 'b'), act(2, 0, 'end')])[0]?.loss.value).toBe(0);
  });

  test('is one if it follows in a later turn, to another question, or ends the turn', () => {
    expect(grade(act(0, 0, 'a'), act(1, 1, 'x'), act(2, 0, 'b'), act(3, 0, 'end'))).toBe('bad');
    expect(grade(act(0, 0, 'a'), act(1, 0, 'b', 'turn/draw'), act(2, 0, 'end'))).toBe('bad');
    expect(grade(act(0, 0, 'a'), act(1, 0, 'b'), act(2, 1, 'x'))).toBe('bad');
  });
});

describe('luck and play', () => {
  const points = [point(0, 40), point(3, 52), point(8, 30), point(9, 0, 0)];
  const decisions = [
    decision(0, 0, { effect: [estimate(4, 1), estimate(-4, 1)] }),
    decision(3, 1, { effect: [estimate(-7, 2), estimate(7, 2)] }),
    decision(8, 0, { effect: [estimate(-20, 3), estimate(20, 3)] }),
  ];

  test('sum to the whole change for each side', () => {
    for (const { total, own, others, luck, drift } of balancesOf([[0], [1]], points, decisions)) {
      expect(own.value + others.value + luck.value).toBeCloseTo(total);
      expect(drift).toBeCloseTo(0);
    }
    const [mine, other] = balancesOf([[0], [1]], points, decisions);
    expect(mine?.total).toBe(-40);
    expect(mine?.own.value).toBe(-16);
    expect(mine?.others.value).toBe(-7);
    expect(other?.own.value).toBe(7);
    expect(mine?.luck.error).toBeGreaterThan(0);
  });

  test('a longer horizon at a new round, and changes without dice, draws or news, are not luck', () => {
    // By the horizon of the round before, the chance fell from 50 to 45 and not to 20.
    const round = point(1, 20, 1, { carried: [45, 55] });
    const still = point(2, 26, 1, { chance: false });
    const [mine, other] = balancesOf([[0], [1]], [point(0, 50), round, still], []);
    expect(mine?.luck.value).toBe(-5);
    expect(mine?.drift).toBe(-19);
    expect(other?.luck.value).toBe(5);
    expect(momentsOf([point(0, 50), round, still], [])).toEqual([]);
  });

  test('a best answer is a find only if a quick bot would have missed it', () => {
    const [usual, rare] = [0, 8].map((effect) =>
      decision(0, 0, { gap: estimate(12, 2), effect: [estimate(effect), estimate(-effect)] }),
    );
    expect(momentsOf([point(0, 50)], [defined(usual)])).toEqual([]);
    expect(momentsOf([point(0, 50)], [defined(rare)])).toMatchObject([{ kind: 'find', step: 0, value: 12 }]);
  });

  test('a side that plays alone has no others', () => {
    const one = decisions.map((d) => ({ ...d, seat: 0 }));
    expect(balancesOf([[0, 1]], points, one)[0]?.others).toEqual({ value: 0, error: 0 });
  });

  test('key moments have clear losses and lucky changes only', () => {
    const bad = decision(5, 1, { loss: estimate(9, 2), grade: 'bad' });
    const moments = momentsOf([point(0, 50), point(5, 50), point(6, 50), point(7, 80)], [decision(0, 0, {}), bad]);
    expect(moments.map(({ kind, step, seat }) => [kind, step, seat])).toEqual([
      ['loss', 5, 1],
      ['luck', 6, null],
    ]);
    expect(momentsOf([point(0, 50, 20), point(1, 65, 20)], [])).toEqual([]);
  });
});

describe('analysis of a game', () => {
  test('marks the move that gave a won game away, and finds the right one', () => {
    const rules = rulesOf<any>(fixtures.ticTacToe);
    const table = newTable(rules, { seats: 2, options: {}, seed: 'x' });
    const moves = table.state.cells.map((_cell: number, i: number) => i);
    const cellAnswer = (cell: number): Answer => {
      const { seat, question } = defined(rules.waiting(table.state)[0]);
      const free = moves.filter((i: number) => table.state.cells[i] < 0);
      return defined(rules.legal(table.state, seat, question).actions[free.indexOf(cell)]).answer;
    };
    const play = (cell: number) => {
      const { seat, question, n } = defined(rules.waiting(table.state)[0]);
      table.act({ seat, question, n, answer: cellAnswer(cell) });
    };
    for (const cell of [0, 4, 1, 2, 8]) play(cell);
    // O completes a line with cell 6, but plays 7, and X wins.
    const right = cellAnswer(6);
    for (const cell of [7, 6, 5, 3]) play(cell);
    expect(table.state.result?.winners).toEqual([0]);
    const found = analyzed(rules, table.record);
    const blunder = found.decisions.find(({ step }) => step === 5);
    expect(blunder).toMatchObject({ seat: 1, grade: 'bad' });
    expect(blunder?.best.answer).toEqual(right);
    expect(found.moments).toContainEqual(expect.objectContaining({ kind: 'loss', step: 5, seat: 1 }));
    const last = found.points.at(-1);
    expect(last).toMatchObject({ chances: [100, 0], error: 0 });
  });

  test('is the same for the same seed, and its parts sum to the change', () => {
    const rules = rulesOf<any>(fixtures.connectFour);
    const record = played(rules, 2, 'a');
    const first = analyzed(rules, record);
    expect(analyzed(rules, record)).toEqual(first);
    expect(first.decided.done).toBe(first.decided.all);
    expect(first.done).toBe(1);
    for (const { total, own, others, luck, drift } of first.balances) {
      expect(own.value + others.value + drift).toBeCloseTo(total);
      // Nothing is hidden or drawn here.
      expect(luck.value).toBe(0);
    }
    for (const { chances } of first.points) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(100);
  });

  test('does not count forced moves', () => {
    const rules = rulesOf<any>(fixtures.ticTacToe);
    const record = played(rules, 2, 'b', 'random');
    const full = record.entries.length === 9;
    const { decisions } = analyzed(rules, record);
    expect(decisions.length).toBeLessThan(record.entries.length + Number(!full));
    expect(decisions.every(({ step }) => step < 8)).toBe(true);
  });

  test('gives teams one chance', () => {
    const rules = rulesOf<any>(fixtures.teams);
    const record = played(rules, 4, 'c');
    const { sides, points } = analyzed(rules, record);
    expect(sides).toEqual(rules.sides(rules.begin(4, {}, 'c')));
    expect(points[0]?.chances.length).toBe(sides.length);
  });

  test('leaves out what was undone, and thinks on where it is unsure', () => {
    const rules = rulesOf<any>(fixtures.connectFour);
    const table = newTable(rules, { seats: 2, options: {}, seed: 'd' });
    const step = () => {
      const { seat, question } = defined(rules.waiting(table.state)[0]);
      const action = think(rules, table.state, seat, question, { level: 'random', seed: 'd' });
      if (action) table.act(action);
    };
    step();
    table.apply(table.undoEntry(0));
    while (table.state.result === null) step();
    const analyzer = openAnalysis(rules, table.record, { seed: 'x' });
    while (analyzer.work());
    const { points, games, pass } = analyzer.report();
    expect(points.map(({ step: at }) => at)).not.toContain(0);
    expect(pass).toBe(1);
    analyzer.deepen();
    while (analyzer.work());
    expect(analyzer.report().games).toBeGreaterThan(games);
    expect(analyzer.report().pass).toBe(2);
  });
});
