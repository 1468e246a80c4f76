import { type Action, same } from '@orrery/kernel';
import type { Replies, Reply, Request, Verb } from '@orrery/protocol';
import { type Audience, type Client, isUpToDate } from './audience.ts';
import type { Automation } from './automation.ts';
import type { NewChatMessage, SpectatorIdentity } from './chat.ts';
import type { Display } from './display.ts';
import { requestError } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import { openRateLimit } from './rate-limit.ts';
import { recapOf } from './recap.ts';

/** A device that has joined a match. */
export interface Session {
  /** Seats the device holds; empty for a spectator. */
  readonly seats: readonly number[];
  request<V extends Verb>(request: Request<V>): Promise<Reply<V>>;
  leave(): void;
}

/** What the handlers know about a device; `spectator` is its signed-in user. */
interface Device {
  client: Client;
  audience: Audience;
  spectator: SpectatorIdentity | null;
}

/** One handler per request. A request whose handler returns nothing is answered with `ok`. */
type Handlers = {
  [V in Verb]: (request: Request<V>, device: Device) => Promise<V extends keyof Replies ? Replies[V] : void>;
};

export const OK = { say: 'ok' } as const;

/** Limit on recap requests per seat: burst size and refill interval in milliseconds. */
const RECAPS = 20;
const RECAP_MS = 1000;

/** Limit on votes and answers per seat: burst size and refill interval in milliseconds. */
const VOTES = 8;
const VOTE_MS = 5000;

/**
 * Returns a function that opens the session of a device in its audience; `spectator` is its signed-in user. `show`
 * allows or stops spectators following a seat.
 */
export function openSessions(
  { journal, halt, rules, hasClocks, changes, inTurn, yieldToOthers, now }: MatchCore,
  { standingOrders, back }: Automation,
  { hints, undoRequests, talk, messages, leavers, cancels }: Display,
  show: (seat: number, want: boolean) => Promise<void>,
  onLeave: (client: Client, audience: Audience) => void,
): (client: Client, audience: Audience, spectator: SpectatorIdentity | null) => Session {
  // Limited because each recap replays part of the match.
  const checkRecapRate = openRateLimit<number>(now, RECAPS, RECAP_MS);

  // Limited because each vote is stored.
  const checkVoteRate = openRateLimit<number>(now, VOTES, VOTE_MS);

  /** Whether an identical action was already accepted. */
  function accepted(action: Action): boolean {
    return journal.table.record.entries.some((entry) => entry.kind === 'act' && same(entry.action, action));
  }

  async function act(action: Action, again: boolean): Promise<void> {
    if (again && accepted(action)) return;
    await back(action.seat);
    await journal.commit(() => ({ kind: 'act', action })).catch((error) => halt.refuse(error, action));
  }

  /** Runs a job for the holder of a seat. */
  const asHolder = <T>({ audience }: Device, seat: number, job: () => T | Promise<T>): Promise<T> =>
    inTurn(() => {
      if (!audience.you.includes(seat)) throw requestError('not-your-seat');
      return job();
    });

  /** Like `asHolder`, for a job that changes the game; rejects if the match is halted. */
  const inPlay = <T>(device: Device, seat: number, job: () => T | Promise<T>): Promise<T> =>
    asHolder(device, seat, () => {
      halt.check();
      return job();
    });

  function remark({ audience, spectator }: Device, line: NewChatMessage): Promise<void> {
    if (audience.mode === null) throw requestError('not-your-seat', 'Players cannot use spectator chat.');
    if (!spectator) throw requestError('signed-out', 'Choose a name first.');
    return talk.remark(spectator, line);
  }

  const handlers: Handlers = {
    act({ action, again }, device) {
      const run = () => inPlay(device, action.seat, () => act(action, again === true));
      return device.audience.you.includes(action.seat) ? standingOrders.submit(action, run) : run();
    },
    why: ({ action }, device) =>
      inPlay(device, action.seat, () => ({ say: 'why', refusal: rules.why(journal.table.state, action) })),
    async hint({ seat, question }, { audience }) {
      if (!audience.you.includes(seat)) throw requestError('not-your-seat');
      halt.check();
      return { say: 'hint', choices: await hints.hint(seat, question) };
    },
    past: ({ seat, heard }, device) =>
      asHolder(device, seat, async () => {
        checkRecapRate(seat);
        return { say: 'past', ...(await recapOf(journal, seat, heard, yieldToOthers)) };
      }),
    earlier: ({ what, before }, { audience }) =>
      inTurn(() => ({ say: 'earlier', ...messages.earlier(audience, what, before) })),
    undo: ({ seat, seq, agreed }, device) =>
      inPlay(device, seat, async () => {
        if (!isUpToDate(device.audience, seq)) throw requestError('stale');
        const asked = await undoRequests.undo(seat, agreed === true);
        return asked ? { say: 'ok', asked } : OK;
      }),
    consent: ({ request, agree }, { audience }) =>
      inTurn(() => {
        halt.check();
        return undoRequests.consent(audience.you, request, agree);
      }),
    resign: ({ seat }, device) =>
      inPlay(device, seat, async () => {
        await halt.guard('resign', () => journal.commit(() => ({ kind: 'resign', seat })));
        halt.check();
      }),
    abandon: ({ seat }, device) =>
      asHolder(device, seat, () => {
        if (!halt.on) throw requestError('illegal', 'Only a game that cannot continue can be abandoned.');
        return journal.commit(() => ({ kind: 'abandon', seat }));
      }),
    pause: ({ seat, want }, device) =>
      inPlay(device, seat, () => {
        if (!hasClocks) throw requestError('no-clock');
        return journal.commit(() => ({ kind: 'pause', seat, want }));
      }),
    cancel: ({ seat, want }, device) =>
      inPlay(device, seat, async () => {
        checkVoteRate(seat);
        await back(seat);
        await cancels.cancel(seat, want);
      }),
    claim: ({ seat, of, choice }, device) =>
      inPlay(device, seat, async () => {
        checkVoteRate(seat);
        await back(seat);
        await halt.guard('resign', () => leavers.claim(seat, of, choice));
        halt.check();
      }),
    back: ({ seat }, device) => inPlay(device, seat, () => back(seat)),
    orders: ({ seat, orders }, device) =>
      inPlay(device, seat, async () => {
        await journal.commit(() => ({ kind: 'orders', seat, orders }));
        standingOrders.ordersChanged(seat);
      }),
    show: ({ seat, want }, device) => asHolder(device, seat, () => show(seat, want)),
    async talk({ seat, ...line }, device) {
      await (seat === null ? inTurn(() => remark(device, line)) : asHolder(device, seat, () => talk.say(seat, line)));
      changes.talk();
    },
  };

  return (client, audience, spectator) => {
    const device = { client, audience, spectator };
    return {
      seats: audience.you,
      async request<V extends Verb>(request: Request<V>): Promise<Reply<V>> {
        const handle = handlers[request.do] as (request: Request<V>, device: Device) => Promise<Reply<V> | undefined>;
        return (await handle(request, device)) ?? (OK as Reply<V>);
      },
      leave: () => onLeave(client, audience),
    };
  };
}
