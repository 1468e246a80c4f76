import type { Level } from '@orrery/bots';
import type { Json, Rules } from '@orrery/kernel';
import { type BotLimits, type BotMatch, playBotMatch } from './bot-match.ts';

/** A comparison of two bot levels. */
export interface Duel {
  game: string;
  a: Level;
  b: Level;
  seats: number;
  options: Json;
  pace: BotLimits;
}

/** One game. Side A has the even seats, or the odd ones if `mirror` is set. */
export interface Pairing {
  seed: string;
  mirror: boolean;
}

type Time = BotMatch['thought'][number];

export interface Score {
  /** Side A's share of the win, from 0 to 1. */
  share: number;
  /** Side A's best score minus side B's. */
  lead: number;
  time: { a: Time; b: Time };
}

/** The same deal twice with seats swapped, so that the luck of the deal and of the seat cancels out. */
export const pairing = (seed: string): Pairing[] => [
  { seed, mirror: false },
  { seed, mirror: true },
];

export function duel(rules: Rules, task: Duel, { seed, mirror }: Pairing): Score {
  const isA = (seat: number): boolean => (seat % 2 === 0) !== mirror;
  const levels = Array.from({ length: task.seats }, (_none, seat) => (isA(seat) ? task.a : task.b));
  const { state, thought } = playBotMatch(rules, levels, task.options, seed, task.pace);
  const { result } = state;
  const best = (side: boolean): number => Math.max(...result.scores.filter((_score, seat) => isA(seat) === side));
  const timeOf = (side: boolean): Time =>
    thought
      .filter((_time, seat) => isA(seat) === side)
      .reduce((x, y) => ({
        total: x.total + y.total,
        longest: Math.max(x.longest, y.longest),
        times: x.times + y.times,
        iterations: x.iterations + y.iterations,
      }));
  return {
    share: result.winners.filter(isA).length / Math.max(1, result.winners.length),
    lead: best(true) - best(false),
    time: { a: timeOf(true), b: timeOf(false) },
  };
}
