import type { Answer, Json } from '@orrery/kernel';
import { z } from 'zod';
import { MAX_MOVED_ENTRIES, MAX_TALK } from './limits.ts';
import { cleanName } from './names.ts';

// The one place where the form of a client's messages is told; their types are what these schemas let through.

export const seat = z.number().int().min(0).max(15);
const count = z.number().int().min(0);
const question = z.string().min(1).max(100);
export const name = z.string().transform((given, context) => {
  const clean = cleanName(given);
  if (clean !== null) return clean;
  context.addIssue({ code: 'custom', message: 'a name has 1 to 24 characters and no control characters' });
  return z.NEVER;
});

/** The answer's own form is for the kernel to check: it knows which kind of question was asked. */
const action = z.strictObject({
  seat,
  question,
  n: count,
  answer: z.custom<Answer>((answer) => answer !== undefined, 'an answer'),
});

/** Any JSON; it must be there even where it is null. */
const json = z.custom<Json>((value) => value !== undefined, 'some JSON is expected');

const isFields = (x: unknown) => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A game's options; their own form is for the game to check. */
export const options = z.custom<Record<string, Json>>(isFields, 'an object');

/** Who shall sit on a seat of a new match. `me` may occur several times: players round one screen. */
export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
  z.strictObject({ kind: z.literal('open') }),
]);

const DAY = 86_400;
const seconds = z.number().min(1).max(DAY);
/**
 * The clocks of a table. `window`, `turn`, `talk`: how many seconds a question of that kind stays open while somebody is
 * there. `move`: so many seconds a seat has for each decision; `bank`: so many for all of them, and so many more with
 * each. These run whether anybody is there or not. `late`: what happens to a seat whose time is up.
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
    late: z.enum(['default', 'bot']).optional(),
  })
  .refine(({ move, bank }) => move === undefined || bank === undefined, 'either time for each move or a bank');

/**
 * Who may watch a table without a seat. `open`: everybody, what lies open to all. `late`: everybody, all hands, so many
 * moves late. `follow`: everybody, what lies open, or through the eyes of a player who lets them.
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
  /** Whether players may ask for hints; they may where nothing is said. */
  hints: z.boolean().optional(),
  /** Who may watch; where nothing is said, everybody what lies open. */
  watch: watchSetting.optional(),
});

const luck = z.string().max(4096);
/** Something that happened at a table, as its record keeps it; whether it could happen is for the rules to say. */
export const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), action }),
  z.strictObject({ kind: z.literal('undo'), seat, to: z.int(), reseed: luck.nullable() }),
  z.strictObject({ kind: z.literal('withdraw'), seat }),
  z.strictObject({ kind: z.literal('expire'), question, seat: seat.optional() }),
  z.strictObject({ kind: z.literal('resign'), seat }),
  z.strictObject({ kind: z.literal('bot'), seat, level: z.string().min(1).max(24).nullable() }),
  z.strictObject({ kind: z.literal('pause'), seat, want: z.boolean() }),
  z.strictObject({ kind: z.literal('orders'), seat, orders: json }),
  z.strictObject({ kind: z.literal('hint'), seat, question }),
  z.strictObject({ kind: z.literal('luck'), seed: luck }),
  z.strictObject({ kind: z.literal('halt') }),
  z.strictObject({ kind: z.literal('abandon'), seat }),
]);

/** `POST /api/matches/moved`: a table that was played on a device goes on here, from where its record stands. */
export const moveMatch = createMatch.omit({ game: true, options: true }).extend({
  record: z.strictObject({
    game: z.string().min(1).max(64),
    version: z.int(),
    options,
    seed: luck,
    entries: z.array(entry).max(MAX_MOVED_ENTRIES),
  }),
});

/** `POST /api/matches/:id/claim`: without a seat, the first open one. */
export const claimSeat = z.strictObject({ seat: seat.optional(), name });

/** `POST /api/matches/:id/seats`: for somebody who has left a substitute is looked for, or a bot sits in; one's own back. */
export const seatChange = z.strictObject({ seat, do: z.enum(['lend', 'sitIn', 'reclaim']) });

export const password = z.string().min(8).max(200);

/** `POST /api/me`: somebody new, without an account. `PATCH /api/me`: another name. */
export const named = z.strictObject({ name });

/** `POST /api/sessions`: the name and password of an account. */
export const credentials = z.strictObject({ name, password });

/** `POST /api/me/account`: a new name and password; whoever has an account says its old one too. */
export const newCredentials = credentials.extend({ old: password.optional() });

/** `POST /api/me/vacation`: from now on, for so many days. */
export const vacation = z.strictObject({ days: z.number().int().min(1).max(60) });

const address = z.string().min(8).max(1000);
/** `POST /api/me/ways`: how one wants to be told. A push service's address and keys come from the browser. */
export const newWay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    address,
    keys: z.strictObject({ p256dh: z.string().regex(/^[\w-]{80,100}$/), auth: z.string().regex(/^[\w-]{20,30}$/) }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('hook'), address }),
]);

/** `POST /api/ways/confirm`, `POST /api/ways/stop`: what stood in a mail. */
export const token = z.strictObject({ token: z.string().min(1).max(64) });

/** What a returning client still has: `hash` is `hashOf` its views, `talk` how many lines of talk it has heard. */
const have = z.strictObject({ seq: count, hash: z.string().max(1024), talk: count.optional() });

/** Every message a client may send. */
export const toServer = z.discriminatedUnion('do', [
  /** Sits down (or, with a null token, watches). May be sent again at any time to get the whole table anew. */
  z.strictObject({
    do: z.literal('join'),
    match: z.string().min(1).max(64),
    token: z.string().min(1).max(64).nullable(),
    protocol: z.number().int().optional(),
    have: have.optional(),
    /** Who watches would like to look through the eyes of this seat. */
    follow: seat.optional(),
  }),
  /** `again` marks a repeat of an action whose reply was lost: if exactly it was accepted before, the reply is `ok`. */
  z.strictObject({ do: z.literal('act'), id: count, action, again: z.boolean().optional() }),
  z.strictObject({ do: z.literal('why'), id: count, action }),
  /** Asks what the hard bot would answer; the record keeps that it was asked for. */
  z.strictObject({ do: z.literal('hint'), id: count, seat, question }),
  /** Asks for what a seat of one's own has seen since its last turn, or since this device had heard so many events. */
  z.strictObject({ do: z.literal('past'), id: count, seat, heard: count.optional() }),
  /** Asks for a page of what came before the event, or the line of talk, of this number. */
  z.strictObject({ do: z.literal('earlier'), id: count, what: z.enum(['log', 'talk']), before: count }),
  /** Takes the seat's latest action back; `seq` is the table's number the client saw, so a repeat does no harm. */
  z.strictObject({ do: z.literal('undo'), id: count, seat, seq: count, agreed: z.boolean().optional() }),
  /** Answers another player's wish to undo, for all seats one holds. */
  z.strictObject({ do: z.literal('consent'), id: count, request: count, agree: z.boolean() }),
  z.strictObject({ do: z.literal('resign'), id: count, seat }),
  /** Ends a game that is halted: it has no winner and is never rated. */
  z.strictObject({ do: z.literal('abandon'), id: count, seat }),
  /** Would like the clocks to rest, or wants them to run again; they rest while all people at the table agree. */
  z.strictObject({ do: z.literal('pause'), id: count, seat, want: z.boolean() }),
  /** Lets those who watch look through this seat's eyes, or no longer. */
  z.strictObject({ do: z.literal('show'), id: count, seat, want: z.boolean() }),
  /** Takes back a seat that a bot has played meanwhile. */
  z.strictObject({ do: z.literal('back'), id: count, seat }),
  /** Leaves standing orders for a seat, or takes them back with null; their form is for the game to check. */
  z.strictObject({
    do: z.literal('orders'),
    id: count,
    seat,
    orders: json,
  }),
  /** Says something, to the whole table, to one's own side, or without a seat to others who watch. What comes again with the same `once` is said once. */
  z.strictObject({
    do: z.literal('talk'),
    id: count,
    seat: seat.nullable(),
    channel: z.enum(['table', 'side', 'watchers']),
    text: z
      .string()
      .min(1)
      .max(4 * MAX_TALK),
    once: z.string().min(1).max(40).optional(),
  }),
  z.strictObject({ do: z.literal('ping') }),
]);

export type SeatRequest = z.output<typeof seatRequest>;
export type ClockSetting = z.output<typeof clockSetting>;
export type WatchSetting = z.output<typeof watchSetting>;
export type CreateMatch = z.output<typeof createMatch>;
export type MoveMatch = z.output<typeof moveMatch>;
export type SeatChange = z.output<typeof seatChange>;
export type ClaimSeat = z.output<typeof claimSeat>;
export type Credentials = z.output<typeof credentials>;
export type NewWay = z.output<typeof newWay>;
export type NewCredentials = z.output<typeof newCredentials>;
export type Have = z.output<typeof have>;
export type ToServer = z.output<typeof toServer>;

/** What is wrong with a message, in one line: the first place and what was expected there. */
export function faultOf(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'the message is not understood';
  const path = first.path.map(String).join('.');
  return path ? `${path}: ${first.message}` : first.message;
}
