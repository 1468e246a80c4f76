import type { LevelSettings } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Advice, adviceOf, ratingsOf } from '../src/shared/bots/advice.ts';
import { nextBots } from '../src/shared/bots/next-bots.ts';
import type { BotResult } from '../src/table/bot-results.ts';
import type { SeatInfo } from '../src/table/table-types.ts';

/** Games against a level, each won (1) or lost (0). */
const games = (level: string, ...scores: number[]): BotResult[] =>
  scores.map((score, i) => ({ id: `${level} ${i}`, game: 'g', updated: i, against: [{ level, score }] }));
const advice = (results: BotResult[], first = 'level2'): Advice => adviceOf(results, undefined, first);

describe('the recommended bot', () => {
  it('is that of the suggested first game before any game', () => {
    expect(advice([])).toMatchObject({ recommended: 2, evidence: null, games: 0 });
    expect(advice([], 'level4').recommended).toBe(4);
  });

  it('moves up by one level after a win and down after a loss', () => {
    expect(advice(games('level2', 1)).recommended).toBe(3);
    expect(advice(games('level3', 0), 'level3').recommended).toBe(2);
    // Whatever level the player has chosen to begin with.
    expect(advice(games('level6', 1)).recommended).toBe(7);
    expect(advice(games('level6', 0)).recommended).toBe(5);
  });

  it('settles where the player wins about half of the games', () => {
    const results = [...games('level4', 1, 1, 1, 0, 1, 1), ...games('level5', 1, 0, 1, 0, 1, 0)];
    const { recommended, chances } = advice(results);
    expect(recommended).toBe(5);
    expect(chances[4]).toBeGreaterThan(0.4);
    expect(chances[4]).toBeLessThan(0.6);
  });

  it('follows recent games rather than old ones', () => {
    const results = [...games('level2', ...new Array(20).fill(0)), ...games('level4', ...new Array(20).fill(1))];
    expect(advice(results).recommended).toBeGreaterThan(4);
  });

  it('stays within the ladder', () => {
    expect(advice(games('level8', ...new Array(15).fill(1))).recommended).toBe(8);
    expect(advice(games('level1', ...new Array(15).fill(0))).recommended).toBe(1);
  });

  it('counts earlier games under the old names of levels', () => {
    const { tally, evidence, games: count } = advice([...games('easy', 1, 0), ...games('level2', 1)]);
    expect(tally[1]).toEqual({ won: 2, played: 3 });
    expect(evidence).toBe(2);
    expect(count).toBe(3);
  });

  it('uses measured ratings if all levels have one', () => {
    const levels = [0, 400, 410, 420, 430, 440, 450, 460].map(
      (rating): LevelSettings => ({ method: 'look', elo: { rating, error: 20 } }),
    );
    expect(ratingsOf(levels)?.[1]).toBe(400);
    expect(ratingsOf(levels.slice(1))).toBeNull();
    // The levels from 2 to 8 are hardly different, so a few wins lead past them.
    expect(adviceOf(games('level2', 1, 1, 1), levels, 'level2').recommended).toBe(8);
    expect(adviceOf(games('level2', 1, 1, 1), undefined, 'level2').recommended).toBeLessThan(6);
  });
});

describe('the next bots after a game', () => {
  const seats: SeatInfo[] = [
    { name: 'Ada', kind: 'human', level: null, connected: true },
    { name: 'Juno', kind: 'bot', level: 'level4', connected: true },
    { name: 'Iris', kind: 'bot', level: 'level3', connected: true },
  ];
  const next = (scores: number[], winners: number[], more: Partial<Parameters<typeof nextBots>[0]> = {}) =>
    nextBots({
      ...{ seats, mine: 0, side: [0], resigned: false },
      result: { scores, winners, places: [], reason: 'x' },
      ...more,
    });
  const levels = (found: ReturnType<typeof nextBots>) => found?.seats.map(({ name, level }) => `${name} ${level}`);

  it('are stronger by one level after a win', () => {
    const found = next([50, 40, 30], [0]);
    expect(found?.stronger).toBe(true);
    expect(levels(found)).toEqual(['Ada null', 'Hygiea level5', 'Juno level4']);
  });

  it('are weaker by one level after a clear loss or a resignation', () => {
    expect(levels(next([20, 40, 30], [1]))).toEqual(['Ada null', 'Iris level3', 'Metis level2']);
    expect(next([39, 40, 30], [1], { resigned: true })?.stronger).toBe(false);
  });

  it('are the same after a close loss, a shared win or a game of one side', () => {
    expect(next([36, 40, 30], [1])).toBeNull();
    expect(next([40, 40, 30], [0, 1])).toBeNull();
    expect(next([40, 40, 30], [0, 1, 2], { side: [0, 1, 2] })).toBeNull();
    expect(next([0, 0, 0], [], { side: [0, 1, 2] })).toBeNull();
  });

  it('leave out partners, and end with the ladder', () => {
    expect(levels(next([50, 50, 30], [0, 1], { side: [0, 1] }))).toEqual(['Ada null', 'Juno level4', 'Juno II level4']);
    const top = seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'level8' } : seat));
    expect(next([50, 40, 30], [0], { seats: top })).toBeNull();
    const old = seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'easy' } : seat));
    expect(levels(next([50, 40, 30], [0], { seats: old }))).toEqual(['Ada null', 'Iris level3', 'Iris II level3']);
  });
});
