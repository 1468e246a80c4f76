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

/** What a table says of itself; a game's own words come first. */
const tableWords: Messages = {
  ...REASONS,
  halted: 'Something went wrong in this game’s rules. The game cannot continue.',
  abandoned: '{seat} abandoned the game.',
  'bot-took-over': '{seat} is now played by a bot.',
  'luck-anew': 'The game moved to the server. Hidden cards were reshuffled.',
  resigned: '{seat} resigns.',
  'pause-ended': '{seat} no longer wants a pause.',
  'pause-wanted': '{seat} wants to pause the clocks.',
  'seat-back': '{seat} is back.',
  'time-out': 'Time ran out for {seats}.',
  undone: '{seat} undid the last action.',
};

const player = (value: Json): string => `player ${Number(value) + 1}`;

/** Seats become players counted from 1, as people count them; a game may have words for its own values: `place-moon`. */
function shown(game: Game, name: string, value: Json): string | null {
  if (typeof value === 'string') return game.messages[`${name}-${value}`] ?? null;
  if (/^(seat|player|owner|winner|by|from|to|who|target)$/i.test(name) && typeof value === 'number')
    return player(value);
  if (/^(seats|players|winners)$/i.test(name) && Array.isArray(value)) return value.map(player).join(', ');
  // What has an id is words of its own, and put into words as such.
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.id !== 'string') {
    return Object.entries(value)
      .map(([key, part]) => `${part} ${key}`)
      .join(', ');
  }
  return null;
}

/** A message in a game's words. */
export function words(game: Game, text: Message): string {
  const messages = text.id in game.messages ? game.messages : tableWords;
  const said = formatMessage(messages, text, (name, value) => shown(game, name, value));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Why something was refused, with the rule it comes from. */
export function refusalWords(game: Game, refusal: Refusal): string {
  const said = words(game, { id: refusal.reason, params: refusal.params });
  return refusal.rule === null ? said : `${said} (${refusal.rule})`;
}

/** Something a player was told, in words: whoever was told its secret part too gets the fuller wording. */
export function heardWords(game: Game, heard: VisibleEvent): string {
  const id = `${heard.type}.own`;
  const own = game.messages[id];
  const privy = own !== undefined && argumentsOf(own).every((name) => name in heard.data);
  return privy ? words(game, { id, params: heard.data }) : toldWords(game, heard);
}

/** Something that was told, in words; what has no message is shown as its data. */
export function toldWords(game: Game, { type, data }: VisibleEvent): string {
  if (type in game.messages || type in tableWords) return words(game, { id: type, params: data });
  const parts = Object.entries(data).map(([key, value]) => `${key} ${shown(game, key, value) ?? plain(value)}`);
  return [type.replaceAll('-', ' '), parts.join(', ')].filter(Boolean).join(': ');
}

/** How a game ended: why, then a line per seat, with a star for who has won. */
export function resultWords(game: Game, result: Result): string {
  const why = game.messages[`over-${result.reason}`] ?? `(${result.reason})`;
  const rows = result.scores.map((score, seat) => {
    const star = result.winners.includes(seat) ? '  *' : '';
    return `player ${seat + 1}: ${score}${star}`;
  });
  return [`The game is over. ${why}`, ...rows].join('\n');
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
