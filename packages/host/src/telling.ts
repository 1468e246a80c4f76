import type { Core, Rules, Waiting } from '@orrery/kernel';
import {
  type Have,
  PROTOCOL,
  type SeatInfo,
  type Situation,
  TALK_PAGE,
  type Timekeeping,
  type ToClient,
} from '@orrery/protocol';
import {
  type Audience,
  advance,
  areAsTold,
  type Clocked,
  eventsBefore,
  nextViews,
  openAudience,
  parcel,
  type Seen,
  sameViews,
  seatInfosOf,
  upToDate,
  wholeViews,
} from './audience.ts';
import type { Clocks } from './clocks.ts';
import type { Halt } from './halt.ts';
import type { Keeper } from './keeper.ts';
import { runsAlways } from './limits.ts';
import { openHush } from './quiet.ts';
import { standingOf, statusOf } from './situation.ts';
import type { Standins } from './standins.ts';
import type { SavedMatch } from './store.ts';
import type { Talk } from './talk.ts';
import { isByBot, type UndoDesk } from './undo.ts';
import type { Watching } from './watching.ts';

/** What the devices at a table are told, each audience as much as it may know. */
export interface Telling {
  /** The table's number as the holder of some seats may know it. */
  seqFor(you: readonly number[]): number;
  seatInfos(): SeatInfo[];
  status(): ReturnType<typeof statusOf>;
  tellAll(message: ToClient): void;
  showSeats(): void;
  showTalk(): void;
  /** Tells everyone what is new to them; who may not even know that something is, hears nothing. */
  showStep(): void;
  /** Tells everyone the whole table again. */
  showWhole(): void;
  /** Tells those whose clocks would show something wrong. */
  showClocks(): void;
  /** What somebody hears first who sits down, with what he still has. */
  greetings(audience: Audience, have: Have | undefined): ToClient[];
  /** A page of what an audience was told before the event, or the line of talk, of that number. */
  earlier(audience: Audience, what: 'log' | 'talk', before: number): Earlier;
}

export type Earlier = Omit<Extract<ToClient, { say: 'earlier' }>, 'say' | 'id'>;

export interface TellingOptions {
  rules: Rules<Core>;
  saved: SavedMatch;
  keeper: Keeper;
  audiences: ReadonlyMap<string, Audience>;
  desk: UndoDesk;
  clocks: Clocks;
  halt: Pick<Halt, 'on' | 'stopSoon' | 'report'>;
  standins: Standins;
  talk: Talk;
  /** The time by which clocks are counted. */
  time(): number;
  watching: () => Watching;
  /** Whether hints are given here. */
  hints: boolean;
  /** Seats whose holders are at another node. */
  elsewhere(): ReadonlySet<number>;
}

export function openTelling(options: TellingOptions): Telling {
  const { rules, saved, keeper, audiences, desk, clocks, standins, talk } = options;
  const hiddenFrom = openHush(rules.game);

  function tell(audience: Audience, message: ToClient): void {
    const packed = parcel(message);
    for (const client of audience.clients) client.send(packed);
  }

  function tellAll(message: ToClient): void {
    const packed = parcel(message);
    for (const { clients } of audiences.values()) for (const client of clients) client.send(packed);
  }

  function timekeeping(): Timekeeping {
    const { wanted, on } = standins.pause;
    return { seats: clocks.seats(), wanted, paused: on };
  }

  /** Of a table of some moves ago nothing is told that is of now. */
  const before = (table: Seen): Situation => ({
    ...{ undo: [], request: null, clocks: [], orders: [] },
    ...standingOf(table, keeper.holders, [], []),
  });

  function situation(audience: Audience, asked: readonly Waiting[]): Situation {
    const late = audience.eyes === 'late';
    const found = late ? before(options.watching().sight(audience).table) : now(audience, asked);
    audience.clocked = late ? null : { at: options.time(), clocks: found };
    return found;
  }

  const clocksFor = ({ you }: Audience): Clocked => ({
    clocks: clocks.left(you),
    ...(runsAlways(saved.clock) ? { times: timekeeping() } : {}),
  });

  function showClocks(): void {
    for (const audience of audiences.values()) {
      if (!audience.clocked) continue;
      const real = clocksFor(audience);
      const at = options.time();
      if (areAsTold(audience.clocked, real, at)) continue;
      audience.clocked = { at, clocks: real };
      tell(audience, { say: 'clocks', ...real });
    }
  }

  const now = (audience: Audience, asked: readonly Waiting[]): Situation => ({
    undo: options.halt.on ? [] : audience.you.map(desk.state),
    request: desk.request,
    ...clocksFor(audience),
    orders: rules.game.orders ? audience.you.map((seat) => ({ seat, orders: keeper.table.orders[seat] ?? null })) : [],
    ...standingOf(keeper.table, keeper.holders, asked, audience.you),
    ...(options.halt.on ? { halted: true as const } : {}),
  });

  /** The table's number as the holder of some seats may know it. */
  const seqFor = (you: readonly number[]) => keeper.seq - hiddenFrom(keeper.table, you);

  /** Tells everyone what is new to them; who may not even know that something is, hears nothing. */
  function showStep(): void {
    const asked = rules.waiting(keeper.table.state);
    const byBot = isByBot(keeper.table.record.entries.at(-1), keeper.holders);
    for (const audience of audiences.values()) {
      try {
        const from = audience.seq;
        const { table, log, seq } = options.watching().sight(audience);
        if (!advance(audience, seq, byBot)) continue;
        const views = nextViews(table, audience, log);
        tell(audience, { say: 'step', from, seq: audience.seq, views, ...situation(audience, asked) });
      } catch (error) {
        fail(audience, error);
      }
    }
  }

  /** A table that cannot be shown to its players is halted; spectators are sent off. */
  function fail(audience: Audience, error: unknown): void {
    if (audience.you.length > 0) return options.halt.stopSoon(error, 'show');
    options.halt.report(error, 'show');
    for (const client of [...audience.clients]) client.drop();
  }

  function showWhole(): void {
    for (const audience of audiences.values()) {
      const { you, eyes, clients } = audience;
      const { table, log, seq } = options.watching().sight(audience);
      const { talked, heard } = audience;
      Object.assign(audience, openAudience(table, you, eyes, { seq, told: log.length, talked, heard }), { clients });
      tell(audience, whole(audience));
    }
  }

  function showTalk(): void {
    for (const audience of audiences.values()) {
      const lines = talk.heard(audience, audience.talked);
      audience.talked = keeper.talk.length;
      const from = audience.heard;
      audience.heard += lines.length;
      if (lines.length > 0) tell(audience, { say: 'talk', from, lines });
    }
  }

  const seatInfos = () =>
    seatInfosOf(keeper.holders, audiences.values(), options.elsewhere()).map((info, seat) => {
      const standin = standins.standin(seat);
      return standin === null ? info : { ...info, standin };
    });
  const status = () => statusOf(keeper.table.state, keeper.holders);
  const seatsNow = (): ToClient => ({ say: 'seats', seats: seatInfos(), status: status() });
  const showSeats = () => tellAll(seatsNow());

  function greetings(audience: Audience, have: Have | undefined): ToClient[] {
    const { seq } = audience;
    const { table } = options.watching().sight(audience);
    const heard = talk.heard(audience);
    const from = Math.min(have?.talk ?? 0, heard.length);
    if (upToDate(audience, have) && heard.length - from <= TALK_PAGE) {
      const lines = heard.slice(from);
      return [
        {
          say: 'step',
          from: seq,
          seq,
          views: sameViews(table, audience),
          ...situation(audience, rules.waiting(keeper.table.state)),
        },
        seatsNow(),
        ...(lines.length > 0 ? [{ say: 'talk' as const, from, lines }] : []),
      ];
    }
    return [whole(audience)];
  }

  function whole(audience: Audience): ToClient {
    const { seq, you } = audience;
    const { table, log } = options.watching().sight(audience);
    const { id: game, version } = rules.game;
    const heard = talk.heard(audience);
    return {
      say: 'table',
      protocol: PROTOCOL,
      match: saved.id,
      game,
      version,
      options: saved.options,
      seq,
      seats: seatInfos(),
      you,
      views: wholeViews(table, audience, log),
      hidden: rules.game.open !== true,
      clock: saved.clock,
      hints: options.hints,
      watch: options.watching().setting,
      sides: rules.sides(table.state).filter((side) => side.some((seat) => you.includes(seat))),
      talk: heard.slice(-TALK_PAGE),
      talkFrom: Math.max(0, heard.length - TALK_PAGE),
      ...situation(audience, rules.waiting(keeper.table.state)),
    };
  }

  function earlier(audience: Audience, what: 'log' | 'talk', before: number): Earlier {
    const { table, log } = options.watching().sight(audience);
    if (what === 'log') return { views: eventsBefore(table, audience, log, before), lines: [] };
    return { views: [], lines: talk.heard(audience).slice(Math.max(0, before - TALK_PAGE), before) };
  }

  return {
    earlier,
    seqFor,
    seatInfos,
    status,
    tellAll,
    showSeats,
    showTalk,
    showStep,
    showWhole,
    showClocks,
    greetings,
  };
}
