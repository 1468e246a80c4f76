import { LADDER, levelNumber } from '@orrery/bots';
import type { Result } from '@orrery/kernel';
import { named } from '../../table/bot-names.ts';
import type { SeatInfo } from '../../table/table-types.ts';

/** A loss with less than this share of the best score is a clear one. */
const CLOSE = 0.75;

/** The seats of the next game, and whether its bots are stronger or weaker than before. */
export interface NextBots {
  seats: SeatInfo[];
  stronger: boolean;
}

interface Finished {
  seats: readonly SeatInfo[];
  result: Result;
  /** The player's seat, and the seats that play together with it. */
  mine: number;
  side: readonly number[];
  /** Whether the player has resigned. */
  resigned: boolean;
}

/** The bots to suggest after a game: stronger ones after a win, weaker ones after a clear loss; null for the same. */
export function nextBots({ seats, result, mine, side, resigned }: Finished): NextBots | null {
  const isFoe = ({ kind }: SeatInfo, seat: number) => kind === 'bot' && seat !== mine && !side.includes(seat);
  const foes = seats.flatMap((seat, i) => (isFoe(seat, i) ? [i] : []));
  if (foes.length === 0) return null;
  const won = result.winners.includes(mine) && !foes.some((foe) => result.winners.includes(foe));
  const best = Math.max(...foes.map((foe) => result.scores[foe] ?? 0));
  const lost = foes.some((foe) => result.winners.includes(foe)) && !result.winners.includes(mine);
  const clearly = resigned || (result.scores[mine] ?? 0) < CLOSE * best;
  if (!won && !(lost && clearly)) return null;
  const next = seats.map((seat, i) =>
    isFoe(seat, i) ? { ...seat, name: '', level: moved(seat.level ?? '', won ? 1 : -1) } : seat,
  );
  const changed = next.some(({ level }, i) => levelNumber(level ?? '') !== levelNumber(seats[i]?.level ?? ''));
  return changed ? { seats: named(next), stronger: won } : null;
}

/** The level above or below, within the ladder. */
function moved(name: string, by: number): string {
  const level = levelNumber(name);
  if (level === null) return name;
  return LADDER[Math.min(Math.max(level - 1 + by, 0), LADDER.length - 1)] ?? name;
}
