import { type Game, type Json, type Message, type Messages, REASONS, type VisibleEvent } from '@orrery/kernel';
import { argumentsOf, currentLocale, formatMessage, translateMessages } from '@orrery/messages';
import type { NumberedEvent } from '../table/table-types.ts';
import { formatList } from '../ui/format-list.ts';
import type { LogEntry } from '../ui/index.ts';
import type { GameUi, Words } from './game-ui.ts';
import { TABLE_EVENTS, TABLE_MESSAGES } from './table-messages.ts';
import { t } from './text.ts';

/** The kernel's and the table's messages, translated by the catalog `match`. */
const MATCH_MESSAGES: Messages = { ...REASONS, ...TABLE_EVENTS, ...TABLE_MESSAGES };

/** Ids under which the table's events are looked up, so that a game's messages do not replace them. */
const tableId = (type: string): string => `table:${type}`;
const withTableIds = (messages: Messages): Messages =>
  Object.fromEntries(Object.keys(TABLE_EVENTS).map((type) => [tableId(type), messages[type] ?? type]));

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
    nameOf: (seat) => nameOf?.(seat) ?? t('seat-number', { seat: seat + 1 }),
    kindOf({ type }) {
      const kind = gameUi?.cues?.[type]?.kind;
      return kind ? t(`log-${kind}`) : null;
    },
    known: (id) => (Object.hasOwn(own, id) && argumentsOf(own[id] ?? '').length === 0 ? say({ id }) : null),
  };
}

const isHint = ({ type, data }: VisibleEvent): boolean => type === 'hinted' && Object.keys(data).join() === 'seat';

/** Hints stay in the record, but they are no move, so the log leaves them out. */
const lineOf = (event: NumberedEvent, words: Words): LogEntry | null => {
  const text = isHint(event) ? null : words.eventText(event);
  if (text === null) return null;
  const seat = words.actorOf(event);
  const anchors = words.anchors(event);
  // An entry without its own anchors points to its player.
  const kind = words.kindOf(event);
  return {
    id: event.n,
    seat,
    text,
    anchors: anchors.length > 0 || seat === null ? anchors : [`player:${seat}`],
    ...(seat !== null && { name: words.nameOf(seat) }),
    ...(kind !== null && { kind }),
  };
};

/** The log entries, newest first. Events without a message are left out. */
export const logEntries = (log: readonly NumberedEvent[], words: Words): LogEntry[] =>
  log.flatMap((event) => lineOf(event, words) ?? []).reverse();

/** The entries that may be told: those of later events wait. */
export const toldUpTo = (entries: LogEntry[], upTo: number): LogEntry[] =>
  Number(entries[0]?.id ?? -1) <= upTo ? entries : entries.filter(({ id }) => Number(id) <= upTo);

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
