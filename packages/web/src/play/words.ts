import {
  type Game,
  type Json,
  type Messages,
  phrase,
  REASONS,
  type Refusal,
  type Text,
  type Told,
} from '@orrery/kernel';
import type { GameKit } from '../games/kit.ts';
import type { LogEntry } from '../look/index.ts';
import type { Logged } from '../table/client.ts';

/** What the kernel and the table themselves have to say; a game's own wording of an id wins. */
const HOUSE: Messages = {
  ...REASONS,
  undone: '{seat} took back a move.',
  resigned: '{seat} resigned.',
  'time-out': 'Time ran out for {seats}.',
  hinted: '{seat} asks for a hint.',
  'bot-took-over': 'A bot plays on for {seat}.',
  'seat-back': '{seat} is back.',
  'pause-wanted': '{seat} would like the clocks to rest.',
  'pause-ended': '{seat} plays on: the clocks run.',
  halted: 'Something went wrong in this game’s rules. The game cannot continue.',
  abandoned: '{seat} abandoned the game.',
  'over-abandoned':
    'Something went wrong in this game’s rules, so the game was abandoned. It is unrated and its record is kept.',
  'rules-failed': 'Something went wrong in this game’s rules, so this answer is not possible. Choose another one.',
  'luck-anew': 'The table has moved to the server; what nobody knew was dealt anew.',
  'undo-learned': 'You have seen something new since, so it cannot be taken back.',
  'undo-others-acted': 'Another player has moved since, so it cannot be taken back.',
  watching: 'This table is open in another tab. Play there, or close it.',
  'no-hints': 'No hints are given here.',
  'looking-back': 'You are looking back.',
  'no-table': 'There is no such table on this device.',
  'newer-save': 'This table was saved by a newer version of the app. Load the new version to go on.',
  'other-version': 'This record was made with another version of the rules, so it cannot be stepped through.',
  broken: 'Something broke on our side: {message}',
  'not-kept': 'This device does not let us save the table. It lasts as long as this tab is open.',
  unavailable: 'The server cannot be reached. It will be tried again.',
  'undo-declined': 'The others did not agree: your move stands.',
  'undo-asked': 'The other players are asked whether you may take it back.',
};

const gaps = (template: string): string[] =>
  [...template.matchAll(/\{([a-zA-Z]+)/g)].map((found) => found[1] as string);

/** How a game's data becomes sentences. */
export interface Words {
  say(text: Text): string;
  told(event: Told): string | null;
  refusal(refusal: Pick<Refusal, 'reason' | 'params'>): string;
  /** What an event speaks of on the screen. */
  spots(event: Told): string[];
  /** Whose doing it is; null for nobody's. */
  doer(event: Told): number | null;
  /** The game's own word for an id, where it has one that needs no more. */
  known(id: string): string | null;
}

/** The words of a game, with players called by name where their names are known. */
export function wordsOf(game: Game, kit?: GameKit, nameOf?: (seat: number) => string): Words {
  const messages: Messages = { ...HOUSE, ...game.messages, ...kit?.messages };
  const shown = (name: string, value: Json): string | null => {
    const own = kit?.shown(name, value) ?? null;
    if (own !== null) return own;
    if (/^(seat|owner|player|who|winner|by|to|from)$/.test(name) && typeof value === 'number') {
      return nameOf?.(value) ?? `Seat ${value + 1}`;
    }
    if (/^(seats|players|winners)$/.test(name) && Array.isArray(value)) {
      return value.map((seat) => nameOf?.(Number(seat)) ?? `Seat ${Number(seat) + 1}`).join(', ');
    }
    return null;
  };
  // A name that brings its own mark ends the sentence.
  const say = (text: Text) => phrase(messages, text, shown).replace(/([!?])\.$/, '$1');
  return {
    say,
    told(event) {
      const other = kit?.retold?.(event);
      if (other !== undefined) return other && say(other);
      // The fuller wording is for whoever was told the secret part.
      const own = messages[`${event.type}.own`];
      const privy = own !== undefined && gaps(own).every((gap) => gap in event.data);
      const id = privy ? `${event.type}.own` : event.type;
      return messages[id] === undefined ? null : say({ id, params: event.data });
    },
    refusal: ({ reason, params }) =>
      messages[reason] === undefined ? `Not allowed: ${reason.replace(/-/g, ' ')}.` : say({ id: reason, params }),
    spots: (event) => kit?.spots?.(event) ?? [],
    doer: (event) => (typeof event.data.seat === 'number' ? event.data.seat : (kit?.doer?.(event) ?? null)),
    known: (id) => (Object.hasOwn(messages, id) && gaps(messages[id] ?? '').length === 0 ? say({ id }) : null),
  };
}

const lineOf = (told: Logged, words: Words): LogEntry | null => {
  const text = words.told(told);
  if (text === null) return null;
  const seat = words.doer(told);
  const spots = words.spots(told);
  // Who did it is somewhere on the screen, whatever it was.
  return { id: told.n, seat, text, spots: spots.length > 0 || seat === null ? spots : [`player:${seat}`] };
};

/** What has happened, in words, newest first; what goes without saying is left out. */
export const logEntries = (log: readonly Logged[], words: Words): LogEntry[] =>
  log.flatMap((told) => lineOf(told, words) ?? []).reverse();

/** The same for a log that grows: only what is new is put into words. */
export function logBook(): (log: readonly Logged[], words: Words) => LogEntry[] {
  let known: { log: readonly Logged[]; words: Words; entries: LogEntry[] } | null = null;
  return (log, words) => {
    const last = (known?.log.length ?? 0) - 1;
    const grown = known?.words === words && log.length > last && log[last] === known.log[last];
    const entries =
      known && grown ? logEntries(log.slice(last + 1), words).concat(known.entries) : logEntries(log, words);
    known = { log, words, entries };
    return entries;
  };
}
