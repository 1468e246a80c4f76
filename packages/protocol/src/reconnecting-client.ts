import type { Action, Json, Refusal } from '@orrery/kernel';
import { patch } from './delta.ts';
import { connectionClosed, messageTooLong, ProblemError } from './errors.ts';
import { fingerprint } from './fingerprint.ts';
import {
  type ChatLine,
  hashOf,
  MAX_MESSAGE,
  type NumberedEvent,
  PROTOCOL,
  type Problem,
  type RankedAnswer,
  type TableState,
  type ToClient,
  type ToServer,
} from './messages.ts';
import { chatCount, leftOut, withEarlier, withPage } from './paging.ts';
import { type Clock, type Connect, type Connection, systemClock } from './transports.ts';

/**
 * `lost` means that the client is reconnecting; `refused`, that the server rejected it (see the problem) and it does
 * not retry.
 */
export type RemoteStatus = 'connecting' | 'live' | 'lost' | 'refused' | 'closed';

/** New events of one seat's view. */
export interface TableUpdate {
  seat: number | null;
  events: NumberedEvent[];
}

/** A table as the client knows it. */
export interface KnownTable extends TableState {
  /** When `clocks` and `times` were received, in milliseconds since 1970 by the client's clock. */
  clockedAt: number;
}

/** An earlier position as a seat saw it; `events` led to this position. */
export interface RecapFrame {
  view: unknown;
  progress: TableState['progress'];
  events: NumberedEvent[];
}

/** A remote table, for players or spectators. It connects, reconnects and repeats requests automatically. */
export interface RemoteTable {
  readonly table: KnownTable | null;
  readonly status: RemoteStatus;
  /**
   * Resolves when the action is durable; rejects with `ProblemError`. The action is resent after lost connections but
   * played only once.
   */
  act(action: Action): Promise<void>;
  why(action: Action): Promise<Refusal | null>;
  /** The hard bot's best answers, best first. */
  hint(seat: number, question: string): Promise<RankedAnswer[]>;
  /**
   * What a seat has seen since its last turn, oldest first, starting at the end of that turn. With `heard`, the number
   * of events this device has shown, it starts there if that is later.
   */
  recap(seat: number, heard?: number): Promise<RecapFrame[]>;
  /**
   * Returns `asked` if the other players have to agree first. `agreed` means that everyone at this device has agreed.
   */
  undo(seat: number, agreed?: boolean): Promise<'done' | 'asked'>;
  consent(request: number, agree: boolean): Promise<void>;
  resign(seat: number): Promise<void>;
  /** Abandons a halted game. */
  abandon(seat: number): Promise<void>;
  /** Requests a pause of the clocks; with `want` false, ends the pause and withdraws everyone's requests. */
  pause(seat: number, want: boolean): Promise<void>;
  /** Takes a seat back from a bot. */
  back(seat: number): Promise<void>;
  /** Sets standing orders for a seat; null removes them. */
  orders(seat: number, orders: Json): Promise<void>;
  /** Allows or stops spectators following a seat's view. */
  show(seat: number, want: boolean): Promise<void>;
  talk(seat: number | null, channel: ChatLine['channel'], text: string): Promise<void>;
  /** Reconnects immediately, for example when the network or the page is back. */
  wake(): void;
  close(): void;
}

export interface RemoteOptions {
  connect: Connect;
  match: string;
  token: string | null;
  /** For spectators: the seat whose view they ask for. */
  follow?: number | undefined;
  /**
   * Called with a new table object after every change; unchanged parts remain the same objects. `news` is null if the
   * whole table was sent.
   */
  onChange?(table: KnownTable, news: TableUpdate[] | null): void;
  onStatus?(status: RemoteStatus, problem: Problem | null): void;
  clock?: Clock;
  /** Returns a number from 0 to below 1, which spreads the retries of many clients. */
  random?: () => number;
}

type Request = Exclude<ToServer, { do: 'join' | 'ping' }>;
type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Pending {
  message: Request;
  sent: boolean;
  resolve(reply: ToClient): void;
  reject(error: ProblemError): void;
}

const FIRST_RETRY = 250;
const LAST_RETRY = 10_000;
const HEARTBEAT = 20_000;
/** Delay before a failed request for earlier events is repeated. */
const FILL_AGAIN = 10_000;
/** Errors after which the client does not retry, because it would get them again. */
const FINAL: readonly Problem['code'][] = [
  'unknown-match',
  'unknown-game',
  'bad-token',
  'no-watching',
  'version',
  'malformed',
];

/** Joins a match on a server. */
export function openRemote(options: RemoteOptions): RemoteTable {
  const follow = options.follow === undefined ? {} : { follow: options.follow };
  const { connect, match, token, clock = systemClock, random = Math.random } = options;
  const pending = new Map<number, Pending>();
  let table: KnownTable | null = null;
  let status: RemoteStatus = 'connecting';
  /** Why requests are rejected once the table is `closed` or `refused`. */
  let ending = connectionClosed;
  let connection: Connection | null = null;
  /** Increased with every connection, so that late messages from an old one are ignored. */
  let era = 0;
  let joined = false;
  let nextId = 1;
  let tries = 0;
  let isAlive = true;
  let cancelTimer = () => {};
  let filling = false;
  let cancelFill = () => {};

  const ended = () => status === 'closed' || status === 'refused';

  function become(next: RemoteStatus, problem: Problem | null = null): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next, problem);
  }

  function open(): void {
    cancelTimer();
    const mine = ++era;
    joined = false;
    connection = connect({
      open: () => mine === era && join(true),
      message: (message) => mine === era && receive(message),
      close: () => mine === era && lose(),
    });
  }

  function join(withHave: boolean): void {
    joined = false;
    const have = withHave && table ? { seq: table.seq, hash: hashOf(table.views), talk: chatCount(table) } : undefined;
    send({ do: 'join', match, token, protocol: PROTOCOL, ...(have ? { have } : {}), ...follow });
    beat();
  }

  const send = (message: ToServer) => connection?.send(message);

  /** Starts the heartbeat. A connection that does not answer a ping within one interval is considered lost. */
  function beat(): void {
    cancelTimer();
    isAlive = true;
    if (connection?.steady) return;
    const next = () => {
      cancelTimer = clock.after(HEARTBEAT, () => {
        if (!isAlive) return lose();
        isAlive = false;
        send({ do: 'ping' });
        next();
      });
    };
    next();
  }

  function drop(): void {
    era++;
    joined = false;
    cancelTimer();
    connection?.close();
    connection = null;
  }

  function lose(): void {
    drop();
    if (ended()) return;
    become('lost');
    const wait = Math.min(FIRST_RETRY * 2 ** tries++, LAST_RETRY) * (0.5 + random() / 2);
    cancelTimer = clock.after(wait, open);
  }

  function refuse(problem: Problem): void {
    drop();
    ending = problem;
    become('refused', problem);
    abandon(problem);
  }

  function abandon(problem: Problem): void {
    const all = [...pending.values()];
    pending.clear();
    for (const request of all) request.reject(new ProblemError(problem));
  }

  function receive(message: ToClient): void {
    isAlive = true;
    switch (message.say) {
      case 'table': {
        const { say: _say, protocol: _protocol, ...whole } = message;
        const now = { ...whole, clockedAt: clock.now() };
        arrive(table ? withEarlier(now, table) : now, null);
        return fill();
      }
      case 'step':
        return step(message);
      case 'seats':
        if (table) change({ ...table, seats: message.seats, status: message.status }, []);
        return;
      case 'clocks': {
        const { say: _say, ...clocks } = message;
        if (table) change({ ...table, ...clocks, clockedAt: clock.now() }, []);
        return;
      }
      case 'request':
        if (table) change({ ...table, request: message.request }, []);
        return;
      case 'talk':
        return hear(message);
      case 'ok':
      case 'why':
      case 'past':
      case 'hint':
      case 'earlier':
        return settle(message.id, (request) => request.resolve(message));
      case 'error':
        return fail(message);
      case 'pong':
        return;
    }
  }

  function hear({ from, lines }: Extract<ToClient, { say: 'talk' }>): void {
    if (!table) return;
    if (from !== chatCount(table)) return join(false);
    change({ ...table, talk: [...table.talk, ...lines] }, []);
  }

  /** Fetches earlier pages, newest first. */
  function fill(): void {
    const wanted = table && leftOut(table);
    if (filling || !wanted) return;
    filling = true;
    ask({ do: 'earlier', ...wanted }).then(
      (reply) => {
        filling = false;
        const { views, lines } = reply as Extract<ToClient, { say: 'earlier' }>;
        const longer = table && withPage(table, wanted.before, views, lines);
        if (longer) change(longer, []);
        // If the page did not match, another request would get the same answer.
        if (longer || (table && leftOut(table)?.before !== wanted.before)) fill();
      },
      () => {
        filling = false;
        if (!ended()) cancelFill = clock.after(FILL_AGAIN, fill);
      },
    );
  }

  function settle(id: number, how: (request: Pending) => void): void {
    const request = pending.get(id);
    if (!request) return;
    pending.delete(id);
    how(request);
  }

  function fail(message: Extract<ToClient, { say: 'error' }>): void {
    const { say: _say, id, ...problem } = message;
    if (id !== null) return settle(id, (request) => request.reject(new ProblemError(problem)));
    if (joined) return;
    if (FINAL.includes(problem.code)) refuse(problem);
    else lose();
  }

  function change(next: KnownTable, news: TableUpdate[] | null): void {
    table = next;
    options.onChange?.(next, news);
  }

  /** Called when the table is up to date; sends unanswered requests again. */
  function arrive(next: KnownTable, news: TableUpdate[] | null): void {
    const rejoined = !joined;
    // Collected before listeners run, because requests they make are sent immediately.
    const unanswered = rejoined ? [...pending.values()] : [];
    joined = true;
    tries = 0;
    change(next, news);
    if (!rejoined || ended()) return;
    become('live');
    for (const request of unanswered) transmit(request);
  }

  function transmit(request: Pending): void {
    const { message } = request;
    send(message.do === 'act' && request.sent ? { ...message, again: true } : message);
    request.sent = true;
  }

  function step(message: Extract<ToClient, { say: 'step' }>): void {
    const { say: _say, from, seq, views, ...playerView } = message;
    const before = table;
    // Until the full table arrives, steps refer to a state that the client does not have.
    if (!before || (!joined && from !== seq)) return;
    if (from !== before.seq || views.length !== before.views.length) return join(false);
    const news: TableUpdate[] = [];
    const next: TableState['views'] = [];
    for (const [i, change] of views.entries()) {
      const old = before.views[i];
      const view = old && old.seat === change.seat ? patched(old.view, change.delta) : undefined;
      if (!old || view === undefined || fingerprint(view) !== change.hash) return join(false);
      news.push({ seat: change.seat, events: change.events });
      const log = change.events.length > 0 ? [...old.log, ...change.events] : old.log;
      next.push({ seat: change.seat, view, waiting: change.waiting, log });
    }
    arrive({ ...before, ...playerView, seq, views: next, clockedAt: clock.now() }, news);
  }

  /** Applies a delta; undefined if it does not fit, which is handled like any other drift. */
  function patched(view: unknown, delta: Parameters<typeof patch>[1]): unknown {
    try {
      return patch(view, delta);
    } catch {
      return undefined;
    }
  }

  function ask(message: Unnumbered): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      if (ended()) return reject(new ProblemError(ending));
      const request: Pending = { message: { ...message, id: nextId } as Request, sent: false, resolve, reject };
      // A character takes at most three bytes. The server would close the connection without saying which message was
      // too long.
      if (JSON.stringify(message).length * 3 > MAX_MESSAGE) return reject(new ProblemError(messageTooLong));
      pending.set(nextId++, request);
      if (joined) transmit(request);
    });
  }

  open();
  return {
    get table() {
      return table;
    },
    get status() {
      return status;
    },
    act: async (action) => void (await ask({ do: 'act', action })),
    why: async (action) => ((await ask({ do: 'why', action })) as Extract<ToClient, { say: 'why' }>).refusal,
    hint: async (seat, question) =>
      ((await ask({ do: 'hint', seat, question })) as Extract<ToClient, { say: 'hint' }>).choices,
    recap: async (seat, heard) => {
      const reply = await ask({ do: 'past', seat, ...(heard === undefined ? {} : { heard }) });
      const { view, progress, steps } = reply as Extract<ToClient, { say: 'past' }>;
      const moments: RecapFrame[] = [{ view, progress, events: [] }];
      let before = view;
      for (const step of steps) {
        before = patch(before, step.delta);
        moments.push({ view: before, progress: step.progress, events: step.events });
      }
      return moments;
    },
    undo: async (seat, agreed) => {
      const reply = await ask({ do: 'undo', seat, seq: table?.seq ?? 0, ...(agreed ? { agreed } : {}) });
      return (reply as Extract<ToClient, { say: 'ok' }>).asked ? 'asked' : 'done';
    },
    consent: async (request, agree) => void (await ask({ do: 'consent', request, agree })),
    resign: async (seat) => void (await ask({ do: 'resign', seat })),
    abandon: async (seat) => void (await ask({ do: 'abandon', seat })),
    pause: async (seat, want) => void (await ask({ do: 'pause', seat, want })),
    show: async (seat, want) => void (await ask({ do: 'show', seat, want })),
    back: async (seat) => void (await ask({ do: 'back', seat })),
    orders: async (seat, orders) => void (await ask({ do: 'orders', seat, orders })),
    async talk(seat, channel, text) {
      // The key ensures that a message resent after a lost connection does not appear twice.
      const once = `${nextId}.${Math.floor(random() * 2 ** 52)}`;
      await ask({ do: 'talk', seat, channel, text, once });
    },
    wake() {
      if (status !== 'lost') return;
      tries = 0;
      open();
    },
    close() {
      if (ended()) return;
      drop();
      cancelFill();
      become('closed');
      abandon(connectionClosed);
    },
  };
}
