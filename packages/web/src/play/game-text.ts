import {
  type Game,
  type Json,
  type Message,
  type Messages,
  REASONS,
  type Refusal,
  type VisibleEvent,
} from '@orrery/kernel';
import { argumentsOf, currentLocale, formatMessage, translateMessages } from '@orrery/messages';
import type { GameUi } from '../games/game-ui.ts';
import type { NumberedEvent } from '../table/table-types.ts';
import { formatList } from '../ui/format-list.ts';
import type { LogEntry } from '../ui/index.ts';
import { t } from './text.ts';

/**
 * Events of the table itself. A game can have an event of the same type, but its message must have an argument that
 * the table's event lacks.
 */
export const TABLE_EVENTS = {
  undone: '{seat} undoes a move.',
  resigned: '{seat} resigns.',
  'time-out': 'Time is up for {seats}.',
  hinted: '{seat} asks for a hint.',
  'bot-took-over': 'A bot is playing for {seat}.',
  'seat-back': '{seat} is back.',
  'pause-wanted': '{seat} asks to pause the clocks.',
  'pause-ended': '{seat} resumes the clocks.',
  halted: 'Something went wrong in this game’s rules. The game cannot continue.',
  abandoned: '{seat} abandons the game.',
  'luck-anew': 'The table has moved to the server. Everything that no player had seen was reshuffled.',
} satisfies Messages;

/** Other messages of the table. No game may use their ids. */
export const TABLE_MESSAGES = {
  'over-abandoned':
    'Something went wrong in this game’s rules, so the game was abandoned. It is unrated and its record is kept.',
  'rules-failed': 'Something went wrong in this game’s rules, so this action is not possible. Choose another one.',
  'undo-learned': 'You cannot undo this: it revealed new information.',
  'undo-others-acted': 'You cannot undo this: another player has moved since.',
  watching: 'This table is open in another tab. Close it there to play here.',
  'no-hints': 'Hints are not allowed at this table.',
  'looking-back': 'You are viewing an earlier moment. Go back to now to play.',
  'no-table': 'This table is not on this device. It may have been removed.',
  'newer-save': 'This table was saved by a newer version of the app. Reload the page to get the new version.',
  'other-version': 'This record was made with another version of the rules and cannot be replayed.',
  broken: 'Something went wrong: {message}',
  'not-kept': 'The game cannot be saved on this device. Keep this tab open until you finish.',
  unavailable: 'The server cannot be reached. Reconnecting…',
  'undo-declined': 'The other players declined. Your move stands.',
  'undo-asked': 'Undo requested. Waiting for the other players.',
} satisfies Messages;

/** The kernel's and the table's messages, translated by the catalog `match`. */
const MATCH_MESSAGES: Messages = { ...REASONS, ...TABLE_EVENTS, ...TABLE_MESSAGES };

/** Ids under which the table's events are looked up, so that a game's messages do not replace them. */
const tableId = (type: string): string => `table:${type}`;
const withTableIds = (messages: Messages): Messages =>
  Object.fromEntries(Object.keys(TABLE_EVENTS).map((type) => [tableId(type), messages[type] ?? type]));

/** Turns a game's messages and events into text. */
export interface Words {
  say(text: Message): string;
  eventText(event: VisibleEvent): string | null;
  refusal(refusal: Pick<Refusal, 'reason' | 'params'>): string;
  /** The anchors of the things an event refers to. */
  anchors(event: VisibleEvent): string[];
  /** The seat that caused an event, or null. */
  actorOf(event: VisibleEvent): number | null;
  /** The game's message with this id, if it takes no arguments; otherwise null. */
  known(id: string): string | null;
}

/**
 * The texts of a game in the page's language, from the catalog named after its id. Player names are inserted if known.
 */
export function wordsOf(game: Game, gameUi?: GameUi, nameOf?: (seat: number) => string): Words {
  const own: Messages = { ...game.messages, ...gameUi?.messages };
  const messages: Messages = { ...MATCH_MESSAGES, ...own };
  const common = translateMessages('match', MATCH_MESSAGES);
  const translated: Messages = { ...common, ...translateMessages(game.id, own), ...withTableIds(common) };
  const hasArguments = (id: string, { data }: VisibleEvent) =>
    own[id] !== undefined && argumentsOf(own[id]).every((name) => name in data);
  const shown = (name: string, value: Json): string | null => {
    const known = gameUi?.shown(name, value) ?? null;
    if (known !== null) return known;
    if (/^(seat|owner|player|who|winner|by|to|from)$/.test(name) && typeof value === 'number') {
      return nameOf?.(value) ?? t('seat-number', { seat: value + 1 });
    }
    if (/^(seats|players|winners)$/.test(name) && Array.isArray(value)) {
      return formatList(value.map((seat) => nameOf?.(Number(seat)) ?? t('seat-number', { seat: Number(seat) + 1 })));
    }
    return null;
  };
  // Drops the full stop after a name that ends in `!` or `?`.
  const say = (text: Message) => formatMessage(translated, text, shown, currentLocale()).replace(/([!?])\.$/, '$1');
  return {
    say,
    eventText(event) {
      const other = gameUi?.eventMessage?.(event);
      if (other !== undefined) return other && say(other);
      const { type, data: params } = event;
      // The fuller message is for viewers who know the secret part.
      if (hasArguments(`${type}.own`, event)) return say({ id: `${type}.own`, params });
      if (Object.hasOwn(TABLE_EVENTS, type) && !hasArguments(type, event)) return say({ id: tableId(type), params });
      return messages[type] === undefined ? null : say({ id: type, params });
    },
    refusal({ reason, params }) {
      if (messages[reason] !== undefined) return say({ id: reason, params });
      // The server's own text, for errors that only the server has.
      return typeof params.message === 'string' && params.message !== '' ? params.message : t('not-allowed');
    },
    anchors: (event) => gameUi?.anchors?.(event) ?? [],
    actorOf: (event) => (typeof event.data.seat === 'number' ? event.data.seat : (gameUi?.actorOf?.(event) ?? null)),
    known: (id) => (Object.hasOwn(own, id) && argumentsOf(own[id] ?? '').length === 0 ? say({ id }) : null),
  };
}

const lineOf = (event: NumberedEvent, words: Words): LogEntry | null => {
  const text = words.eventText(event);
  if (text === null) return null;
  const seat = words.actorOf(event);
  const anchors = words.anchors(event);
  // An entry without its own anchors points to its player.
  return { id: event.n, seat, text, anchors: anchors.length > 0 || seat === null ? anchors : [`player:${seat}`] };
};

/** The log entries, newest first. Events without a message are left out. */
export const logEntries = (log: readonly NumberedEvent[], words: Words): LogEntry[] =>
  log.flatMap((event) => lineOf(event, words) ?? []).reverse();

/** Like `logEntries`, for a growing log: formats only new events. */
export function incrementalLog(): (log: readonly NumberedEvent[], words: Words) => LogEntry[] {
  let known: { log: readonly NumberedEvent[]; words: Words; entries: LogEntry[] } | null = null;
  return (log, words) => {
    const last = (known?.log.length ?? 0) - 1;
    const grown = known?.words === words && log.length > last && log[last] === known.log[last];
    const entries =
      known && grown ? logEntries(log.slice(last + 1), words).concat(known.entries) : logEntries(log, words);
    known = { log, words, entries };
    return entries;
  };
}
