import type { Result } from '@orrery/kernel';
import type { ScorePart } from './game-ui.ts';

/** The score category in which the winner's lead over second place is largest, and the best round of any seat. */
export interface DecidingFactor {
  part: { label: string; winner: number; next: number; won: number; lost: number } | null;
  round: { seat: number; round: number; gain: number } | null;
}

/** Seats in the order of their places, best first. */
const inOrder = ({ places }: Result): number[] =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => seat);

/** What decided a game. Names no category if the numbers do not show one or if the player in second place resigned. */
export function decidingFactor(
  result: Result,
  parts: readonly ScorePart[],
  history: readonly number[][],
  gaveUp: ReadonlySet<number> = new Set(),
): DecidingFactor {
  const [winner, next] = inOrder(result);
  let part: DecidingFactor['part'] = null;
  if (winner !== undefined && next !== undefined && result.winners.length === 1 && !gaveUp.has(next)) {
    for (const { label, values, aside } of parts) {
      if (aside) continue;
      const [won, lost] = [values[winner] ?? 0, values[next] ?? 0];
      if (won > lost && (part === null || won - lost > part.won - part.lost)) part = { label, winner, next, won, lost };
    }
  }
  let round: DecidingFactor['round'] = null;
  for (let i = 1; i < history.length; i++) {
    history[i]?.forEach((score, seat) => {
      const gain = score - (history[i - 1]?.[seat] ?? 0);
      if (gain > 0 && gain > (round?.gain ?? 0)) round = { seat, round: i, gain };
    });
  }
  return { part, round };
}
