import { refused } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import type { ClockSetting, Gathering, GatheringSeat, TableDeed, WatchSetting } from '@orrery/protocol';
import { paceOf } from '@orrery/protocol/lobby';
import { hashToken } from '../ids.ts';

/** Somebody by name; the name is the one he goes by here. */
export interface Named {
  person: string;
  name: string;
}

/** A seat of a table that gathers. `salt` is its player's own part of the dice's luck. */
export type Chair =
  | ({ kind: 'human'; salt: string | null } & Named)
  | { kind: 'bot'; level: string }
  | { kind: 'open'; kept: Named | null };

/** A table before its game, as it is kept. Plain data: whoever changes it makes another. */
export interface Table {
  id: string;
  rev: number;
  stage: Gathering['stage'];
  game: string;
  options: Json;
  clock: ClockSetting | null;
  hints: boolean;
  /** Who may watch; not there at tables from before that could be said. */
  watch?: WatchSetting;
  listed: boolean;
  auto: boolean;
  host: Named;
  chairs: Chair[];
  invited: (Named & { by: string })[];
  /** Who was sent away and may not come back. */
  removed: string[];
  /** The table at which its people gather again after the game. */
  next: string | null;
  created: number;
  /** The server's part of the dice's luck, which only its promise tells of until the end. */
  secret: string;
}

const open: Chair = { kind: 'open', kept: null };
const isHis = (chair: Chair, person: string): boolean => chair.kind === 'human' && chair.person === person;
export const sits = ({ chairs }: Table, person: string): boolean => chairs.some((chair) => isHis(chair, person));
export const isFull = ({ chairs }: Table): boolean => chairs.every(({ kind }) => kind !== 'open');
/** Seats that anybody may take. */
export const freeSeats = ({ chairs }: Table): number =>
  chairs.filter((chair) => chair.kind === 'open' && chair.kept === null).length;

const withChair = (table: Table, seat: number, chair: Chair): Table => ({
  ...table,
  chairs: table.chairs.map((one, at) => (at === seat ? chair : one)),
});

function chairAt(table: Table, seat: number): Chair {
  const chair = table.chairs[seat];
  if (!chair) throw refused('bad-seats', 'This table has no such seat.');
  return chair;
}

/** Who does something, and whom he names, if anybody: those may be invited with whom he has played. */
export interface Doing {
  who: Named;
  named: Named | null;
  isLevel(level: string): boolean;
}

/**
 * The table after something was done at it; the same one where nothing changes. Throws `Refused`. To start is to call
 * it begun: whoever keeps the table sets the match up in the same breath.
 */
export function done(table: Table, deed: TableDeed, doing: Doing): Table {
  const { who } = doing;
  if (table.stage === 'closed') throw refused('begun', 'The table was closed.');
  // Whoever starts what has begun gets what he wants.
  if (table.stage === 'begun' && deed.do === 'start') return table;
  if (table.stage === 'begun') throw refused('begun');
  switch (deed.do) {
    case 'sit':
      return begunIfDue(seated(table, who.person, deed));
    case 'stand':
      return stoodUp(table, who.person, deed.seat);
    case 'decline':
      return uninvited(table, who.person);
    case 'invite':
      if (!sits(table, who.person) && table.host.person !== who.person) throw refused('not-your-seat');
      return invited(table, who, doing.named);
  }
  if (table.host.person !== who.person) throw refused('not-host');
  switch (deed.do) {
    case 'keep': {
      if (chairAt(table, deed.seat).kind !== 'open') throw refused('seat-taken');
      const asked = invited(table, who, doing.named);
      const { person, name } = doing.named as Named;
      // One seat for one guest: the one that was kept before is free again.
      return withChair(unkept(asked, person), deed.seat, { kind: 'open', kept: { person, name } });
    }
    case 'bot':
      if (chairAt(table, deed.seat).kind === 'human') throw refused('seat-taken');
      if (!doing.isLevel(deed.level)) throw refused('bad-seats', `There is no bot of level ${deed.level}.`);
      return begunIfDue(withChair(table, deed.seat, { kind: 'bot', level: deed.level }));
    case 'clear':
      if (chairAt(table, deed.seat).kind === 'human') throw refused('seat-taken');
      return withChair(table, deed.seat, open);
    case 'kick':
      return kicked(table, deed.seat);
    case 'list':
      return { ...table, listed: deed.listed };
    case 'close':
      return { ...table, stage: 'closed' };
    case 'start':
      if (!isFull(table)) throw refused('not-full');
      return { ...table, stage: 'begun' };
  }
}

const begunIfDue = (table: Table): Table => (table.auto && isFull(table) ? { ...table, stage: 'begun' } : table);

function seated(table: Table, person: string, deed: Extract<TableDeed, { do: 'sit' }>): Table {
  const { seat, name, salt } = deed;
  const { chairs } = table;
  if (table.removed.includes(person)) throw refused('removed');
  // Who asks for no seat in particular and has one, asks again.
  if (seat === undefined && sits(table, person)) return table;
  const isKept = (chair: Chair) => chair.kind === 'open' && chair.kept?.person === person;
  const isFree = (chair: Chair) => chair.kind === 'open' && chair.kept === null;
  const where = (is: (chair: Chair) => boolean) => chairs.flatMap((chair, at) => (is(chair) ? [at] : []));
  const kept = where(isKept);
  const wanted = seat !== undefined ? [seat] : kept.length > 0 ? kept : where(isFree).slice(0, 1);
  if (wanted.length === 0) throw refused('seat-taken', 'All seats are taken.');
  let after = uninvited(table, person);
  for (const [i, at] of wanted.entries()) {
    const chair = chairAt(table, at);
    if (!isKept(chair) && !isFree(chair)) {
      throw refused('seat-taken', chair.kind === 'open' ? `That seat is kept for ${chair.kept?.name}.` : undefined);
    }
    // Several seats were kept for the people round one screen, each by its name.
    const called = i > 0 && chair.kind === 'open' && chair.kept ? chair.kept.name : name;
    if (after.chairs.some((one) => one.kind === 'human' && one.name === called)) {
      throw refused('bad-name', `Somebody here is called ${called} already. Take another name.`);
    }
    after = withChair(after, at, { kind: 'human', person, name: called, salt: salt ?? null });
  }
  return after;
}

function stoodUp(table: Table, person: string, seat: number | undefined): Table {
  const leaves = (chair: Chair, at: number) => isHis(chair, person) && (seat === undefined || at === seat);
  if (!table.chairs.some(leaves)) return table;
  return hosted({ ...table, chairs: table.chairs.map((chair, at) => (leaves(chair, at) ? open : chair)) });
}

/** A host who has left hands the table to whoever sits first; with nobody left it is closed. */
function hosted(table: Table): Table {
  if (sits(table, table.host.person)) return table;
  const heir = table.chairs.find((chair) => chair.kind === 'human');
  return heir ? { ...table, host: { person: heir.person, name: heir.name } } : { ...table, stage: 'closed' };
}

function kicked(table: Table, seat: number): Table {
  const chair = chairAt(table, seat);
  if (chair.kind !== 'human' || chair.person === table.host.person) throw refused('bad-seats', 'Nobody to send away.');
  const { person } = chair;
  return { ...uninvited(stoodUp(table, person, undefined), person), removed: [...table.removed, person] };
}

function invited(table: Table, { name }: Named, guest: Named | null): Table {
  if (!guest) throw refused('malformed', 'You cannot ask them from here: send them the link.');
  if (sits(table, guest.person) || table.invited.some(({ person }) => person === guest.person)) return table;
  const removed = table.removed.filter((person) => person !== guest.person);
  return { ...table, removed, invited: [...table.invited, { ...guest, by: name }] };
}

const unkept = (table: Table, person: string): Table => ({
  ...table,
  chairs: table.chairs.map((chair) => (chair.kind === 'open' && chair.kept?.person === person ? open : chair)),
});

function uninvited(table: Table, person: string): Table {
  const isAsked = table.invited.some((guest) => guest.person === person);
  if (!isAsked) return unkept(table, person);
  return { ...unkept(table, person), invited: table.invited.filter((guest) => guest.person !== person) };
}

/** All that somebody has to do with a table ends, as far as it is not begun. */
export const without = (table: Table, person: string): Table =>
  table.stage === 'gathering' ? stoodUp(uninvited(table, person), person, undefined) : table;

/** The table as a person, or somebody whom the server does not know, sees it: nobody's id is in it. */
export function seenBy(table: Table, person: string | null): Gathering {
  const { id, rev, stage, game, options, clock, hints, listed, auto, host, chairs, created } = table;
  const seat = (chair: Chair): GatheringSeat => ({
    kind: chair.kind,
    name: chair.kind === 'human' ? chair.name : '',
    level: chair.kind === 'bot' ? chair.level : null,
    kept: chair.kind === 'open' ? (chair.kept?.name ?? null) : null,
    host: isHis(chair, host.person),
  });
  return {
    ...{ table: id, rev, stage, game, options, clock, hints, listed, auto, created },
    watch: table.watch ?? { as: 'open' },
    pace: paceOf(clock),
    host: host.name,
    promise: hashToken(table.secret),
    seats: chairs.map(seat),
    invited: table.invited.map(({ name }) => name),
    you: person === null ? [] : chairs.flatMap((chair, at) => (isHis(chair, person) ? [at] : [])),
    hosting: host.person === person,
    invitedBy: table.invited.find((guest) => guest.person === person)?.by ?? null,
    removed: person !== null && table.removed.includes(person),
    next: table.next,
  };
}
