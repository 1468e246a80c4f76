import { defined, type Rules } from '@orrery/kernel';
import { type BotMatch, playBotMatch } from '../bot-match.ts';
import { type DealResult, type Effort, type Player, playerName } from './results.ts';
import { type Rung, rungTitle, sidesOf } from './rungs.ts';

export interface Deal {
  a: Player;
  b: Player;
  seed: string;
  deal: number;
  /** Iterations per decision of searches without a limit. */
  phone: number;
}

/**
 * Plays a deal once per side: `a` plays that side, and `b` the others, so that the luck of the deal and of the seat
 * cancels out. If all seats are one side, `a` plays it alone.
 */
export function playDeal(rules: Rules, rung: Rung, { a, b, seed, deal, phone }: Deal): DealResult {
  const sides = sidesOf(rules, rung);
  const total: DealResult = {
    ...{ rung: rungTitle(rung), seed, deal, phone, a: playerName(a), b: playerName(b) },
    ...{ rivals: sides.length - 1, games: sides.length, won: 0, points: 0 },
    effort: { a: { ms: 0, decisions: 0, iterations: 0 }, b: { ms: 0, decisions: 0, iterations: 0 } },
  };
  for (const side of sides) {
    const isA = (seat: number): boolean => side.includes(seat);
    const levels = Array.from({ length: rung.seats }, (_none, seat) => (isA(seat) ? a : b));
    const { state, thought } = playBotMatch(rules, levels, rung.options, `${seed}/${deal}`, { iterations: phone });
    const { scores, winners } = state.result;
    const winning = sides.filter((one) => one.some((seat) => winners.includes(seat)));
    if (winning.includes(side)) total.won += 1 / winning.length;
    const best = (seats: number[]): number => Math.max(...seats.map((seat) => defined(scores[seat])));
    const others = scores.map((_score, seat) => seat).filter((seat) => !isA(seat));
    total.points += best([...side]) - (others.length > 0 ? best(others) : 0);
    for (const [seat, time] of thought.entries()) add(isA(seat) ? total.effort.a : total.effort.b, time);
  }
  return total;
}

function add(effort: Effort, { total, times, iterations }: BotMatch['thought'][number]): void {
  effort.ms += total;
  effort.decisions += times;
  effort.iterations += iterations;
}
