import type { Core, Event, Table } from '@orrery/kernel';
import {
  diff,
  fingerprint,
  hashOf,
  type KnownState,
  LOG_PAGE,
  type NumberedEvent,
  type PlayerView,
  type SeatInfo,
  type SeatStep,
  type SeatView,
  type ToClient,
} from '@orrery/protocol';
import type { Holder } from './store.ts';

/** A message for several devices. It is serialized once, and only if a connection needs text. */
export interface OutgoingMessage {
  message: ToClient;
  readonly text: string;
  /** The text as sent over the network, kept by the first connection that needs it. */
  frame: Uint8Array | null;
}

/** A class because several are created for every move, and getters in object literals are slow. */
class Packed implements OutgoingMessage {
  readonly message: ToClient;
  frame: Uint8Array | null = null;
  #text: string | null = null;
  constructor(message: ToClient) {
    this.message = message;
  }
  get text(): string {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  }
}

export const outgoing = (message: ToClient): OutgoingMessage => new Packed(message);

/** One connected device. */
export interface Client {
  send(outgoing: OutgoingMessage): void;
  /** Closes the connection from our side. */
  drop(): void;
}

/** The part of a table that views are made from: the current table, or one at an earlier position. */
export type VisibleTable = Pick<Table<Core>, 'rules' | 'state' | 'visibleEvent'>;

/** What a spectator sees: public information, all hands (current or delayed), or the view of one seat. */
export type ViewMode = 'open' | 'all' | 'late' | number;

/** Clock fields as sent to clients. */
export type ClockInfo = Pick<PlayerView, 'clocks' | 'times'>;

/** All devices with the same view: the same seats, or the same spectator view. */
export interface Audience {
  key: string;
  /** The spectator view; null for players. */
  mode: ViewMode | null;
  /** Seats the devices hold. */
  you: number[];
  clients: Set<Client>;
  /** Number of the newest entry this audience may know of. */
  seq: number;
  /** `seq` after the last entry that was not a bot move. An undo request for an earlier position is stale. */
  minUndoSeq: number;
  /** Number of events sent so far. */
  eventsSent: number;
  /** Number of chat messages of the match that were considered for this audience. */
  chatChecked: number;
  /** Number of chat messages sent; messages this audience may not read are not counted. */
  chatSent: number;
  /** The clocks last sent, and the host time of that message. */
  clocksSent: { at: number; clocks: ClockInfo } | null;
  /** The views last sent, by seat. */
  shown: { seat: number | null; view: unknown }[];
}

const viewOf = (table: VisibleTable, seat: number | null) => ({ seat, view: table.rules.view(table.state, seat) });

export const keyOf = (you: readonly number[], mode: ViewMode | null): string =>
  mode === null ? you.join() : `as ${mode}`;

/** Public seat information, including presence at this or another node. */
export function seatInfosOf(
  holders: readonly Holder[],
  audiences: Iterable<Audience>,
  elsewhere: ReadonlySet<number>,
): SeatInfo[] {
  const here = new Set([...audiences].flatMap((audience) => audience.you));
  return holders.map(({ name, kind, level, lent, shows }, seat) => ({
    name,
    kind,
    level,
    connected: kind === 'bot' || here.has(seat) || elsewhere.has(seat),
    ...(lent ? { lent: lent.name } : {}),
    ...(shows ? { shows: true as const } : {}),
  }));
}

type SentCounts = Pick<Audience, 'seq' | 'eventsSent' | 'chatChecked' | 'chatSent'>;

export function openAudience(table: VisibleTable, you: number[], mode: ViewMode | null, sent: SentCounts): Audience {
  const seats = table.state.out.map((_none, seat) => seat);
  // A device with several seats also gets the public view, since the screen may be passed around.
  const views =
    mode === null ? (you.length === 1 ? you : [...you, null]) : mode === 'open' ? [null] : seatsIn(mode, seats);
  const shown = views.map((seat) => viewOf(table, seat));
  return {
    key: keyOf(you, mode),
    mode,
    you,
    clients: new Set(),
    ...sent,
    minUndoSeq: sent.seq,
    clocksSent: null,
    shown,
  };
}

const seatsIn = (mode: ViewMode, seats: readonly number[]): (number | null)[] =>
  typeof mode === 'number' ? [mode] : [null, ...seats];

/** Updates the audience to the newest visible entry; false if nothing is new for it. */
export function advanceViews(audience: Audience, seq: number, byBot: boolean): boolean {
  const isNew = seq !== audience.seq;
  if (isNew && !(byBot && seq === audience.seq + 1)) audience.minUndoSeq = seq;
  audience.seq = seq;
  return isNew;
}

/** Whether an undo request refers to the current position. Bot moves made since then are undone with it. */
export const isUpToDate = ({ minUndoSeq, seq }: Audience, at: number): boolean => minUndoSeq <= at && at <= seq;

const logged = (table: VisibleTable, events: readonly Event[], first: number, seat: number | null): NumberedEvent[] =>
  events.map((event, i) => ({ n: first + i, ...table.visibleEvent(event, seat) }));

/** The page of the audience's log that ends before event number `before`. `log` holds all events. */
export function eventsBefore(
  table: VisibleTable,
  { shown, eventsSent }: Audience,
  log: readonly Event[],
  before: number,
) {
  const end = Math.min(before, eventsSent);
  const first = Math.max(0, end - LOG_PAGE);
  const events = log.slice(first, end);
  return shown.map(({ seat }) => ({ seat, events: logged(table, events, first, seat) }));
}

/** The table as an audience may see it, with the newest page of its log. */
export function wholeViews(table: VisibleTable, audience: Audience, log: readonly Event[]): SeatView[] {
  const newest = eventsBefore(table, audience, log, audience.eventsSent);
  return audience.shown.map(({ seat, view }, i) => ({
    seat,
    view,
    waiting: table.rules.waiting(table.state, seat),
    log: newest[i]?.events ?? [],
  }));
}

/** What changed since the audience was last updated; marks it as sent. */
export function nextViews(table: VisibleTable, audience: Audience, log: readonly Event[]): SeatStep[] {
  const first = audience.eventsSent;
  const events = log.slice(first);
  audience.eventsSent = log.length;
  return audience.shown.map((before, i) => {
    const { seat, view } = viewOf(table, before.seat);
    audience.shown[i] = { seat, view };
    return {
      seat,
      delta: diff(before.view, view),
      hash: fingerprint(view),
      waiting: table.rules.waiting(table.state, seat),
      events: logged(table, events, first, seat),
    };
  });
}

/** An empty step, for a client that is up to date. */
export function sameViews(table: VisibleTable, audience: Audience): SeatStep[] {
  return audience.shown.map(({ seat, view }) => ({
    seat,
    delta: {},
    hash: fingerprint(view),
    waiting: table.rules.waiting(table.state, seat),
    events: [],
  }));
}

/** Tolerated difference before clocks are sent again; it absorbs rounding but is smaller than any real change. */
const CLOCK_SLACK_MS = 20;

/** Whether the clocks last sent, extrapolated to now, still match. */
export function areAsSent(sent: Audience['clocksSent'], real: ClockInfo, now: number): boolean {
  if (!sent) return false;
  const clocksIn = ({ clocks, times }: ClockInfo, passed: number) => [
    ...clocks.map(({ question, left, paused }) => ({
      of: `${question} ${paused ?? false}`,
      left: paused ? left : left - passed,
    })),
    ...(times?.seats ?? []).map(({ seat, left, runs, away }) => ({
      of: `${seat} ${runs} ${away}`,
      left: runs ? left - passed : left,
    })),
    { of: `${times?.wanted} ${times?.paused}`, left: 0 },
  ];
  const shown = clocksIn(sent.clocks, now - sent.at);
  const current = clocksIn(real, 0);
  const isSame = ({ of, left }: (typeof current)[number], i: number) =>
    shown[i]?.of === of && Math.abs(Math.max(0, shown[i].left) - left) <= CLOCK_SLACK_MS;
  return shown.length === current.length && current.every(isSame);
}

/** Whether a reconnecting client's views are current. */
export const upToDate = (audience: Audience, have: KnownState | undefined): boolean =>
  have !== undefined && have.seq === audience.seq && have.hash === hashOf(audience.shown);
