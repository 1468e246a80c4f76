import { requestError } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import {
  type ClockSetting,
  cleanChat,
  type LobbySeat,
  type LobbyTable,
  MAX_LOBBY_LINES,
  paceOf,
  type TableAction,
  type WatchSetting,
} from '@orrery/protocol';
import { hashToken } from '../ids.ts';
import type { FindRating } from '../ratings/leaderboard.ts';

/** A person and the name they use at this table. */
export interface NamedPerson {
  person: string;
  name: string;
}

/** Time players have to reveal their salts once the seats are final. */
export const REVEAL_MS = 5000;

/** Maximum number of chat messages of one player within `BURST_MS`. */
const BURST = 5;
const BURST_MS = 8000;

/** A taken seat, with its player's commitment to a salt and, once revealed, the salt. */
interface Human extends NamedPerson {
  kind: 'human';
  saltHash: string | null;
  salt: string | null;
}

/** A seat of a lobby table. */
export type StoredSeat = Human | { kind: 'bot'; level: string } | { kind: 'open'; kept: NamedPerson | null };

/** A lobby table as stored, before its match exists. Immutable plain data. */
export interface StoredTable {
  id: string;
  rev: number;
  stage: LobbyTable['stage'];
  revealBy: LobbyTable['revealBy'];
  game: string;
  options: Json;
  clock: ClockSetting | null;
  hints: boolean;
  /** Whether the game is rated. */
  rated: boolean;
  /** Spectator setting; missing for tables of older servers. */
  watch?: WatchSetting;
  listed: boolean;
  auto: boolean;
  /** Whether this is a quick match, in which no player has the rights of a host. */
  quick?: boolean;
  host: NamedPerson;
  chairs: StoredSeat[];
  invited: (NamedPerson & { by: string })[];
  /** Names of people who declined. */
  declined?: string[];
  /** When an invitation to a rematch expires. */
  until?: number;
  talk?: (NamedPerson & { text: string; at: number; once?: string })[];
  /** Players whom the host removed; they cannot come back. */
  removed: string[];
  /** Id of the rematch table, or null. */
  next: string | null;
  created: number;
  /** The server's part of the seed. Only its hash is public until the game ends. */
  secret: string;
}

export const taken = (person: string, name: string, saltHash: string | null = null): StoredSeat => ({
  kind: 'human',
  person,
  name,
  saltHash,
  salt: null,
});

/**
 * Reads a stored table. In older tables, players sent their salts in plain text instead of a commitment, and games
 * without hints were rated.
 */
export const restored = (table: StoredTable): StoredTable => ({
  ...table,
  revealBy: table.revealBy ?? null,
  rated: table.rated ?? !table.hints,
  chairs: table.chairs.map((chair) => {
    if (chair.kind !== 'human' || chair.saltHash !== undefined) return chair;
    return { ...chair, saltHash: chair.salt ? hashToken(chair.salt) : null };
  }),
});

const open: StoredSeat = { kind: 'open', kept: null };
const isHeldBy = (chair: StoredSeat, person: string): chair is Human =>
  chair.kind === 'human' && chair.person === person;
export const isSeated = ({ chairs }: StoredTable, person: string): boolean =>
  chairs.some((chair) => isHeldBy(chair, person));
/** Whether a person is invited and has not joined yet. */
export const isGuestOf = ({ invited: guests }: StoredTable, person: string): boolean =>
  guests.some((guest) => guest.person === person);
const isFull = ({ chairs }: StoredTable): boolean => chairs.every(({ kind }) => kind !== 'open');
/** Number of seats open to everyone. */
export const freeSeats = ({ chairs }: StoredTable): number =>
  chairs.filter((chair) => chair.kind === 'open' && chair.kept === null).length;

const withChair = (table: StoredTable, seat: number, chair: StoredSeat): StoredTable => ({
  ...table,
  chairs: table.chairs.map((one, at) => (at === seat ? chair : one)),
});

function chairAt(table: StoredTable, seat: number): StoredSeat {
  const chair = table.chairs[seat];
  if (!chair) throw requestError('bad-seats', 'This table has no such seat. Pick another one.');
  return chair;
}

/** The person who acts, and the person they invite; `named` is null if there is none or they cannot be invited. */
export interface ActionContext {
  who: NamedPerson;
  named: NamedPerson | null;
  isLevel(level: string): boolean;
  /** Filters a chat message. */
  cleanTalk(text: string): string;
  now: number;
}

/** Whether an invitation to a rematch has expired before the game started. */
export const isExpired = ({ stage, until, revealBy }: StoredTable, now: number): boolean =>
  stage === 'gathering' && revealBy === null && until !== undefined && until <= now;

/**
 * The table after an action; the same object if nothing changes. Throws `RequestError`. Once the game is started, by
 * the host or by filling the last seat of an `auto` table, players reveal the salts they committed to, and nothing else
 * can change. Then the stage becomes `begun`, and the caller creates the match in the same transaction.
 */
export function applyAction(table: StoredTable, action: TableAction, context: ActionContext): StoredTable {
  const { who } = context;
  if (table.stage === 'closed' || isExpired(table, context.now))
    throw requestError('begun', 'This table was closed. Join or create another one.');
  const isBegun = table.stage === 'begun';
  const isFinal = isBegun || table.revealBy !== null;
  // Already done: this is a repeated request or comes from a second device.
  if ((isFinal && action.do === 'start') || (isBegun && action.do === 'reveal')) return table;
  if (action.do === 'reveal') return revealed(table, who.person, action.salt);
  if (isFinal) throw requestError('begun', isBegun ? undefined : 'The game is starting. Seats cannot change any more.');
  switch (action.do) {
    case 'sit':
      return startedIfDue(seated(table, who.person, action), context.now);
    case 'stand':
      return unseated(table, who.person, action.seat);
    case 'decline':
      return declined(table, who.person);
    case 'talk':
      return talked(table, action, context);
    case 'invite':
      if (!isSeated(table, who.person) && table.host.person !== who.person) throw requestError('not-your-seat');
      if (table.quick) throw requestError('not-host', NO_HOST);
      return invited(table, who, context.named);
  }
  if (table.quick) throw requestError('not-host', NO_HOST);
  if (table.host.person !== who.person) throw requestError('not-host');
  return applyHostAction(table, action, context);
}

const NO_HOST = 'A quick match has no host. Create a table to choose its players.';

type HostAction = Extract<TableAction, { do: 'keep' | 'bot' | 'clear' | 'kick' | 'list' | 'close' | 'start' }>;

function applyHostAction(table: StoredTable, action: HostAction, context: ActionContext): StoredTable {
  const { who } = context;
  switch (action.do) {
    case 'keep': {
      if (chairAt(table, action.seat).kind !== 'open') throw requestError('seat-taken');
      const asked = invited(table, who, context.named);
      const { person, name } = context.named as NamedPerson;
      // Each invited person has at most one reserved seat, so an earlier one becomes free.
      return withChair(unkept(asked, person), action.seat, { kind: 'open', kept: { person, name } });
    }
    case 'bot':
      if (chairAt(table, action.seat).kind === 'human') throw requestError('seat-taken');
      if (table.rated) throw requestError('bad-seats', 'A rated game has no bots. Create an unrated table instead.');
      if (!context.isLevel(action.level)) throw requestError('bad-seats', `Unknown bot level: ${action.level}.`);
      return startedIfDue(withChair(table, action.seat, { kind: 'bot', level: action.level }), context.now);
    case 'clear':
      if (chairAt(table, action.seat).kind === 'human') throw requestError('seat-taken');
      return withChair(table, action.seat, open);
    case 'kick':
      return kicked(table, action.seat);
    case 'list':
      return { ...table, listed: action.listed };
    case 'close':
      return { ...table, stage: 'closed' };
    case 'start':
      if (!isFull(table)) throw requestError('not-full');
      return started(table, context.now);
  }
}

const begun = (table: StoredTable): StoredTable => ({ ...table, stage: 'begun', revealBy: null });
const hasHidden = ({ chairs }: StoredTable): boolean =>
  chairs.some((chair) => chair.kind === 'human' && chair.saltHash !== null && chair.salt === null);

/** Starts the game immediately, or once all committed salts are revealed. */
const started = (table: StoredTable, now: number): StoredTable =>
  hasHidden(table) ? { ...table, revealBy: now + REVEAL_MS } : begun(table);

/** Starts a quick match or rematch when its last seat is taken. */
export const startedIfDue = (table: StoredTable, now: number): StoredTable =>
  table.stage === 'gathering' && table.revealBy === null && table.auto && isFull(table) ? started(table, now) : table;

/** Starts the game without the salts that were not revealed by the deadline. */
export const overdue = (table: StoredTable, now: number): StoredTable =>
  table.stage === 'gathering' && table.revealBy !== null && table.revealBy <= now ? begun(table) : table;

function revealed(table: StoredTable, person: string, salt: string): StoredTable {
  if (!isSeated(table, person)) throw requestError('not-your-seat');
  if (table.revealBy === null)
    throw requestError('bad-salt', 'Seats can still change. Keep your salt until they are final.');
  const saltHash = hashToken(salt);
  const isOwn = (chair: StoredSeat): chair is Human => isHeldBy(chair, person) && chair.saltHash === saltHash;
  const own = table.chairs.filter(isOwn);
  if (own.length === 0) throw requestError('bad-salt');
  if (own.every((chair) => chair.salt !== null)) return table;
  const after = { ...table, chairs: table.chairs.map((chair) => (isOwn(chair) ? { ...chair, salt } : chair)) };
  return hasHidden(after) ? after : begun(after);
}

function seated(table: StoredTable, person: string, action: Extract<TableAction, { do: 'sit' }>): StoredTable {
  const { seat, name, saltHash } = action;
  const { chairs } = table;
  if (table.removed.includes(person)) throw requestError('removed');
  // A seated player who asks for any seat is repeating an earlier request.
  if (seat === undefined && isSeated(table, person)) return table;
  if (table.rated && isSeated(table, person))
    throw requestError('bad-seats', 'A rated game has one person in each seat. Leave your seat first.');
  const isKept = (chair: StoredSeat) => chair.kind === 'open' && chair.kept?.person === person;
  const isFree = (chair: StoredSeat) => chair.kind === 'open' && chair.kept === null;
  const where = (is: (chair: StoredSeat) => boolean) => chairs.flatMap((chair, at) => (is(chair) ? [at] : []));
  const kept = where(isKept);
  const wanted = seat !== undefined ? [seat] : kept.length > 0 ? kept : where(isFree).slice(0, 1);
  if (wanted.length === 0) throw requestError('seat-taken', 'All seats are taken. Join another table.');
  let after = uninvited(table, person);
  for (const [i, at] of wanted.entries()) {
    const chair = chairAt(table, at);
    if (!isKept(chair) && !isFree(chair)) {
      throw requestError(
        'seat-taken',
        chair.kind === 'open' ? `That seat is reserved for ${chair.kept?.name}. Pick another one.` : undefined,
      );
    }
    // Several seats can be reserved for people who share a device, each under its own name.
    const seatName = i > 0 && chair.kind === 'open' && chair.kept ? chair.kept.name : name;
    if (after.chairs.some((one) => one.kind === 'human' && one.name === seatName)) {
      throw requestError('bad-name', `Another player here is already called ${seatName}. Choose another name.`);
    }
    after = withChair(after, at, taken(person, seatName, saltHash));
  }
  return after;
}

function unseated(table: StoredTable, person: string, seat: number | undefined): StoredTable {
  const leaves = (chair: StoredSeat, at: number) => isHeldBy(chair, person) && (seat === undefined || at === seat);
  if (!table.chairs.some(leaves)) return table;
  return withHost({ ...table, chairs: table.chairs.map((chair, at) => (leaves(chair, at) ? open : chair)) });
}

/** When the host leaves, the first seated player becomes the host. Without players the table is closed. */
function withHost(table: StoredTable): StoredTable {
  if (isSeated(table, table.host.person)) return table;
  const nextHost = table.chairs.find((chair) => chair.kind === 'human');
  return nextHost
    ? { ...table, host: { person: nextHost.person, name: nextHost.name } }
    : { ...table, stage: 'closed' };
}

function kicked(table: StoredTable, seat: number): StoredTable {
  const chair = chairAt(table, seat);
  if (chair.kind !== 'human' || chair.person === table.host.person)
    throw requestError('bad-seats', 'You can only remove another player.');
  const { person } = chair;
  return { ...uninvited(unseated(table, person, undefined), person), removed: [...table.removed, person] };
}

function invited(table: StoredTable, { name }: NamedPerson, guest: NamedPerson | null): StoredTable {
  if (!guest)
    throw requestError('malformed', 'You can only invite players you have played with. Send them the link instead.');
  if (isSeated(table, guest.person) || table.invited.some(({ person }) => person === guest.person)) return table;
  const removed = table.removed.filter((person) => person !== guest.person);
  return { ...table, removed, invited: [...table.invited, { ...guest, by: name }] };
}

const unkept = (table: StoredTable, person: string): StoredTable => ({
  ...table,
  chairs: table.chairs.map((chair) => (chair.kind === 'open' && chair.kept?.person === person ? open : chair)),
});

function uninvited(table: StoredTable, person: string): StoredTable {
  const isInvited = table.invited.some((guest) => guest.person === person);
  if (!isInvited) return unkept(table, person);
  return { ...unkept(table, person), invited: table.invited.filter((guest) => guest.person !== person) };
}

/** Removes an invited person, whose name the others see. */
function declined(table: StoredTable, person: string): StoredTable {
  const guest = table.invited.find((one) => one.person === person);
  if (!guest) return unkept(table, person);
  return { ...uninvited(table, person), declined: [...(table.declined ?? []), guest.name] };
}

/** Adds a chat message of a seated player. */
function talked(
  table: StoredTable,
  { text: given, once }: Extract<TableAction, { do: 'talk' }>,
  { who: { person }, cleanTalk, now }: ActionContext,
): StoredTable {
  const { talk = [] } = table;
  const chair = table.chairs.find((one): one is Human => isHeldBy(one, person));
  if (!chair) throw requestError('not-your-seat', 'Take a seat to chat.');
  const own = talk.filter((line) => line.person === person);
  if (once !== undefined && own.some((line) => line.once === once)) return table;
  const text = cleanChat(given);
  if (text === null) throw requestError('malformed', 'This chat message is empty, too long or not plain text.');
  if (own.length >= MAX_LOBBY_LINES)
    throw requestError('rate', 'You have reached the limit of chat messages at this table.');
  if (own.length >= BURST && now - (own.at(-BURST)?.at ?? 0) < BURST_MS) throw requestError('rate');
  const line = { person, name: chair.name, text: cleanTalk(text), at: now, ...(once ? { once } : {}) };
  return { ...table, talk: [...talk, line] };
}

/** Removes a person from a table that has not started. If they have a seat and the seats are final, starts it. */
export function withoutPerson(table: StoredTable, person: string): StoredTable {
  if (table.stage !== 'gathering') return table;
  const left = uninvited(table, person);
  if (table.revealBy === null) return unseated(left, person, undefined);
  return isSeated(table, person) ? begun(left) : left;
}

/** Removes the id of a deleted person from a table; the same object if it is not there. Names stay. */
export function anonymized(table: StoredTable, person: string): StoredTable {
  if (!JSON.stringify(table).includes(`"${person}"`)) return table;
  const { host, removed } = table;
  const left = uninvited(table, person);
  return {
    ...left,
    host: host.person === person ? { ...host, person: '' } : host,
    chairs: left.chairs.map((chair) => (isHeldBy(chair, person) ? { ...chair, person: '' } : chair)),
    removed: removed.filter((one) => one !== person),
    ...(table.talk
      ? { talk: table.talk.map((line) => (line.person === person ? { ...line, person: '' } : line)) }
      : {}),
  };
}

/** What is known about the players at a table. */
export interface SeatFacts {
  ratingOf: FindRating;
  /** The address of a person's profile; null if they have none. */
  profileOf(person: string): string | null;
}

/** For whom a table is shown: their id, whom they have muted or blocked, and the time. */
export interface TableViewer {
  person: string | null;
  muted: ReadonlySet<string>;
  now: number;
}

/** The table as shown to a person or visitor, without other people's ids. */
export function viewFor(table: StoredTable, viewer: TableViewer, { ratingOf, profileOf }: SeatFacts): LobbyTable {
  const { person, muted, now } = viewer;
  const { id, rev, revealBy, game, options, clock, hints, rated, listed, auto, host, chairs, created } = table;
  const seat = (chair: StoredSeat): LobbySeat => ({
    kind: chair.kind,
    name: chair.kind === 'human' ? chair.name : '',
    level: chair.kind === 'bot' ? chair.level : null,
    kept: chair.kind === 'open' ? (chair.kept?.name ?? null) : null,
    host: !table.quick && isHeldBy(chair, host.person),
    saltHash: chair.kind === 'human' ? chair.saltHash : null,
    rating: chair.kind === 'human' ? ratingOf(chair.person, game, chairs.length) : null,
    profile: chair.kind === 'human' ? profileOf(chair.person) : null,
  });
  return {
    ...{
      table: id,
      rev,
      stage: isExpired(table, now) ? 'closed' : table.stage,
      revealBy,
      game,
      options,
      clock,
      hints,
      rated,
      listed,
      auto,
      created,
    },
    watch: table.watch ?? { as: 'open' },
    pace: paceOf(clock),
    quick: table.quick ?? false,
    host: host.name,
    promise: hashToken(table.secret),
    seats: chairs.map(seat),
    invited: table.invited.map(({ name }) => name),
    declined: table.declined ?? [],
    until: table.until ?? null,
    talk: person !== null && isSeated(table, person) ? talkFor(table, person, muted) : [],
    you: person === null ? [] : chairs.flatMap((chair, at) => (isHeldBy(chair, person) ? [at] : [])),
    hosting: host.person === person && !table.quick,
    invitedBy: table.invited.find((guest) => guest.person === person)?.by ?? null,
    removed: person !== null && table.removed.includes(person),
    next: table.next,
  };
}

const talkFor = ({ talk = [] }: StoredTable, person: string, muted: ReadonlySet<string>): LobbyTable['talk'] =>
  talk
    .filter((line) => !muted.has(line.person))
    .map(({ person: by, name, text, at }) => ({ name, text, at, you: by === person }));
