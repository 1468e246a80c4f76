import { type Bus, type Holder, refused } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import type { Companion, Gathering, Me, OpenTable, QuickMatch, TableDeed, TableFilter } from '@orrery/protocol';
import { hashToken, matchId, secret } from '../ids.ts';
import type { Beginning, Matches } from '../match/matches.ts';
import { openShuns } from '../moderation/shuns.ts';
import { type Book, Taken } from '../store/book.ts';
import { createMatch } from '../store/queries.ts';
import { chairsAgain } from './again.ts';
import { companion, companionsOf } from './companions.ts';
import { type Chair, type Doing, done, type Named, seenBy, sits, type Table, without } from './gathering.ts';
import { type Making, openShelf } from './shelf.ts';
import { isStandard } from './standard.ts';

/** Tables before their games: people gather, and the match is set up when they start. */
export interface Lobby {
  /** `source` is the network a new table is opened from. */
  open(who: Me, wish: OpenTable, source: string): Promise<Gathering>;
  /** A seat at a table of a game with the usual options, or at a new one that starts when it is full. */
  quick(who: Me, wish: QuickMatch, source: string): Promise<Gathering>;
  /** Rejects with `unknown-match`. */
  look(table: string, person: string | null): Promise<Gathering>;
  list(filter: TableFilter, person: string | null): Promise<Gathering[]>;
  do(table: string, who: Me, deed: TableDeed): Promise<Gathering>;
  /** The people of a match that is over gather once more; who asks second comes to the same table. */
  again(match: string, who: Me, source: string): Promise<Gathering>;
  /** Whom one has played with and may ask. */
  companions(person: string): Promise<Companion[]>;
  /** Somebody is to be forgotten: he leaves every table. */
  forget(person: string): Promise<void>;
  /** The tables themselves, for whoever shows them to devices. */
  readonly shelf: ReturnType<typeof openShelf>;
}

export interface LobbyOptions {
  book: Book;
  bus: Bus;
  matches: Matches;
  isLevel(level: string): boolean;
  now?: () => number;
}

/** So many who change one table at the same moment are kept apart. */
const TRIES = 25;
/** So many tables may wait for one person. */
const MOST_OPEN = 12;

/** So many tables of one network may wait for players: a club may share one. */
const MOST_OF_SOURCE = 60;

/** Whether one of these people sits there. */
const isOf = (chair: Chair, people: ReadonlySet<string>): boolean => chair.kind === 'human' && people.has(chair.person);

export const channelOf = (table: string): string => `gathering/${table}`;

export function openLobby({ book, bus, matches, isLevel, now = Date.now }: LobbyOptions): Lobby {
  const shelf = openShelf(book, now);
  const shuns = openShuns(book, now);

  async function find(id: string): Promise<Table> {
    const table = await shelf.load(id);
    if (!table) throw refused('unknown-match', 'There is no such table.');
    return table;
  }

  /** Decides on the newest table and writes; decides anew where somebody else was quicker. */
  async function change(id: string, decide: (table: Table) => Table): Promise<Table> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await find(id);
      const after = decide(before);
      if (after === before) return before;
      const begins = before.stage === 'gathering' && after.stage === 'begun';
      const match = begins ? await matches.fresh(beginning(after)) : null;
      const queries = match ? createMatch(book.sql, match) : [];
      if (!(await shelf.replace(after, queries))) continue;
      bus.publish(channelOf(id), after.rev + 1);
      return { ...after, rev: after.rev + 1 };
    }
    throw refused('unavailable');
  }

  /** Somebody one has played with, where neither wants to be left alone by the other. */
  async function friend(person: string, other: string): Promise<Named | null> {
    return (await shuns.apart(person)).has(other) ? null : companion(book, person, other);
  }

  async function deed(id: string, who: Me, what: TableDeed): Promise<Table> {
    const named = 'person' in what ? await friend(who.id, what.person) : null;
    const doing: Doing = { who: { person: who.id, name: who.name }, named, isLevel };
    return change(id, (table) => done(table, what, doing));
  }

  /** The options of a table's game where none are chosen; null where it cannot be played like that. */
  const defaultsOf = (table: Table): Promise<Json | null> =>
    matches.fresh({ ...beginning(table), options: {} }).then(
      ({ options }) => options,
      () => null,
    );

  async function add(table: Table, making: Omit<Making, 'usual'>): Promise<Table> {
    if ((await shelf.waitingFrom(making.source)) >= MOST_OF_SOURCE) {
      throw refused('rate', 'Many tables from your network wait for players. Start or close one of them first.');
    }
    const waiting = await shelf.of(table.host.person);
    if (waiting.filter((one) => one.host.person === table.host.person).length >= MOST_OPEN) {
      throw refused('rate', 'Many tables wait for you already: start or close one of them first.');
    }
    // Set up once for trial: what cannot be played is refused now, not when everybody sits.
    const { options } = await matches.fresh(beginning(table));
    const whole = { ...table, options };
    const defaults = await defaultsOf(table);
    await shelf.create(whole, { ...making, usual: defaults !== null && isStandard(whole, defaults) });
    return whole;
  }

  function newTable(host: Named, wish: OpenTable, auto: boolean): Table {
    const chairs = wish.seats.map((seat): Chair => {
      if (seat.kind === 'me') return { kind: 'human', person: host.person, name: seat.name, salt: seat.salt ?? null };
      if (seat.kind === 'open') return { kind: 'open', kept: null };
      if (!isLevel(seat.level)) throw refused('bad-seats', `There is no bot of level ${seat.level}.`);
      return { kind: 'bot', level: seat.level };
    });
    const mine = chairs.find((chair) => chair.kind === 'human');
    if (!mine) throw refused('bad-seats', 'Whoever opens a table sits at it.');
    const { game, options = {}, clock = null, hints = true, listed = false, watch } = wish;
    return {
      ...{ id: matchId(), rev: 1, stage: 'gathering', game, options, clock, hints, listed, auto, chairs },
      ...(watch ? { watch } : {}),
      host: { person: host.person, name: mine.name },
      invited: [],
      removed: [],
      next: null,
      created: now(),
      secret: secret(),
    };
  }

  /** At an open table that fits, or null. */
  async function sitSomewhere(who: Me, { game, seats, name, salt }: QuickMatch): Promise<Table | null> {
    const open = await shelf.open({ game, seats, pace: 'live' }, true);
    const mine = open.find((table) => sits(table, who.id));
    if (mine) return mine;
    const apart = await shuns.apart(who.id);
    // Judged by the table itself: what is kept of it may be older than the rule.
    const defaults = open[0] ? await defaultsOf(open[0]) : null;
    const fits = (table: Table) =>
      defaults !== null && isStandard(table, defaults) && !table.chairs.some((chair) => isOf(chair, apart));
    for (const table of open.filter(fits)) {
      const sat = await deed(table.id, who, { do: 'sit', name, salt }).catch(() => null);
      if (sat) return sat;
    }
    return null;
  }

  async function quick(who: Me, wish: QuickMatch, source: string): Promise<Table> {
    const { game, seats, name, salt } = wish;
    const chairs: OpenTable['seats'] = Array.from({ length: seats }, (_none, at) =>
      at === 0 ? { kind: 'me', name, salt } : { kind: 'open' },
    );
    const host = { person: who.id, name };
    const own = () => newTable(host, { game, seats: chairs, listed: true, hints: false }, true);
    // Two who look at the same moment find nothing: one opens the table for this wish, the other comes to it.
    for (let tries = 0; tries < 3; tries++) {
      const found = await sitSomewhere(who, wish);
      if (found) return found;
      try {
        return await add(own(), { again: await shelf.quickKey(game, seats), source });
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
      }
    }
    // The one for this wish does not take him.
    return add(own(), { again: null, source });
  }

  async function again(match: string, who: Me, source: string): Promise<Table> {
    const played = await matches.find(match);
    // Another node may have seen the end, and this one not heard of it yet.
    if ((await played.summary()).status !== 'over') await played.renew();
    const { status, seats, you } = await played.summary(who.id);
    if (status !== 'over') throw refused('not-over', 'The game is not over yet.');
    if (you.length === 0) throw refused('not-your-seat');
    const sit: TableDeed = { do: 'sit', name: seats[you[0] ?? 0]?.name || who.name };
    const known = await shelf.after(match);
    if (known) return deed(known.id, who, sit).catch(() => known);
    const { chairs, invited, ...terms } = await chairsAgain(book, match, who.id, await shuns.apart(who.id));
    const mine = chairs.find((chair) => chair.kind === 'human');
    const host: Named = { person: who.id, name: mine?.name ?? who.name };
    const table: Table = {
      ...{ id: matchId(), rev: 1, stage: 'gathering', ...terms, listed: false, auto: true, host, chairs },
      invited: invited.map((guest) => ({ ...guest, by: host.name })),
      removed: [],
      next: null,
      created: now(),
      secret: secret(),
    };
    try {
      const added = await add(table, { again: match, source });
      // Whoever still looks at the old table is shown the way.
      if (await shelf.load(match)) await change(match, (old) => ({ ...old, next: added.id }));
      return added;
    } catch (error) {
      const first = error instanceof Taken ? await shelf.after(match) : null;
      if (!first) throw error;
      return deed(first.id, who, sit).catch(() => first);
    }
  }

  /** Where somebody sits or is invited; an invitation from before a block is none any more. */
  async function mineOf(person: string): Promise<Table[]> {
    const [tables, apart] = await Promise.all([shelf.of(person), shuns.apart(person)]);
    return tables.filter((table) => sits(table, person) || !apart.has(table.host.person));
  }

  return {
    shelf,
    async open(who, wish, source) {
      const table = newTable({ person: who.id, name: who.name }, wish, false);
      return seenBy(await add(table, { again: null, source }), who.id);
    },
    quick: async (who, wish, source) => seenBy(await quick(who, wish, source), who.id),
    look: async (id, person) => seenBy(await find(id), person),
    async list({ mine, ...filter }, person) {
      const tables = mine ? await (person === null ? [] : mineOf(person)) : await shelf.open(filter);
      return tables.map((table) => seenBy(table, person));
    },
    do: async (id, who, what) => seenBy(await deed(id, who, what), who.id),
    again: async (match, who, source) => seenBy(await again(match, who, source), who.id),
    async companions(person) {
      const [all, apart] = await Promise.all([companionsOf(book, person), shuns.apart(person)]);
      return all.filter((one) => !apart.has(one.person));
    },
    async forget(person) {
      for (const { id } of await shelf.of(person)) await change(id, (table) => without(table, person));
    },
  };
}

/** The match that a table becomes. People are known by who they are: no token of theirs is ever shown. */
function beginning(table: Table): Beginning {
  const keys = new Map<string, string>();
  const keyOf = (person: string) => {
    const key = keys.get(person) ?? hashToken(secret());
    keys.set(person, key);
    return key;
  };
  const seats = table.chairs.map((chair): Holder => {
    if (chair.kind === 'bot') return { kind: 'bot', name: '', level: chair.level, token: null };
    if (chair.kind === 'open') return { kind: 'open', name: '', level: null, token: null };
    const { person, name } = chair;
    return { kind: 'human', name, level: null, token: keyOf(person), person };
  });
  const { id, game, clock, hints, watch } = table;
  return {
    ...{ id, game, clock, hints, seats, ...(watch ? { watch } : {}) },
    options: table.options as object,
    owner: keyOf(table.host.person),
    secret: table.secret,
    salts: table.chairs.map((chair) => (chair.kind === 'human' ? chair.salt : null)),
  };
}
