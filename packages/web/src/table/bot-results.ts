import { hasNoResult } from '@orrery/kernel';
import type { GameEntry } from './saved.ts';

/** How a player fared against the bots of one level in one game: 1 is ahead of them, 0 behind, 0.5 level. */
interface Against {
  /** The level as the table named it. */
  level: string;
  score: number;
}

/** A finished game against bots. It outlives its table, so that the tally is right after the table is removed. */
export interface BotResult {
  id: string;
  game: string;
  updated: number;
  against: Against[];
}

/** The result of a finished game against bots, for the player of this device; null if there is nothing to compare. */
export function botResultOf(entry: GameEntry): BotResult | null {
  const { id, game, seats, guided, result, updated } = entry;
  const mine = ownSeat(entry);
  if (result === null || hasNoResult(result) || guided || mine === null) return null;
  // Entries of earlier versions do not list the side: players who have won or lost together played together.
  const side = entry.side ?? (isShared(entry) ? seats.map((_seat, seat) => seat) : [mine]);
  const scores = new Map<string, number[]>();
  for (const [seat, { kind, level }] of seats.entries()) {
    if (kind !== 'bot' || !level || side.includes(seat)) continue;
    scores.set(level, [...(scores.get(level) ?? []), compared(result.places, mine, seat)]);
  }
  const against = [...scores].map(([level, all]) => ({
    level,
    score: all.reduce((sum, score) => sum + score, 0) / all.length,
  }));
  return against.length > 0 ? { id, game, updated, against } : null;
}

/** The seat of the only player on this device; null if several share it. */
function ownSeat({ seats, online, mine }: GameEntry): number | null {
  if (online) return mine ?? null;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

const isShared = ({ result, seats }: GameEntry): boolean =>
  result !== null && (result.winners.length === 0 || result.winners.length === seats.length);

const compared = (places: readonly number[], mine: number, theirs: number): number =>
  (Math.sign((places[theirs] ?? 0) - (places[mine] ?? 0)) + 1) / 2;
