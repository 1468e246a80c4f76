import type { Refusal } from '@orrery/kernel';
import { z } from 'zod';
import { MAX_CHAT_LENGTH } from './limits.ts';
import type { ChatLine, NumberedEvent, PlayerView, RankedAnswer, RecapStep } from './messages.ts';
import { action, count, json, leaverChoice, question, seat } from './schemas.ts';

// The messages a client may send over its connection. A request is one row of `fields` and, if its reply has contents,
// one of `Replies`. The host handles it in packages/host/src/session.ts; clients send it with `request`.

/** The fields of each request to a joined match, besides `do` and `id`. */
const fields = {
  /** Plays an action. `again` marks a repeat whose reply was lost: if it was already accepted, the reply is `ok`. */
  act: { action, again: z.boolean().optional() },
  /** Asks whether an action is allowed. */
  why: { action },
  /** Asks for a hint, which is recorded. */
  hint: { seat, question },
  /** Requests what a seat has seen since its last turn or, if later, since the first `heard` events. */
  past: { seat, heard: count.optional() },
  /** Requests the page that ends before event or chat message number `before`. */
  earlier: { what: z.enum(['log', 'talk']), before: count },
  /**
   * Undoes the seat's latest action. `seq` is the table's `seq` as the client knows it: a repeated request is stale.
   * `agreed` means that everyone at this device has agreed.
   */
  undo: { seat, seq: count, agreed: z.boolean().optional() },
  /** Answers another player's undo request, for all of the client's seats. */
  consent: { request: count, agree: z.boolean() },
  resign: { seat },
  /** Abandons a halted game: it has no winner and is never rated. */
  abandon: { seat },
  /** Requests a pause of the clocks, which needs all players; with `want` false, ends it and withdraws all requests. */
  pause: { seat, want: z.boolean() },
  /** Proposes or agrees to cancel the game, which needs all players; with `want` false, declines or withdraws. */
  cancel: { seat, want: z.boolean() },
  /** Chooses what happens with the absent player of seat `of`. With several players present, this is a vote. */
  claim: { seat, of: seat, choice: leaverChoice },
  /** Allows or stops spectators following this seat's view. */
  show: { seat, want: z.boolean() },
  /** Takes a seat back from a bot. */
  back: { seat },
  /** Sets standing orders for a seat, or removes them with null; validated by the game. */
  orders: { seat, orders: json },
  /**
   * Sends a chat message to the table, to the sender's side, or as a spectator to spectator chat. Repeats with the same
   * `once` are ignored.
   */
  talk: {
    seat: seat.nullable(),
    channel: z.enum(['table', 'side', 'watchers']),
    text: z
      .string()
      .min(1)
      .max(4 * MAX_CHAT_LENGTH),
    once: z.string().min(1).max(40).optional(),
  },
};

/** Replies with contents, besides `id`. All other requests are answered with `ok`. */
export interface Replies {
  why: { say: 'why'; refusal: Refusal | null };
  /** Ranked answers, best first. */
  hint: { say: 'hint'; choices: RankedAnswer[] };
  /**
   * The view at the end of the seat's last turn, or as last shown on this device, and each later step that changed
   * something for the seat.
   */
  past: { say: 'past'; view: unknown; progress: PlayerView['progress']; steps: RecapStep[] };
  /** The page before the requested position: events of each of your views, or chat messages. */
  earlier: { say: 'earlier'; views: { seat: number | null; events: NumberedEvent[] }[]; lines: ChatLine[] };
  /** `asked` means that the undo now waits for the others' consent. */
  undo: { say: 'ok'; asked?: boolean };
}

/** Requests that store, replay or compute something and are not limited by the rules, so the server limits their rate. */
export const RATE_LIMITED: ReadonlySet<string> = new Set<Verb>([
  'talk',
  'orders',
  'undo',
  'past',
  'earlier',
  'hint',
  'show',
  'pause',
  'cancel',
  'claim',
]);

export type Verb = keyof typeof fields;
export type Fields<V extends Verb> = z.output<z.ZodObject<(typeof fields)[V]>>;
export type Request<V extends Verb = Verb> = { [K in V]: { do: K; id: number } & Fields<K> }[V];
export type Reply<V extends Verb = Verb> = V extends keyof Replies ? Replies[V] : { say: 'ok' };

/** What a reconnecting client already has: `hash` is `hashOf` its views, `talk` the number of chat messages. */
const have = z.strictObject({ seq: count, hash: z.string().max(1024), talk: count.optional() });

/** Joins a match; with a null token, as a spectator. Can be repeated at any time to get the full table again. */
const join = z.strictObject({
  do: z.literal('join'),
  match: z.string().min(1).max(64),
  token: z.string().min(1).max(64).nullable(),
  protocol: z.number().int().optional(),
  have: have.optional(),
  /** For spectators: the seat whose view they ask for. */
  follow: seat.optional(),
});

const ping = z.strictObject({ do: z.literal('ping') });

/** Every message a client may send; its type is `ToServer`. */
export const toServer = z.discriminatedUnion('do', [
  join,
  ...Object.entries(fields).map(([verb, shape]) => z.strictObject({ do: z.literal(verb), id: count, ...shape })),
  ping,
]);

export type KnownState = z.output<typeof have>;
export type ToServer = z.output<typeof join> | z.output<typeof ping> | Request;
