import { defined, type Rules } from '@orrery/kernel';
import { cpuMs } from '../measure.ts';
import { playDeal } from './deal.ts';
import type { Contest } from './ratings.ts';
import { type DealResult, type Player, playerName } from './results.ts';
import { type Rung, rungTitle, sidesOf } from './rungs.ts';

/** Two players to compare. A greater weight means more games. */
export interface Pair {
  a: Player;
  b: Player;
  weight: number;
}

/** Levels are compared with the next one, half as often with the second next, and the weakest with old bots. */
export function pairsOf(players: readonly Player[]): Pair[] {
  const next = players.flatMap((a, i) => (i > 0 ? [{ a, b: defined(players[i - 1]), weight: 2 }] : []));
  const second = players.flatMap((a, i) => (i > 1 ? [{ a, b: defined(players[i - 2]), weight: 1 }] : []));
  const weak = players.slice(0, 3).map((a): Pair => ({ a, b: 'easy', weight: 0.7 }));
  return [...next, ...second, ...weak, ...players.slice(0, 1).map((a): Pair => ({ a, b: 'random', weight: 0.5 }))];
}

/** The results of one setup at one speed. */
export const poolOf = (results: readonly DealResult[], rung: Rung, phone: number): DealResult[] =>
  results.filter((result) => result.rung === rungTitle(rung) && result.phone === phone);

const isBetween = (result: DealResult, a: string, b: string): boolean =>
  (result.a === a && result.b === b) || (result.a === b && result.b === a);

/** All results of one player against another, as one contest. */
export function contestOf(results: readonly DealResult[], a: string, b: string): Contest & { points: number } {
  const sum = { a, b, rivals: 1, games: 0, won: 0, points: 0 };
  for (const result of results) {
    if (result.a !== a || result.b !== b) continue;
    sum.rivals = result.rivals;
    sum.games += result.games;
    sum.won += result.won;
    sum.points += result.points;
  }
  return sum;
}

/** All contests of a pool. */
export function contestsOf(results: readonly DealResult[]): Contest[] {
  const found = new Map<string, Contest>();
  for (const { a, b, rivals, games, won } of results) {
    const key = `${a} ${b}`;
    const { games: before, won: wonBefore } = found.get(key) ?? { games: 0, won: 0 };
    found.set(key, { a, b, rivals, games: before + games, won: wonBefore + won });
  }
  return [...found.values()];
}

interface Played {
  deals: number;
  games: number;
  /** CPU time per game. */
  ms: number;
}

function playedBy(results: readonly DealResult[], { a, b }: Pair): Played {
  const found = results.filter((result) => isBetween(result, playerName(a), playerName(b)));
  const games = found.reduce((sum, result) => sum + result.games, 0);
  const ms = found.reduce((sum, { effort }) => sum + effort.a.ms + effort.b.ms, 0);
  return { deals: found.length, games, ms: ms / Math.max(1, games) };
}

/**
 * The pair to play next: the one with the fewest games for its weight. Cheap games are played more often. Null if each
 * pair has `most` games for a weight of 2.
 */
export function nextPair(results: readonly DealResult[], pairs: readonly Pair[], most: number): Pair | null {
  let [next, least] = [null as Pair | null, Number.POSITIVE_INFINITY];
  for (const pair of pairs) {
    const { games, ms } = playedBy(results, pair);
    if (games >= (most * pair.weight) / 2) continue;
    const need = (games * Math.sqrt(ms)) / pair.weight;
    if (need < least) [next, least] = [pair, need];
  }
  return next;
}

export interface Limits {
  games: number;
  seconds: number;
  seed: string;
  /** Iterations per decision of searches without a limit. */
  phone: number;
}

/** Plays deals between the pairs until a limit is reached. `results` are those of earlier runs; `note` gets new ones. */
export function playPairs(
  rules: Rules,
  rung: Rung,
  pairs: readonly Pair[],
  results: DealResult[],
  { games, seconds, seed, phone }: Limits,
  note: (result: DealResult) => void,
): void {
  const end = cpuMs() + 1000 * seconds;
  while (cpuMs() < end) {
    const pool = poolOf(results, rung, phone);
    const pair = nextPair(pool, pairs, games);
    if (!pair) return;
    const result = playDeal(rules, rung, { ...pair, seed, phone, deal: playedBy(pool, pair).deals });
    results.push(result);
    note(result);
  }
}

/** Whether all seats of a rung are one side. */
export const isTeam = (rules: Rules, rung: Rung): boolean => sidesOf(rules, rung).length === 1;
