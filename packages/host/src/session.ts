import { type Action, type Core, type Json, type Refusal, type Rules, same } from '@orrery/kernel';
import type { RankedAnswer } from '@orrery/protocol';
import { type Audience, type Client, isUpToDate } from './audience.ts';
import type { Broadcast, EarlierPage } from './broadcast.ts';
import type { Chat, NewChatMessage, SpectatorIdentity } from './chat.ts';
import { requestError } from './errors.ts';
import type { Halt } from './halt.ts';
import type { HintRequests } from './hint-requests.ts';
import type { Journal } from './journal.ts';
import { openRateLimit } from './rate-limit.ts';
import { type Recap, recapOf } from './recap.ts';
import type { StandingOrders } from './standing-orders.ts';
import type { UndoRequests } from './undo-requests.ts';

/** What a device can do after joining a match. */
export interface Session {
  /** Seats the device holds; empty for a spectator. */
  readonly seats: readonly number[];
  act(action: Action, again: boolean): Promise<void>;
  why(action: Action): Promise<Refusal | null>;
  /** The hard bot's best answers, best first. */
  hint(seat: number, question: string): Promise<RankedAnswer[]>;
  /** What a seat has seen since its last turn or, if later, since the first `heard` events. */
  past(seat: number, heard?: number): Promise<Recap>;
  /** The page of the log or chat that ends before event or message number `before`. */
  earlier(what: 'log' | 'talk', before: number): Promise<EarlierPage>;
  /** Undoes the seat's last action; returns true if the other players have to agree first. */
  undo(seat: number, seq: number, agreed: boolean): Promise<boolean>;
  consent(request: number, agree: boolean): Promise<void>;
  resign(seat: number): Promise<void>;
  /** Abandons a halted game. */
  abandon(seat: number): Promise<void>;
  /** Requests a pause of the clocks; with `want` false, ends the pause and withdraws everyone's requests. */
  pause(seat: number, want: boolean): Promise<void>;
  /** Takes a seat back from a bot. */
  back(seat: number): Promise<void>;
  orders(seat: number, orders: Json): Promise<void>;
  /** Allows or stops spectators following a seat's view. */
  show(seat: number, want: boolean): Promise<void>;
  /** Sends a chat message; without a seat, to spectator chat. */
  talk(seat: number | null, line: NewChatMessage): Promise<void>;
  leave(): void;
}

/** Limit on recap requests per seat: burst size and refill interval in milliseconds. */
const RECAPS = 20;
const RECAP_MS = 1000;

interface SessionsContext {
  journal: Journal;
  halt: Halt;
  rules: Rules<Core>;
  standingOrders: StandingOrders;
  hints: HintRequests;
  undoRequests: UndoRequests;
  talk: Chat;
  yieldToOthers(): Promise<void>;
  now(): number;
  /** Whether the table has seat clocks. */
  hasClocks: boolean;
  /** Runs a job in the match's queue, on the saved state. */
  inTurn<T>(job: () => T | Promise<T>): Promise<T>;
  /** Ends the bot takeover of a seat, if there is one. */
  back(seat: number): Promise<void>;
  show(seat: number, want: boolean): Promise<void>;
  earlier: Broadcast['earlier'];
  onTalk(): void;
  onLeave(client: Client, audience: Audience): void;
}

/** Returns a function that opens the session of a device in its audience; `spectator` is its signed-in user. */
export function openSessions(
  context: SessionsContext,
): (client: Client, audience: Audience, spectator: SpectatorIdentity | null) => Session {
  const { journal, halt, rules, standingOrders, hints, undoRequests, talk, inTurn, back } = context;
  // Limited because each recap replays part of the match.
  const checkRecapRate = openRateLimit<number>(context.now, RECAPS, RECAP_MS);

  /** Whether an identical action was already accepted. */
  function accepted(action: Action): boolean {
    return journal.table.record.entries.some((entry) => entry.kind === 'act' && same(entry.action, action));
  }

  async function act(action: Action, again: boolean): Promise<void> {
    if (again && accepted(action)) return;
    await back(action.seat);
    await journal.commit(() => ({ kind: 'act', action })).catch((error) => halt.refuse(error, action));
  }

  return (client, audience, spectator) => {
    const { you } = audience;
    const asHolder = <T>(seat: number, job: () => T | Promise<T>): Promise<T> =>
      inTurn(() => {
        if (!you.includes(seat)) throw requestError('not-your-seat');
        return job();
      });
    /** Runs a job that changes the game; rejects if the match is halted. */
    const inPlay = <T>(seat: number, job: () => T | Promise<T>): Promise<T> =>
      asHolder(seat, () => {
        halt.check();
        return job();
      });
    const remark = (line: NewChatMessage) => {
      if (audience.mode === null) throw requestError('not-your-seat', 'Players cannot use spectator chat.');
      if (!spectator) throw requestError('signed-out', 'Choose a name first.');
      return talk.remark(spectator, line);
    };
    return {
      seats: you,
      act(action, again) {
        const run = () => inPlay(action.seat, () => act(action, again));
        return you.includes(action.seat) ? standingOrders.submit(action, run) : run();
      },
      why: (action) => inPlay(action.seat, () => rules.why(journal.table.state, action)),
      hint(seat, question) {
        if (!you.includes(seat)) throw requestError('not-your-seat');
        halt.check();
        return hints.hint(seat, question);
      },
      past: (seat, heard) =>
        asHolder(seat, () => {
          checkRecapRate(seat);
          return recapOf(journal, seat, heard, context.yieldToOthers);
        }),
      earlier: (what, before) => inTurn(() => context.earlier(audience, what, before)),
      undo: (seat, at, agreed) =>
        inPlay(seat, () => {
          if (!isUpToDate(audience, at)) throw requestError('stale');
          return undoRequests.undo(seat, agreed);
        }),
      consent: (number, agree) =>
        inTurn(() => {
          halt.check();
          return undoRequests.consent(you, number, agree);
        }),
      resign: (seat) =>
        inPlay(seat, async () => {
          await halt.guard('resign', () => journal.commit(() => ({ kind: 'resign', seat })));
          halt.check();
        }),
      abandon: (seat) =>
        asHolder(seat, () => {
          if (!halt.on) throw requestError('illegal', 'Only a game that cannot continue can be abandoned.');
          return journal.commit(() => ({ kind: 'abandon', seat }));
        }),
      pause: (seat, want) =>
        inPlay(seat, () => {
          if (!context.hasClocks) throw requestError('no-clock');
          return journal.commit(() => ({ kind: 'pause', seat, want }));
        }),
      back: (seat) => inPlay(seat, () => back(seat)),
      orders: (seat, orders) =>
        inPlay(seat, async () => {
          await journal.commit(() => ({ kind: 'orders', seat, orders }));
          standingOrders.ordersChanged(seat);
        }),
      show: (seat, want) => asHolder(seat, () => context.show(seat, want)),
      async talk(seat, line) {
        const say = () => (seat === null ? remark(line) : talk.say(seat, line));
        await (seat === null ? inTurn(say) : asHolder(seat, say));
        context.onTalk();
      },
      leave: () => context.onLeave(client, audience),
    };
  };
}
