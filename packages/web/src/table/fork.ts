import type { NewMatch, Row } from '@orrery/host';
import { type Core, type MatchRecord, openTable, type Rules } from '@orrery/kernel';
import { botName } from './bot-names.ts';
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
export const forkSeats = (seats: readonly SeatInfo[], mine: number, name: string): SeatInfo[] => {
  const own = name || (seats[mine]?.name ?? '');
  return seats.map((seat, i) => {
    if (i === mine) return { name: own, kind: 'human', level: null, connected: true };
    if (seat.kind === 'bot') return seat;
    // Who plays on from another's place is not there twice.
    return { name: seat.name === own ? botName(i) : seat.name, kind: 'bot', level: 'medium', connected: true };
  });
};

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
