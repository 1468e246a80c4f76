import type { EntryRow, NewMatch } from '@orrery/host';
import { type Core, type MatchRecord, newTable, type Rules } from '@orrery/kernel';
import { named } from './bot-names.ts';
import { newSavedTable } from './saved.ts';
import type { SeatInfo } from './table-types.ts';

/** The level of bots that continue for players. */
const NEW_LEVEL = 'level5';

export interface Fork {
  id: string;
  /** Number of entries of the original record to keep. */
  step: number;
  seats: SeatInfo[];
  now: number;
}

/** The seats after a fork: the player takes one, existing bots stay, and new bots take the others. */
export const forkSeats = (seats: readonly SeatInfo[], mine: number, name: string): SeatInfo[] => {
  const own = name || (seats[mine]?.name ?? '');
  const seated = seats.map((seat, i): SeatInfo => {
    if (i === mine) return { name: own, kind: 'human', level: null, connected: true };
    if (seat.kind === 'bot') return seat;
    // Avoids two seats with the player's name.
    return { name: seat.name === own ? '' : seat.name, kind: 'bot', level: NEW_LEVEL, connected: true };
  });
  return named(seated);
};

/** A new table whose record starts with part of another record. Throws `IllegalAction` if the record is invalid. */
export function forkTable(
  rules: Rules<Core>,
  record: MatchRecord,
  { id, step, seats, now }: Fork,
): { match: NewMatch; rows: EntryRow[] } {
  const { options, seed } = record;
  const match = newSavedTable(rules, { id, seats, options: options as object, seed, now });
  const table = newTable(rules, { seats: seats.length, options: match.options, seed });
  const rows = record.entries.slice(0, step).map((entry, i): EntryRow => {
    const events = table.apply(entry);
    return { seq: i + 1, entry, events };
  });
  return { match: { ...match, snapshot: table.record.snapshot }, rows };
}
