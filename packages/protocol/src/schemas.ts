import type { Answer, Json } from '@orrery/kernel';
import { z } from 'zod';
import { MAX_IMPORT_ENTRIES, MAX_SHARED_RESULTS } from './limits.ts';
import { cleanName } from './names.ts';

// Schemas of HTTP requests and of the parts they share with messages; their types are derived from them.

export const seat = z.number().int().min(0).max(15);
export const count = z.number().int().min(0);
export const question = z.string().min(1).max(100);
export const name = z.string().transform((given, context) => {
  const clean = cleanName(given);
  if (clean !== null) return clean;
  context.addIssue({ code: 'custom', message: 'names have 1 to 24 characters and no control characters' });
  return z.NEVER;
});

/** Answers are validated by the kernel, which knows the kind of question. */
export const action = z.strictObject({
  seat,
  question,
  n: count,
  answer: z.custom<Answer>((answer) => answer !== undefined, 'answer expected'),
});

/** Any JSON value, which must be present even if it is null. */
export const json = z.custom<Json>((value) => value !== undefined, 'JSON expected');

const isFields = (x: unknown) => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A game's options, validated by the game. */
export const options = z.custom<Record<string, Json>>(isFields, 'object expected');

/** The holder of a seat in a new match. `me` may occur several times, for players who share a device. */
export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
  z.strictObject({ kind: z.literal('open') }),
]);

const DAY = 86_400;
const seconds = z.number().min(1).max(DAY);
/**
 * The clocks of a table, in seconds. `window`, `turn` and `talk` limit questions of that kind, and `move` limits each
 * decision of a seat. `bank` gives each seat `first` seconds for the whole game and `more` for each decision. Without
 * `move` and `bank`, clocks run only while a device is connected. If a seat's own clock runs out, `late` decides
 * whether a default is played (`default`), a bot takes over (`bot`), or the seat loses (`lose`).
 */
export const clockSetting = z
  .strictObject({
    window: seconds.optional(),
    turn: seconds.optional(),
    talk: seconds.optional(),
    move: z
      .number()
      .int()
      .min(5)
      .max(30 * DAY)
      .optional(),
    bank: z
      .strictObject({
        first: z
          .number()
          .int()
          .min(10)
          .max(30 * DAY),
        more: z.number().int().min(0).max(DAY),
      })
      .optional(),
    late: z.enum(['default', 'bot', 'lose']).optional(),
  })
  .refine(
    ({ move, bank }) => move === undefined || bank === undefined,
    'set either time per move or a time bank, not both',
  );

/**
 * Spectator setting. `open`: spectators see public information. `late`: all hands, delayed by a number of moves.
 * `follow`: public information, or the view of a player who allows it.
 */
export const watchSetting = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('nobody') }),
  z.strictObject({ as: z.literal('open') }),
  z.strictObject({ as: z.literal('late'), moves: z.number().int().min(1).max(50) }),
  z.strictObject({ as: z.literal('follow') }),
]);

/** `POST /api/matches` */
export const createMatch = z.strictObject({
  game: z.string().min(1).max(64),
  options: options.optional(),
  seats: z.array(seatRequest).min(1).max(16),
  clock: clockSetting.nullable().optional(),
  /** Whether hints are allowed; defaults to true. */
  hints: z.boolean().optional(),
  /** Whether the game is rated; needs a clock for each seat, no bots, no hints; defaults to false. */
  rated: z.boolean().optional(),
  /** Spectator setting; defaults to public information. */
  watch: watchSetting.optional(),
});

/** What the others can choose when a player has left. */
export const leaverChoice = z.enum(['win', 'bot', 'abort']);

const seedText = z.string().max(4096);
/** An entry of a record. The rules decide whether it is legal. */
export const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), action }),
  z.strictObject({ kind: z.literal('undo'), seat, to: z.int(), reseed: seedText.nullable() }),
  z.strictObject({ kind: z.literal('withdraw'), seat }),
  z.strictObject({ kind: z.literal('expire'), question, seat: seat.optional() }),
  z.strictObject({
    kind: z.literal('resign'),
    seat,
    why: z.enum(['time', 'away']).optional(),
    by: seat.optional(),
  }),
  z.strictObject({
    kind: z.literal('bot'),
    seat,
    level: z.string().min(1).max(24).nullable(),
    why: z.literal('away').optional(),
  }),
  z.strictObject({ kind: z.literal('pause'), seat, want: z.boolean() }),
  z.strictObject({ kind: z.literal('cancel'), seat, want: z.boolean(), at: z.number() }),
  z.strictObject({ kind: z.literal('claim'), seat, of: seat, choice: leaverChoice.nullable() }),
  z.strictObject({ kind: z.literal('orders'), seat, orders: json }),
  z.strictObject({ kind: z.literal('hint'), seat, question }),
  z.strictObject({ kind: z.literal('luck'), seed: seedText }),
  z.strictObject({ kind: z.literal('halt') }),
  z.strictObject({ kind: z.literal('abandon'), seat, why: z.enum(['agreed', 'away']).optional() }),
]);

/** `POST /api/matches/moved`: imports a game from a device, continuing at the end of its record. */
export const importMatchRequest = createMatch.omit({ game: true, options: true, rated: true }).extend({
  record: z.strictObject({
    game: z.string().min(1).max(64),
    version: z.int(),
    options,
    seed: seedText,
    entries: z.array(entry).max(MAX_IMPORT_ENTRIES),
  }),
});

/** `POST /api/matches/:id/claim`: claims a seat; if none is given, the first open one. */
export const claimSeat = z.strictObject({ seat: seat.optional(), name });

/** `POST /api/matches/:id/seats`: replaces an absent player with a substitute or a bot, takes back your own seat,
 * or opens a bot's seat for a player. */
export const seatChange = z.strictObject({ seat, do: z.enum(['lend', 'sitIn', 'reclaim', 'open', 'bot']) });

export const password = z.string().min(8).max(200);

/** `POST /api/me`: creates a guest. */
export const newGuest = z.strictObject({ name });

/** `POST /api/sessions`: the name and password of an account. */
export const credentials = z.strictObject({ name, password });

/** `POST /api/me/account`: sets a name and password; an existing account also needs the old password. */
export const newCredentials = credentials.extend({ old: password.optional() });

/** `POST /api/me/vacation`: starts a vacation of this many days. */
export const vacation = z.strictObject({ days: z.number().int().min(1).max(60) });

/** Results of a puzzle: the first attempt and when it was made, and whether it is solved by now. */
export const puzzleResult = z.strictObject({
  game: z.string().min(1).max(40),
  puzzle: z.string().regex(/^[0-9a-f]{16}$/, 'id of a puzzle expected'),
  first: z.boolean(),
  solved: z.boolean(),
  at: count,
});
/** `POST /api/me/puzzles`: adds results of this device. */
export const puzzleResults = z.strictObject({ results: z.array(puzzleResult).max(MAX_SHARED_RESULTS) });

const address = z.string().min(8).max(1000);
/** `POST /api/me/ways`: adds a notification channel. A push service's address and keys come from the browser. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    address,
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}$/), auth: z.string().regex(/^[\w-]{20,30}$/) }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('hook'), address }),
]);

/** `POST /api/ways/confirm`, `POST /api/ways/stop`: sends the token or id from an e-mail. */
export const token = z.strictObject({ token: z.string().min(1).max(64) });

export type SeatRequest = z.output<typeof seatRequest>;
export type ClockSetting = z.output<typeof clockSetting>;
export type WatchSetting = z.output<typeof watchSetting>;
export type CreateMatch = z.output<typeof createMatch>;
export type ImportMatchRequest = z.output<typeof importMatchRequest>;
export type SeatChange = z.output<typeof seatChange>;
export type ClaimSeat = z.output<typeof claimSeat>;
export type Credentials = z.output<typeof credentials>;
export type PuzzleResult = z.output<typeof puzzleResult>;
export type PuzzleResults = z.output<typeof puzzleResults>;
export type NewChannel = z.output<typeof newChannel>;
export type NewCredentials = z.output<typeof newCredentials>;

/** The first error in a message, in one line: where it is and what was expected. */
export function schemaError(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'the message cannot be read';
  const path = first.path.map(String).join('.');
  return path ? `${path}: ${first.message}` : first.message;
}
