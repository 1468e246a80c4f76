import {
  type Game,
  type Json,
  type Message,
  type Messages,
  REASONS,
  type Refusal,
  type Result,
  type VisibleEvent,
} from '@orrery/kernel';
import { argumentsOf, formatMessage } from '@orrery/messages';

/** Messages for the table's own events. */
const TABLE_EVENTS: Messages = {
  hinted: '{seat} asks for a hint.',
  halted: 'Something went wrong in this game’s rules. The game cannot continue.',
  abandoned: '{seat} abandoned the game.',
  'cancel-wanted': '{seat} wants to cancel the game.',
  'cancel-declined': '{seat} does not want to cancel the game.',
  cancelled:
    '{why, select, agreed {The players cancelled the game.} other {{seat} cancelled the game, because a player left.}}',
  'claim-voted':
    '{choice, select, win {{seat} votes that {who} loses for leaving.} bot {{seat} votes for a bot to play for {who}.} other {{seat} votes to end the game without a result, because {who} left.}}',
  'bot-took-over': '{seat} is now played by a bot.',
  'luck-anew': 'The game moved to the server. Hidden cards were reshuffled.',
  resigned:
    '{why, select, time {{seat} loses on time.} away {{seat} was away for too long. {by} claims the game.} other {{seat} resigns.}}',
  'pause-ended': '{seat} no longer wants a pause.',
  'pause-wanted': '{seat} wants to pause the clocks.',
  'seat-back': '{seat} is back.',
  'time-out': 'Time ran out for {seats}.',
  undone: '{seat} undid the last action.',
};

/** Messages that games share; a game's own message takes precedence. */
const SHARED_MESSAGES: Messages = { ...REASONS, ...TABLE_EVENTS };

const player = (value: Json): string => `player ${Number(value) + 1}`;

/**
 * Formats a parameter: seats become players counted from 1, and a game can have messages for its values, like
 * `place-moon`.
 */
function shown(game: Game, name: string, value: Json): string | null {
  if (typeof value === 'string') return game.messages[`${name}-${value}`] ?? null;
  if (/^(seat|player|owner|winner|by|from|to|who|target|partner)$/i.test(name) && typeof value === 'number')
    return player(value);
  if (/^(seats|players|winners)$/i.test(name) && Array.isArray(value)) return value.map(player).join(', ');
  // A value with an id is a message and is formatted as such elsewhere.
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.id !== 'string') {
    return Object.entries(value)
      .map(([key, part]) => `${part} ${key}`)
      .join(', ');
  }
  return null;
}

/** Formats a message of a game or of the table. */
export function formatText(game: Game, message: Message): string {
  const messages = message.id in game.messages ? game.messages : SHARED_MESSAGES;
  const text = formatMessage(messages, message, (name, value) => shown(game, name, value));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a refusal with its rule. */
export function formatRefusal(game: Game, refusal: Refusal): string {
  const text = formatText(game, { id: refusal.reason, params: refusal.params });
  return refusal.rule === null ? text : `${text} (${refusal.rule})`;
}

/** Formats an event as a player sees it, using the `.own` message if the player sees its secret part. */
export function formatOwnEvent(game: Game, event: VisibleEvent): string {
  const id = `${event.type}.own`;
  const own = game.messages[id];
  const isPrivate = own !== undefined && argumentsOf(own).every((name) => name in event.data);
  return isPrivate ? formatText(game, { id, params: event.data }) : formatEvent(game, event);
}

/** Whether a game's message for an event has all its arguments; if not, the event is the table's own. */
const isOfGame = (game: Game, { type, data }: VisibleEvent): boolean =>
  argumentsOf(game.messages[type] ?? '').every((name) => name in data);

/** Formats an event; one without a message is shown as its data. */
export function formatEvent(game: Game, event: VisibleEvent): string {
  const { type, data } = event;
  const own = isOfGame(game, event) ? game : { ...game, messages: {} };
  if (type in own.messages || type in SHARED_MESSAGES) return formatText(own, { id: type, params: data });
  const parts = Object.entries(data).map(([key, value]) => `${key} ${shown(game, key, value) ?? plain(value)}`);
  return [type.replaceAll('-', ' '), parts.join(', ')].filter(Boolean).join(': ');
}

/** Formats the result: the reason, then a line per seat with a star for winners. */
export function formatResult(game: Game, result: Result): string {
  const why = game.messages[`over-${result.reason}`] ?? `(${result.reason})`;
  const rows = result.scores.map((score, seat) => {
    const star = result.winners.includes(seat) ? '  *' : '';
    return `player ${seat + 1}: ${score}${star}`;
  });
  return [`The game is over. ${why}`, ...rows].join('\n');
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
