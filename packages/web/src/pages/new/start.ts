import { LADDER } from '@orrery/bots';
import type { EntryRow, NewMatch } from '@orrery/host';
import { type Game, IllegalAction, type MatchRecord, rulesOf } from '@orrery/kernel';
import { type ClockSetting, ProblemError, type WatchSetting } from '@orrery/protocol';
import { DEFAULT_NAME, settings } from '../../app/settings.ts';
import { wordsOf } from '../../play/game-text.ts';
import type { Options } from '../../shared/options.ts';
import { committed } from '../../table/fairness.ts';
import { forkSeats, forkTable } from '../../table/fork.ts';
import { randomId } from '../../table/local/seed.ts';
import { api, ensureGuest, problemText } from '../../table/online.ts';
import { gameEntryOf, newSavedTable } from '../../table/saved.ts';
import { createTable } from '../../table/store.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { showHome } from '../home/home-state.ts';
import { t } from './text.ts';

/** Saves a new table on this device, which the home page will show, and returns its address. */
async function save(game: Game, match: NewMatch, guided: boolean, rows: readonly EntryRow[] = []): Promise<string> {
  const entry = gameEntryOf(rulesOf(game), match, match.snapshot.state as never, guided, match.created);
  await createTable(match, entry, rows);
  showHome('running');
  return `/play/${match.id}`;
}

/** Starts a table on this device and returns its address. */
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
  const match = newSavedTable(rules, { id: randomId(), seats, options, seed, clock, hints, now });
  return save(game, match, guided);
}

/** Continues from a step of a record, against bots, at a new table on this device. Returns the table's address. */
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
  return save(game, match, false, rows);
}

/** Copies a game from the server to this device and returns its new address. */
export async function startCopy(game: Game, record: MatchRecord, seats: readonly SeatInfo[]): Promise<string> {
  const rules = rulesOf(game);
  const now = Date.now();
  const seated = seats.map(({ name, kind, level }) => ({ name, kind, level, connected: true }));
  const { match, rows } = forkTable(rules, record, { id: randomId(), step: record.entries.length, seats: seated, now });
  return save(game, match, false, rows);
}

/** Opens a table on the server and returns its address. */
export async function startOnline(
  game: Game,
  seats: SeatInfo[],
  options: Options,
  more: { clock: ClockSetting | null; hints: boolean; rated: boolean; listed: boolean; watch: WatchSetting },
): Promise<string> {
  const mine = seats.find((seat) => seat.kind === 'human');
  await ensureGuest(mine?.name ?? DEFAULT_NAME);
  const table = await committed((commitment) =>
    api.openTable({
      game: game.id,
      options,
      ...more,
      seats: seats.map((seat) => {
        if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? LADDER[0] };
        return seat.kind === 'open' ? { kind: 'open' } : { kind: 'me', name: seat.name, ...commitment };
      }),
    }),
  );
  return `/t/${table.table}`;
}

/** Why a table could not be started. */
export function startErrorText(game: Game, error: unknown): string {
  if (error instanceof ProblemError) return problemText(error);
  if (error instanceof IllegalAction) return wordsOf(game).refusal(error);
  return error instanceof Error ? t('start-failed-because', { message: error.message }) : t('start-failed');
}
