import { requestError } from '@orrery/host';
import type { CreateTableRequest } from '@orrery/protocol';
import { matchId, secret } from '../ids.ts';
import { checkRated } from '../match/matches.ts';
import type { LobbyOptions } from './lobby-changes.ts';
import { type NamedPerson, type StoredSeat, type StoredTable, taken } from './lobby-table.ts';

/** A new table without players and settings. */
export const blankTable = (created: number) => ({
  ...{ id: matchId(), rev: 1, stage: 'gathering' as const, revealBy: null },
  ...{ invited: [], removed: [], next: null, created, secret: secret() },
});

/** A table as requested. */
export function newTable(
  host: NamedPerson,
  request: CreateTableRequest,
  { isLevel, now = Date.now }: LobbyOptions,
): StoredTable {
  const chairs = request.seats.map((seat): StoredSeat => {
    if (seat.kind === 'me') return taken(host.person, seat.name, seat.saltHash);
    if (seat.kind === 'open') return { kind: 'open', kept: null };
    if (!isLevel(seat.level)) throw requestError('bad-seats', `Unknown bot level: ${seat.level}.`);
    return { kind: 'bot', level: seat.level };
  });
  const mine = chairs.find((chair) => chair.kind === 'human');
  if (!mine) throw requestError('bad-seats', 'Take a seat at the table you create.');
  const { game, options = {}, clock = null, hints = true, rated = false, listed = false, watch } = request;
  if (rated) checkRated({ clock, hints, watch, seats: request.seats });
  return {
    ...blankTable(now()),
    ...{ game, options, clock, hints, rated, listed, auto: false, chairs },
    ...(watch ? { watch } : {}),
    host: { person: host.person, name: mine.name },
  };
}
