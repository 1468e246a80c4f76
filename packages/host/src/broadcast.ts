import type { Core, Rules, Waiting } from '@orrery/kernel';
import {
  CHAT_PAGE,
  type KnownState,
  type PlayerView,
  PROTOCOL,
  type SeatClocks,
  type SeatInfo,
  type ToClient,
} from '@orrery/protocol';
import {
  type Audience,
  advanceViews,
  areAsSent,
  type ClockInfo,
  eventsBefore,
  nextViews,
  openAudience,
  outgoing,
  sameViews,
  seatInfosOf,
  upToDate,
  type VisibleTable,
  wholeViews,
} from './audience.ts';
import type { BotTakeovers } from './bot-takeover.ts';
import type { Chat } from './chat.ts';
import type { Clocks } from './clocks.ts';
import type { Halt } from './halt.ts';
import type { Journal } from './journal.ts';
import { hasSeatClocks } from './question-limits.ts';
import { openEntryMask } from './secret-questions.ts';
import type { Spectators } from './spectators.ts';
import type { SavedMatch } from './store.ts';
import { playerViewOf, statusOf } from './table-status.ts';
import { isByBot, type UndoRequests } from './undo-requests.ts';

/** Sends each audience the information it may see. */
export interface Broadcast {
  /** Number of the newest entry that the holder of these seats may know of. */
  seqFor(you: readonly number[]): number;
  seatInfos(): SeatInfo[];
  status(): ReturnType<typeof statusOf>;
  sendToAll(message: ToClient): void;
  sendSeats(): void;
  sendChat(): void;
  /** Sends what is new. Audiences that must not notice the change get no message. */
  sendStep(): void;
  /** Sends the full table to everyone. */
  sendFullTable(): void;
  /** Sends the clocks to audiences whose display would otherwise be wrong. */
  sendClocks(): void;
  /** The first messages to a device that joins, depending on the state it already has. */
  firstMessages(audience: Audience, have: KnownState | undefined): ToClient[];
  /** The page of an audience's log or chat that ends before event or message number `before`. */
  earlier(audience: Audience, what: 'log' | 'talk', before: number): EarlierPage;
}

export type EarlierPage = Omit<Extract<ToClient, { say: 'earlier' }>, 'say' | 'id'>;

export interface BroadcastOptions {
  rules: Rules<Core>;
  saved: SavedMatch;
  journal: Journal;
  audiences: ReadonlyMap<string, Audience>;
  undoRequests: UndoRequests;
  clocks: Clocks;
  halt: Pick<Halt, 'on' | 'stopSoon' | 'report'>;
  takeovers: BotTakeovers;
  talk: Chat;
  /** Time used for clocks. */
  time(): number;
  spectators: () => Spectators;
  /** Whether hints are allowed. */
  hints: boolean;
  /** Seats whose players are connected to another node. */
  elsewhere(): ReadonlySet<number>;
}

export function openBroadcast(options: BroadcastOptions): Broadcast {
  const { rules, saved, journal, audiences, undoRequests, clocks, takeovers, talk } = options;
  const hiddenFrom = openEntryMask(rules.game);

  function sendTo(audience: Audience, message: ToClient): void {
    const packed = outgoing(message);
    for (const client of audience.clients) client.send(packed);
  }

  function sendToAll(message: ToClient): void {
    const packed = outgoing(message);
    for (const { clients } of audiences.values()) for (const client of clients) client.send(packed);
  }

  function seatClocks(): SeatClocks {
    const { wanted, on } = takeovers.pause;
    return { seats: clocks.seats(), wanted, paused: on };
  }

  /** The player view of delayed spectators, who get no current information. */
  const delayed = (table: VisibleTable): PlayerView => ({
    ...{ undo: [], request: null, clocks: [], orders: [] },
    ...playerViewOf(table, journal.holders, [], []),
  });

  function playerView(audience: Audience, asked: readonly Waiting[]): PlayerView {
    const late = audience.mode === 'late';
    const found = late ? delayed(options.spectators().viewFor(audience).table) : current(audience, asked);
    audience.clocksSent = late ? null : { at: options.time(), clocks: found };
    return found;
  }

  const clocksFor = ({ you }: Audience): ClockInfo => ({
    clocks: clocks.left(you),
    ...(hasSeatClocks(saved.clock) ? { times: seatClocks() } : {}),
  });

  function sendClocks(): void {
    for (const audience of audiences.values()) {
      if (!audience.clocksSent) continue;
      const real = clocksFor(audience);
      const at = options.time();
      if (areAsSent(audience.clocksSent, real, at)) continue;
      audience.clocksSent = { at, clocks: real };
      sendTo(audience, { say: 'clocks', ...real });
    }
  }

  const current = (audience: Audience, asked: readonly Waiting[]): PlayerView => ({
    undo: options.halt.on ? [] : audience.you.map(undoRequests.state),
    request: undoRequests.request,
    ...clocksFor(audience),
    orders: rules.game.orders ? audience.you.map((seat) => ({ seat, orders: journal.table.orders[seat] ?? null })) : [],
    ...playerViewOf(journal.table, journal.holders, asked, audience.you),
    ...(options.halt.on ? { halted: true as const } : {}),
  });

  const seqFor = (you: readonly number[]) => journal.seq - hiddenFrom(journal.table, you);

  function sendStep(): void {
    const asked = rules.waiting(journal.table.state);
    const byBot = isByBot(journal.table.record.entries.at(-1), journal.holders);
    for (const audience of audiences.values()) {
      try {
        const from = audience.seq;
        const { table, log, seq } = options.spectators().viewFor(audience);
        if (!advanceViews(audience, seq, byBot)) continue;
        const views = nextViews(table, audience, log);
        sendTo(audience, { say: 'step', from, seq: audience.seq, views, ...playerView(audience, asked) });
      } catch (error) {
        fail(audience, error);
      }
    }
  }

  /**
   * Handles a table that cannot be displayed: halts it if players are affected, otherwise disconnects the spectators.
   */
  function fail(audience: Audience, error: unknown): void {
    if (audience.you.length > 0) return options.halt.stopSoon(error, 'show');
    options.halt.report(error, 'show');
    for (const client of [...audience.clients]) client.drop();
  }

  function sendFullTable(): void {
    for (const audience of audiences.values()) {
      const { you, mode, clients } = audience;
      const { table, log, seq } = options.spectators().viewFor(audience);
      const { chatChecked, chatSent } = audience;
      Object.assign(audience, openAudience(table, you, mode, { seq, eventsSent: log.length, chatChecked, chatSent }), {
        clients,
      });
      sendTo(audience, fullTable(audience));
    }
  }

  function sendChat(): void {
    for (const audience of audiences.values()) {
      const lines = talk.visibleTo(audience, audience.chatChecked);
      audience.chatChecked = journal.talk.length;
      const from = audience.chatSent;
      audience.chatSent += lines.length;
      if (lines.length > 0) sendTo(audience, { say: 'talk', from, lines });
    }
  }

  const seatInfos = () =>
    seatInfosOf(journal.holders, audiences.values(), options.elsewhere()).map((info, seat) => {
      const standin = takeovers.substitute(seat);
      return standin === null ? info : { ...info, standin };
    });
  const status = () => statusOf(journal.table.state, journal.holders);
  const seatsMessage = (): ToClient => ({ say: 'seats', seats: seatInfos(), status: status() });
  const sendSeats = () => sendToAll(seatsMessage());

  function firstMessages(audience: Audience, have: KnownState | undefined): ToClient[] {
    const { seq } = audience;
    const { table } = options.spectators().viewFor(audience);
    const visible = talk.visibleTo(audience);
    const from = Math.min(have?.talk ?? 0, visible.length);
    if (upToDate(audience, have) && visible.length - from <= CHAT_PAGE) {
      const lines = visible.slice(from);
      return [
        {
          say: 'step',
          from: seq,
          seq,
          views: sameViews(table, audience),
          ...playerView(audience, rules.waiting(journal.table.state)),
        },
        seatsMessage(),
        ...(lines.length > 0 ? [{ say: 'talk' as const, from, lines }] : []),
      ];
    }
    return [fullTable(audience)];
  }

  function fullTable(audience: Audience): ToClient {
    const { seq, you } = audience;
    const { table, log } = options.spectators().viewFor(audience);
    const { id: game, version } = rules.game;
    const visible = talk.visibleTo(audience);
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
      watch: options.spectators().setting,
      sides: rules.sides(table.state).filter((side) => side.some((seat) => you.includes(seat))),
      talk: visible.slice(-CHAT_PAGE),
      talkFrom: Math.max(0, visible.length - CHAT_PAGE),
      ...playerView(audience, rules.waiting(journal.table.state)),
    };
  }

  function earlier(audience: Audience, what: 'log' | 'talk', before: number): EarlierPage {
    const { table, log } = options.spectators().viewFor(audience);
    if (what === 'log') return { views: eventsBefore(table, audience, log, before), lines: [] };
    return { views: [], lines: talk.visibleTo(audience).slice(Math.max(0, before - CHAT_PAGE), before) };
  }

  return {
    earlier,
    seqFor,
    seatInfos,
    status,
    sendToAll,
    sendSeats,
    sendChat,
    sendStep,
    sendFullTable,
    sendClocks,
    firstMessages,
  };
}
