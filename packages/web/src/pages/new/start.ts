import { type Game, IllegalAction, type MatchRecord, rulesOf } from '@orrery/kernel';
import { type ClockSetting, ProblemError, type WatchSetting } from '@orrery/protocol';
import { wordsOf } from '../../play/words.ts';
import { DEFAULT_NAME, settings } from '../../shell/settings.ts';
import type { SeatInfo } from '../../table/client.ts';
import { forkSeats, forkTable } from '../../table/fork.ts';
import { randomId } from '../../table/local/seed.ts';
import { keepPledge, newSalt } from '../../table/luck.ts';
import { api, comeIn, problemWords } from '../../table/online.ts';
import { newTable, shelfEntryOf } from '../../table/saved.ts';
import { createTable } from '../../table/store.ts';
import type { Options } from '../parts/options.ts';
import type { Chair } from './chairs.ts';

/** Starts a table on this device; gives its address. */
export async function startLocal(
  game: Game,
  seats: SeatInfo[],
  options: Options,
  seed: string,
  more: { guided?: boolean; clock?: ClockSetting | null; hints?: boolean } = {},
): Promise<string> {
  const { guided = false, clock = null, hints = true } = more;
  const rules = rulesOf(game);
  const now = Date.now();
  const match = newTable(rules, { id: randomId(), seats, options, seed, clock, hints, now });
  await createTable(match, shelfEntryOf(rules, match, match.snapshot.state as never, guided, now));
  return `/play/${match.id}`;
}

/** Plays on from a step of a record, against bots, at a new table on this device; gives its address. */
export async function startFork(
  game: Game,
  record: MatchRecord,
  step: number,
  seats: readonly SeatInfo[],
  mine: number,
): Promise<string> {
  const rules = rulesOf(game);
  const now = Date.now();
  const seated = forkSeats(seats, mine, settings().name);
  const { match, rows } = forkTable(rules, record, { id: randomId(), step, seats: seated, now });
  await createTable(match, shelfEntryOf(rules, match, match.snapshot.state as never, false, now), rows);
  return `/play/${match.id}`;
}

/** Plays on at this device, from where a table at a server stands; gives its address. */
export async function startCopy(game: Game, record: MatchRecord, seats: readonly SeatInfo[]): Promise<string> {
  const rules = rulesOf(game);
  const now = Date.now();
  const seated = seats.map(({ name, kind, level }) => ({ name, kind, level, connected: true }));
  const { match, rows } = forkTable(rules, record, { id: randomId(), step: record.entries.length, seats: seated, now });
  await createTable(match, shelfEntryOf(rules, match, match.snapshot.state as never, false, now), rows);
  return `/play/${match.id}`;
}

/** Opens a table at the server, at which people gather; gives its address. */
export async function startOnline(
  game: Game,
  chairs: Chair[],
  seats: SeatInfo[],
  options: Options,
  more: { clock: ClockSetting | null; hints: boolean; listed: boolean; watch: WatchSetting },
): Promise<string> {
  const mine = seats.find((seat) => seat.kind === 'human');
  await comeIn(mine?.name ?? DEFAULT_NAME);
  const salt = newSalt();
  const table = await api.openTable({
    game: game.id,
    options,
    ...more,
    seats: seats.map((seat, i) => {
      if (seat.kind === 'bot') return { kind: 'bot', level: chairs[i]?.who ?? 'easy' };
      return seat.kind === 'open' ? { kind: 'open' } : { kind: 'me', name: seat.name, salt };
    }),
  });
  keepPledge(table, salt);
  return `/t/${table.table}`;
}

/** Why a table could not be set up. */
export function troubleWords(game: Game, error: unknown): string {
  if (error instanceof ProblemError) return problemWords(error);
  if (error instanceof IllegalAction) return wordsOf(game).refusal(error);
  return error instanceof Error ? `The table could not be set up: ${error.message}` : 'The table could not be set up.';
}
