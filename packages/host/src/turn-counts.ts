import type { Entry } from '@orrery/kernel';
import type { FinishedMatch } from './ports.ts';

/**
 * Number of turns every seat must have had for a game to be rated; winners must also have made as many decisions
 * themselves. Before that, a game that a player has left can be aborted.
 */
export const FEWEST_TURNS = 2;

/**
 * Turns and decisions per seat, and the seats that a bot plays because their players left. A bot's answers for a player
 * count as turns only.
 */
export function sharesOf(
  entries: readonly Entry[],
  seats: number,
): Pick<FinishedMatch, 'turns' | 'decisions' | 'left'> {
  const turns = Array.from({ length: seats }, () => 0);
  const decisions = [...turns];
  const away = new Set<number>();
  const left = new Set<number>();
  const add = (counts: number[], seat: number) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const entry of entries) {
    if (entry.kind === 'bot') {
      away[entry.level === null ? 'delete' : 'add'](entry.seat);
      if (entry.why === 'away') left.add(entry.seat);
      // Only the player's return ends it, not another bot.
      else if (entry.level === null) left.delete(entry.seat);
    }
    // A question timeout applies to everyone asked; the record does not say who was asked.
    if (entry.kind === 'expire')
      for (const seat of entry.seat === undefined ? turns.keys() : [entry.seat]) add(turns, seat);
    if (entry.kind !== 'act') continue;
    add(turns, entry.action.seat);
    if (!away.has(entry.action.seat)) add(decisions, entry.action.seat);
  }
  return { turns, decisions, left: [...left] };
}
