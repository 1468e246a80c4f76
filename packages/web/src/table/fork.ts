import type { NewMatch, Row } from '@orrery/host';
import { type Core, type MatchRecord, openTable, type Rules } from '@orrery/kernel';
import type { SeatInfo } from './client.ts';
import { newTable } from './saved.ts';

export interface Fork {
  id: string;
  /** How many entries of the record it begins with. */
  step: number;
  seats: SeatInfo[];
  now: number;
}

/** Who plays on from a replay: one seat is the player's, bots take the others. Bots that were there stay. */
export const forkSeats = (seats: readonly SeatInfo[], mine: number, name: string): SeatInfo[] =>
  seats.map((seat, i) => {
    if (i === mine) return { name: name || seat.name, kind: 'human', level: null, connected: true };
    return seat.kind === 'bot' ? seat : { name: seat.name, kind: 'bot', level: 'medium', connected: true };
  });

/** A new table whose record begins with a part of another's. Throws `IllegalAction` where that does not play through. */
export function forkTable(
  rules: Rules<Core>,
  record: MatchRecord,
  { id, step, seats, now }: Fork,
): { match: NewMatch; rows: Row[] } {
  const { options, seed } = record;
  const match = newTable(rules, { id, seats, options: options as object, seed, now });
  const table = openTable(rules, { seats: seats.length, options: match.options, seed });
  const rows = record.entries.slice(0, step).map((entry, i): Row => {
    const events = table.apply(entry);
    return { seq: i + 1, entry, events };
  });
  return { match: { ...match, snapshot: table.record.snapshot }, rows };
}
