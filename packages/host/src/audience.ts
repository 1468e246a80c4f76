import type { Core, Event, Table } from '@orrery/kernel';
import {
  diff,
  fingerprint,
  type Have,
  hashOf,
  LOG_PAGE,
  type Logged,
  type SeatInfo,
  type SeatStep,
  type SeatView,
  type Situation,
  type ToClient,
} from '@orrery/protocol';
import type { Holder } from './store.ts';

/** A message on its way to several devices: its text is made once, and only where a line carries text. */
export interface Parcel {
  message: ToClient;
  readonly text: string;
}

/** A class, because there are several with every move, and a getter in a literal is slow to make. */
class Packed implements Parcel {
  readonly message: ToClient;
  #text: string | null = null;
  constructor(message: ToClient) {
    this.message = message;
  }
  get text(): string {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  }
}

export const parcel = (message: ToClient): Parcel => new Packed(message);

/** One device at the table. */
export interface Client {
  send(parcel: Parcel): void;
  /** Ends the line, for a reason of ours. */
  drop(): void;
}

/** As much of a table as is looked at: the one of now, or one that has passed. */
export type Seen = Pick<Table<Core>, 'rules' | 'state' | 'told'>;

/** How somebody without a seat looks on: at what lies open, at all hands of now or of some moves ago, or as a seat does. */
export type Eyes = 'open' | 'all' | 'late' | number;

/** What is told of clocks. */
export type Clocked = Pick<Situation, 'clocks' | 'times'>;

/** All devices that see the same: those who hold the same seats, or hold none and look on in the same way. */
export interface Audience {
  /** By which it is found. */
  key: string;
  /** How they look on who hold no seat; null for all others. */
  eyes: Eyes | null;
  /** The seats they hold. */
  you: number[];
  clients: Set<Client>;
  /** The number of the table as far as they may know. */
  seq: number;
  /** That number after the last thing that was no bot's move: a wish from before it speaks of another table. */
  sure: number;
  /** How many events they have been told of. */
  told: number;
  /** How far into the talk they have been told, and how many lines of it they may hear. */
  talked: number;
  heard: number;
  /** The clocks they were last told of, and when by the host's clock. */
  clocked: { at: number; clocks: Clocked } | null;
  /** What they have been shown last, seat by seat. */
  shown: { seat: number | null; view: unknown }[];
}

const look = (table: Seen, seat: number | null) => ({ seat, view: table.rules.view(table.state, seat) });

export const keyOf = (you: readonly number[], eyes: Eyes | null): string => (eyes === null ? you.join() : `as ${eyes}`);

/** The seats as everyone may know them, and who of them is here or at another node. */
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

type Told = Pick<Audience, 'seq' | 'told' | 'talked' | 'heard'>;

export function openAudience(table: Seen, you: number[], eyes: Eyes | null, told: Told): Audience {
  const seats = table.state.out.map((_none, seat) => seat);
  // Who holds none or several also sees what lies open to everybody: the screen goes from hand to hand.
  const views =
    eyes === null ? (you.length === 1 ? you : [...you, null]) : eyes === 'open' ? [null] : eyesOf(eyes, seats);
  const shown = views.map((seat) => look(table, seat));
  return { key: keyOf(you, eyes), eyes, you, clients: new Set(), ...told, sure: told.seq, clocked: null, shown };
}

const eyesOf = (eyes: Eyes, seats: readonly number[]): (number | null)[] =>
  typeof eyes === 'number' ? [eyes] : [null, ...seats];

/** Counts on to the table's number as an audience may know it; false where nothing is new to them. */
export function advance(audience: Audience, seq: number, byBot: boolean): boolean {
  const isNew = seq !== audience.seq;
  if (isNew && !(byBot && seq === audience.seq + 1)) audience.sure = seq;
  audience.seq = seq;
  return isNew;
}

/** Whether a wish to take back speaks of this table: what bots have done since goes back with the move. */
export const isAsKnown = ({ sure, seq }: Audience, at: number): boolean => sure <= at && at <= seq;

const logged = (table: Seen, events: readonly Event[], first: number, seat: number | null): Logged[] =>
  events.map((event, i) => ({ n: first + i, ...table.told(event, seat) }));

/** A page of what an audience has been told before the event of that number. `log` holds all events there were. */
export function eventsBefore(table: Seen, { shown, told }: Audience, log: readonly Event[], before: number) {
  const end = Math.min(before, told);
  const first = Math.max(0, end - LOG_PAGE);
  const events = log.slice(first, end);
  return shown.map(({ seat }) => ({ seat, events: logged(table, events, first, seat) }));
}

/** The table as an audience may see it, with the newest page of its log. */
export function wholeViews(table: Seen, audience: Audience, log: readonly Event[]): SeatView[] {
  const newest = eventsBefore(table, audience, log, audience.told);
  return audience.shown.map(({ seat, view }, i) => ({
    seat,
    view,
    waiting: table.rules.waiting(table.state, seat),
    log: newest[i]?.events ?? [],
  }));
}

/** What has changed for an audience since it was last shown something; it counts as shown from now on. */
export function nextViews(table: Seen, audience: Audience, log: readonly Event[]): SeatStep[] {
  const first = audience.told;
  const events = log.slice(first);
  audience.told = log.length;
  return audience.shown.map((before, i) => {
    const { seat, view } = look(table, before.seat);
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

/** For a client that has it all already: a step that changes nothing. */
export function sameViews(table: Seen, audience: Audience): SeatStep[] {
  return audience.shown.map(({ seat, view }) => ({
    seat,
    delta: {},
    hash: fingerprint(view),
    waiting: table.rules.waiting(table.state, seat),
    events: [],
  }));
}

/** Clocks may be this far from what was told before they are told again: rounding, never a clock that was set. */
const CLOCK_SLACK_MS = 20;

/** Whether clocks that ran on as they were told would show what they really do. */
export function areAsTold(told: Audience['clocked'], real: Clocked, now: number): boolean {
  if (!told) return false;
  const handsOf = ({ clocks, times }: Clocked, passed: number) => [
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
  const shown = handsOf(told.clocks, now - told.at);
  const hands = handsOf(real, 0);
  const isSame = ({ of, left }: (typeof hands)[number], i: number) =>
    shown[i]?.of === of && Math.abs(Math.max(0, shown[i].left) - left) <= CLOCK_SLACK_MS;
  return shown.length === hands.length && hands.every(isSame);
}

/** Whether a returning client's views are the ones of now. */
export const upToDate = (audience: Audience, have: Have | undefined): boolean =>
  have !== undefined && have.seq === audience.seq && have.hash === hashOf(audience.shown);
