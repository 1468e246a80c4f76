import type { Waiting } from '@orrery/kernel';
import {
  CHAT_PAGE,
  type KnownState,
  type PlayerView,
  PROTOCOL,
  type Replies,
  type SeatInfo,
  type ToClient,
} from '@orrery/protocol';
import {
  type Audience,
  type ClockInfo,
  eventsBefore,
  sameViews,
  seatInfosOf,
  upToDate,
  type VisibleTable,
  wholeViews,
} from './audience.ts';
import type { CancelRequests } from './cancel-requests.ts';
import type { Chat } from './chat.ts';
import type { Clocks } from './clocks.ts';
import type { LeaverClaims } from './leaver-claims.ts';
import type { MatchCore } from './match-core.ts';
import type { Spectators } from './spectators.ts';
import { playerViewOf, statusOf } from './table-status.ts';
import type { UndoRequests } from './undo-requests.ts';

/** Builds the messages about the whole table; each contains only what its audience may see. */
export interface TableMessages {
  seatInfos(): SeatInfo[];
  status(): ReturnType<typeof statusOf>;
  /** Presence and holders of the seats; `late` for delayed spectators, who see no current requests. */
  seats(late?: boolean): ToClient;
  clocksFor(audience: Audience): ClockInfo;
  /** What an audience can do now. Its clocks count as sent. `asked` lists all open questions. */
  playerView(audience: Audience, asked: readonly Waiting[]): PlayerView;
  fullTable(audience: Audience): ToClient;
  /** The first messages to a device that joins, depending on the state it already has. */
  first(audience: Audience, have: KnownState | undefined): ToClient[];
  /** The page of an audience's log or chat that ends before event or message number `before`. */
  earlier(audience: Audience, what: 'log' | 'talk', before: number): Omit<Replies['earlier'], 'say'>;
}

interface TableMessageParts {
  undoRequests: UndoRequests;
  clocks: Clocks;
  talk: Chat;
  spectators: Spectators;
  leavers: LeaverClaims;
  cancels: CancelRequests;
  /** Whether hints are allowed. */
  hints: boolean;
}

export function openTableMessages(core: MatchCore, parts: TableMessageParts): TableMessages {
  const { rules, saved, journal, halt, takeovers } = core;
  const { undoRequests, clocks, talk, spectators, leavers, cancels } = parts;
  const status = () => statusOf(journal.table.state, journal.holders);

  const seatInfos = () =>
    seatInfosOf(journal.holders, core.audiences.values(), core.peers.seats).map((info, seat) => {
      const standin = takeovers.substitute(seat);
      return standin === null ? info : { ...info, standin };
    });
  const agreements = () => ({ cancel: cancels.request, absent: leavers.absent() });
  const seats = (late = false): ToClient => ({
    say: 'seats',
    seats: seatInfos(),
    status: status(),
    ...(late ? {} : agreements()),
  });

  function clocksFor({ you }: Audience): ClockInfo {
    const left = clocks.left(you);
    if (!core.hasClocks) return { clocks: left };
    const { wanted, on } = takeovers.pause;
    return { clocks: left, times: { seats: clocks.seats(), wanted, paused: on } };
  }

  /** The player view of delayed spectators, who get no current information. */
  const delayed = (table: VisibleTable): PlayerView => ({
    ...{ undo: [], request: null, clocks: [], orders: [] },
    ...playerViewOf(table, journal.holders, [], []),
  });

  const current = (audience: Audience, asked: readonly Waiting[]): PlayerView => ({
    undo: halt.on ? [] : audience.you.map(undoRequests.state),
    request: undoRequests.request,
    ...agreements(),
    ...clocksFor(audience),
    orders: rules.game.orders ? audience.you.map((seat) => ({ seat, orders: journal.table.orders[seat] ?? null })) : [],
    ...playerViewOf(journal.table, journal.holders, asked, audience.you),
    ...(halt.on ? { halted: true as const } : {}),
  });

  function playerView(audience: Audience, asked: readonly Waiting[]): PlayerView {
    const late = audience.mode === 'late';
    const found = late ? delayed(spectators.viewFor(audience).table) : current(audience, asked);
    audience.clocksSent = late || !saved.clock ? null : { at: core.now(), clocks: found };
    return found;
  }

  const playerViewNow = (audience: Audience) => playerView(audience, rules.waiting(journal.table.state));

  function fullTable(audience: Audience): ToClient {
    const { seq, you } = audience;
    const { table, log } = spectators.viewFor(audience);
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
      hints: parts.hints,
      rated: saved.rated ?? false,
      watch: spectators.setting,
      sides: rules.sides(table.state).filter((side) => side.some((seat) => you.includes(seat))),
      talk: visible.slice(-CHAT_PAGE),
      talkFrom: Math.max(0, visible.length - CHAT_PAGE),
      ...playerViewNow(audience),
    };
  }

  return {
    seatInfos,
    status,
    seats,
    clocksFor,
    playerView,
    fullTable,
    first(audience, have) {
      const { seq } = audience;
      const visible = talk.visibleTo(audience);
      const from = Math.min(have?.talk ?? 0, visible.length);
      if (!upToDate(audience, have) || visible.length - from > CHAT_PAGE) return [fullTable(audience)];
      const views = sameViews(spectators.viewFor(audience).table, audience);
      const lines = visible.slice(from);
      return [
        { say: 'step', from: seq, seq, views, ...playerViewNow(audience) },
        seats(audience.mode === 'late'),
        ...(lines.length > 0 ? [{ say: 'talk' as const, from, lines }] : []),
      ];
    },
    earlier(audience, what, before) {
      const { table, log } = spectators.viewFor(audience);
      if (what === 'log') return { views: eventsBefore(table, audience, log, before), lines: [] };
      return { views: [], lines: talk.visibleTo(audience).slice(Math.max(0, before - CHAT_PAGE), before) };
    },
  };
}
