import { flag, type Game, type MatchRecord, newTable, oneOf, rulesOf, seeded, shape, text } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  fixtures,
  inspectGames,
  playOn,
  proven,
  questionsOf,
  savesOf,
  setupsOf,
  stepsOf,
  table,
} from '../src/index.ts';

const { claims, duel } = fixtures;

/** `claims` with options, some of which exclude each other. */
const optional: Game = {
  ...(claims as Game),
  seats: { min: 2, max: 3 },
  options: shape({ fast: flag, board: oneOf('plain', 'hilly'), motto: text }),
  checkOptions: (chosen: { fast: boolean; board: string }, seats: number) =>
    chosen.board === 'hilly' && (chosen.fast || seats === 2) ? { path: '.board', expected: 'plain' } : null,
};

describe('setups', () => {
  it('use every value of an option that can be listed', () => {
    expect(choicesOf(optional)).toEqual({ fast: [false, true], board: ['plain', 'hilly'], motto: [''] });
    expect(choicesOf(claims as Game)).toEqual({});
  });

  it('contain every combination that the game allows, for every seat count', () => {
    const plain = (seats: number, fast: boolean) => ({ seats, options: { fast, board: 'plain', motto: '' } });
    expect(setupsOf(optional)).toEqual([
      plain(2, false),
      plain(2, true),
      plain(3, false),
      { seats: 3, options: { fast: false, board: 'hilly', motto: '' } },
      plain(3, true),
    ]);
  });

  it('may set how many games are inspected fully', () => {
    const counts = (full?: number) =>
      inspectGames(claims as Game, { seats: 2, full }, { games: 2, full: 1 }).map((report) =>
        Object.values(report.reasons).reduce((sum, n) => sum + n, 0),
      );
    const [first, second] = counts();
    const [, fully] = counts(2);
    expect(counts(0)[0]).toBeLessThan(first as number);
    expect(fully).toBeGreaterThan(second as number);
  });
});

describe('saves', () => {
  it.each(Object.values(fixtures) as Game[])('of $id exist for every question and can be continued', (game) => {
    const saves = savesOf(game);
    expect(saves.map((save) => save.at)).toEqual(questionsOf(game).sort((a, b) => a.localeCompare(b)));
    for (const save of saves) expect(playOn(game, save, 'on').result).not.toBeNull();
  });

  it('exist for every question if setups have options', () => {
    expect(savesOf(optional).map((save) => save.at)).toEqual(savesOf(claims as Game).map((save) => save.at));
  });
});

describe('records', () => {
  const rules = rulesOf(claims);
  const played = (): MatchRecord => {
    const match = newTable(rules, { seats: 2, options: {}, seed: 'kept' });
    const rng = seeded('kept');
    while (match.state.result === null) {
      const at = rules.next(match.state, rng);
      const seat = at?.seats[0] ?? 0;
      const row = rules.waiting(match.state).find((other) => other.seat === seat && !other.standing);
      if (!at || at.standing !== null || !row) continue;
      const answer = at.step.sample(match.state, at.frame.vars, seat, rng);
      match.act({ seat, question: row.question, n: row.n, answer: answer as never });
    }
    return JSON.parse(JSON.stringify(match.record));
  };

  it('lead to the state they ended in', () => {
    const record = played();
    expect(proven(claims, record)).toEqual(record.snapshot.state);
  });

  it('are rejected if they lead to another state', () => {
    const record = played();
    (record.snapshot.state as { heap: number }).heap += 1;
    expect(() => proven(claims, record)).toThrow('replay and snapshot differ at .heap');
    expect(() => proven(claims, { ...played(), entries: [] })).toThrow('replay and snapshot differ');
    expect(() => proven({ ...claims, version: 99 }, played())).toThrow(
      /with rules version \d+, .* record the games again/,
    );
  });
});

describe('a scenario', () => {
  it('records the visited steps', () => {
    const t = table(duel, { seats: 2 });
    expect(t.visited.size).toBe(0);
    const [row] = t.asked();
    if (!row) throw new Error('nobody is asked');
    t.say(row.seat, t.legal(row.seat)[0] ?? null);
    expect([...t.visited]).toContain(`${row.flow}/${row.step}`);
    expect([...t.visited].filter((step) => !stepsOf(duel as Game).includes(step))).toEqual([]);
  });
});
