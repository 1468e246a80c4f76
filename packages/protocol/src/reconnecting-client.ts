import type { Action } from '@orrery/kernel';
import { connectionClosed, ProblemError } from './errors.ts';
import { afterStep, type KnownTable, type RecapFrame, recapFrames, type TableUpdate } from './known-table.ts';
import {
  type ChatLine,
  type Fields,
  hashOf,
  PROTOCOL,
  type Problem,
  type Reply,
  type ToClient,
  type Verb,
} from './messages.ts';
import { chatCount, leftOut, withEarlier, withPage } from './paging.ts';
import { openPendingRequests } from './pending-requests.ts';
import { openReconnectingSocket, type ReconnectingOptions } from './reconnecting-socket.ts';
import { systemClock } from './transports.ts';

/**
 * `lost` means that the client is reconnecting; `refused`, that the server rejected it (see the problem) and it does
 * not retry.
 */
export type RemoteStatus = 'connecting' | 'live' | 'lost' | 'refused' | 'closed';

/** A remote table, for players or spectators. It connects, reconnects and repeats requests automatically. */
export interface RemoteTable {
  readonly table: KnownTable | null;
  readonly status: RemoteStatus;
  /**
   * Sends a request. Resolves with the reply, when a change is durable; rejects with `ProblemError`. After a lost
   * connection it is sent again.
   */
  request<V extends Verb>(verb: V, fields: Fields<V>): Promise<Reply<V>>;
  /** Plays an action; it is resent after lost connections but played only once. */
  act(action: Action): Promise<void>;
  /**
   * What a seat has seen since its last turn, oldest first, starting at the end of that turn. With `heard`, the number
   * of events this device has shown, it starts there if that is later.
   */
  recap(seat: number, heard?: number): Promise<RecapFrame[]>;
  /**
   * Returns `asked` if the other players have to agree first. `agreed` means that everyone at this device has agreed.
   */
  undo(seat: number, agreed?: boolean): Promise<'done' | 'asked'>;
  /** Sends a chat message, which appears once even if it is resent. */
  talk(seat: number | null, channel: ChatLine['channel'], text: string): Promise<void>;
  /** Reconnects immediately, for example when the network or the page is back. */
  wake(): void;
  close(): void;
}

export interface RemoteOptions extends Pick<ReconnectingOptions<ToClient>, 'connect' | 'clock' | 'random'> {
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
}

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
  const { clock = systemClock, random = Math.random } = options;
  let status: RemoteStatus = 'connecting';
  /** Why requests are rejected once the table is `closed` or `refused`. */
  let ending = connectionClosed;
  let joined = false;
  let lines = 0;
  const pending = openPendingRequests((message) => socket.send(message));
  const copy = openTableCopy(options, (fields) => request('earlier', fields));
  const ended = () => status === 'closed' || status === 'refused';

  function become(next: RemoteStatus, problem: Problem | null = null): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next, problem);
  }

  function join(withHave: boolean): void {
    joined = false;
    const have = withHave ? copy.have() : {};
    const follow = options.follow === undefined ? {} : { follow: options.follow };
    const { match, token } = options;
    socket.send({ do: 'join', match, token, protocol: PROTOCOL, ...have, ...follow });
  }

  function receive(message: ToClient): void {
    if (message.say === 'error') return fail(message);
    if (message.say === 'pong') return;
    if ('id' in message) return pending.resolve(message.id, message);
    // Until the full table arrives, steps refer to a state that the client does not have.
    if (message.say === 'step' && !joined && message.from !== message.seq) return;
    const found = copy.read(message);
    if (!found) return join(false);
    if (!found.table) return;
    // Collected before listeners run, because requests they make are sent immediately.
    const sendAgain = joined ? null : pending.unanswered();
    if (message.say === 'table' || message.say === 'step') {
      joined = true;
      socket.confirm();
    }
    copy.change(found.table, found.news);
    if (sendAgain && joined && !ended()) {
      become('live');
      sendAgain();
    }
    if (message.say === 'table') copy.fill();
  }

  function fail({ say: _say, id, ...problem }: Extract<ToClient, { say: 'error' }>): void {
    if (id !== null) return pending.reject(id, problem);
    if (joined) return;
    if (FINAL.includes(problem.code)) end('refused', problem);
    else socket.lose();
  }

  function end(as: 'closed' | 'refused', problem: Problem): void {
    if (ended()) return;
    joined = false;
    ending = problem;
    socket.close();
    copy.close();
    become(as, as === 'refused' ? problem : null);
    pending.rejectAll(problem);
  }

  const request: RemoteTable['request'] = (verb, fields) =>
    ended() ? Promise.reject(new ProblemError(ending)) : pending.add(verb, fields, joined);

  const socket = openReconnectingSocket({
    connect: options.connect,
    clock,
    random,
    onOpen: () => join(true),
    onMessage: receive,
    onLost() {
      joined = false;
      become('lost');
    },
  });
  return {
    get table() {
      return copy.table;
    },
    get status() {
      return status;
    },
    request,
    act: async (action) => void (await request('act', { action })),
    recap: async (seat, heard) =>
      recapFrames(await request('past', { seat, ...(heard === undefined ? {} : { heard }) })),
    async undo(seat, agreed) {
      const reply = await request('undo', { seat, seq: copy.table?.seq ?? 0, ...(agreed ? { agreed } : {}) });
      return reply.asked ? 'asked' : 'done';
    },
    async talk(seat, channel, text) {
      // The key ensures that a message resent after a lost connection does not appear twice.
      await request('talk', { seat, channel, text, once: `${++lines}.${Math.floor(random() * 2 ** 52)}` });
    },
    wake: socket.wake,
    close: () => end('closed', connectionClosed),
  };
}

type TableMessage = Extract<ToClient, { say: 'table' | 'step' | 'seats' | 'clocks' | 'request' | 'talk' }>;

/** The client's copy of the table. `earlier` requests a page of its log or chat. */
function openTableCopy(
  { onChange, clock = systemClock }: RemoteOptions,
  earlier: (page: Fields<'earlier'>) => Promise<Reply<'earlier'>>,
) {
  let table: KnownTable | null = null;
  let filling = false;
  let closed = false;
  let cancelFill = () => {};

  function change(next: KnownTable, news: TableUpdate[] | null): void {
    table = next;
    onChange?.(next, news);
  }

  /** The table after a message; without `table` if there is nothing to change, null if the whole table is needed. */
  function read(message: TableMessage): { table?: KnownTable; news: TableUpdate[] | null } | null {
    if (message.say === 'table') {
      const { say: _say, protocol: _protocol, ...whole } = message;
      const now = { ...whole, clockedAt: clock.now(), seatsAt: clock.now() };
      return { table: table ? withEarlier(now, table) : now, news: null };
    }
    if (!table) return { news: [] };
    if (message.say === 'step') return afterStep(table, message, clock.now());
    if (message.say === 'talk') {
      if (message.from !== chatCount(table)) return null;
      return { table: { ...table, talk: [...table.talk, ...message.lines] }, news: [] };
    }
    if (message.say === 'request') return { table: { ...table, request: message.request }, news: [] };
    const { say, ...changes } = message;
    if (say === 'clocks') return { table: { ...table, ...changes, clockedAt: clock.now() }, news: [] };
    if (say === 'seats') return { table: { ...table, ...changes, seatsAt: clock.now() }, news: [] };
    // A message of a newer server.
    return { news: [] };
  }

  /** Fetches earlier pages, newest first. */
  function fill(): void {
    const wanted = table && leftOut(table);
    if (filling || !wanted) return;
    filling = true;
    earlier(wanted).then(
      ({ views, lines }) => {
        filling = false;
        const longer = table && withPage(table, wanted.before, views, lines);
        if (longer) change(longer, []);
        // If the page did not match, another request would get the same answer.
        if (longer || (table && leftOut(table)?.before !== wanted.before)) fill();
      },
      () => {
        filling = false;
        if (!closed) cancelFill = clock.after(FILL_AGAIN, fill);
      },
    );
  }

  return {
    get table() {
      return table;
    },
    change,
    read,
    fill,
    /** What this client has, for joining again. */
    have: () =>
      table ? { have: { seq: table.seq, hash: hashOf(table.views), talk: chatCount(table) } } : ({} as const),
    close() {
      closed = true;
      cancelFill();
    },
  };
}
