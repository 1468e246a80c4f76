import type { Message, Seat } from '@orrery/kernel';
import type { Settings } from '../app/settings.ts';
import type { NumberedEvent } from '../table/table-types.ts';
import type { Cues } from './cues.ts';
import type { Words } from './game-ui.ts';
import { t } from './text.ts';

/** One announcement: what happened, and how long it is shown. */
export interface Beat {
  events: readonly NumberedEvent[];
  line: string;
  /** The seat that acted; null for the game itself. */
  actor: Seat | null;
  /** Whether the viewer did it themselves, so that they need not read it. */
  isOwn?: boolean;
  ms: number;
  /** Whether dice roll, so that what follows is announced later. */
  rolls?: boolean;
}

/** How long dice roll, in milliseconds. */
export const ROLL_MS = 900;
/** Most time for all beats of one step. */
const STEP_MS = 6000;
/** Most time for what is announced while the viewer can act. */
const BEHIND_MS = 3000;
/** Announcements that would take less time are shown together with the next one. */
const LEAST_MS = 300;
/** Most steps that wait, if the others do not stop. */
const MOST_STEPS = 30;
/** From this number of waiting steps on, each one is shown for a shorter time, down to a third. */
const MANY = 3;
/** How long a batch of moves is shown at the fast pace. */
const BATCH_MS = 450;
/** Most lines in one announcement. */
const LINES = 2;

/** How long a text takes to read, in milliseconds. */
export const readingMs = (line: string): number =>
  line === '' ? 0 : Math.max(900, Math.min(2500, 700 + 24 * line.length));

export interface BeatContext {
  words: Pick<Words, 'eventText' | 'actorOf' | 'say' | 'nameOf'>;
  cues: Cues | undefined;
  viewer: Seat | null;
  /** Whether the viewer's side caused an event that names no seat. */
  isOwn?: ((event: NumberedEvent) => boolean) | undefined;
  /** Whether bots tell why they move. */
  explains?: boolean;
}

/** The event before a bot's move that has its reasons. */
const REASONS = 'bot-reason';

/** Events that are announced together. */
interface Group {
  events: NumberedEvent[];
  lines: string[];
  actor: Seat | null;
  rolls: boolean;
}

/**
 * Adds a bot's reasons to the first announcement of its move. If nothing else tells of the move, such as the end of a
 * turn, they are an announcement of their own. Without `words`, nothing is told.
 */
function explain(groups: Group[], event: NumberedEvent, words: BeatContext['words'] | null): void {
  const seat = Number(event.data.seat);
  const why = words ? (event.data.reasons as unknown as Message[]).map(words.say).join(' · ') : '';
  const told = groups.find(({ lines }) => lines.length > 0);
  if (words && told?.actor !== seat) {
    const line = t('bot-reason', { name: words.nameOf(seat), why });
    return void groups.unshift({ events: [event], lines: [line], actor: seat, rolls: false });
  }
  groups[0]?.events.unshift(event);
  if (words && told) told.lines = [t('told-why', { line: told.lines.slice(-LINES).join(' '), why })];
}

/**
 * The announcements of a step, one after another: an event with `beat` starts a new one, and dice end theirs. What
 * viewers do themselves takes no time, except for dice. What happens to them because of others does.
 */
export function beatsOf(
  events: readonly NumberedEvent[],
  { words, cues, viewer, isOwn, explains = false }: BeatContext,
): Beat[] {
  const actorIn = (event: NumberedEvent) => words.actorOf(event) ?? (isOwn?.(event) ? viewer : null);
  const isByViewer = viewer !== null && events.map(actorIn).find((actor) => actor !== null) === viewer;
  const groups: Group[] = [];
  for (const event of events) {
    if (event.type === REASONS) continue;
    const cue = cues?.[event.type];
    const text = cue?.scene ? null : words.eventText(event);
    const actor = actorIn(event);
    const last = groups[groups.length - 1];
    const isNext =
      !last || last.rolls || (last.lines.length > 0 && (cue?.beat || (text !== null && actor !== last.actor)));
    const group = isNext ? { events: [], lines: [], actor, rolls: false } : last;
    if (isNext) groups.push(group);
    group.events.push(event);
    if (text !== null) group.lines.push(text);
    group.actor ??= actor;
    group.rolls ||= cue?.rolls === true;
  }
  const reason = events.find(({ type }) => type === REASONS);
  if (reason) explain(groups, reason, explains ? words : null);
  const beats = groups.map(({ events, lines, actor, rolls }): Beat => {
    const line = lines.slice(-LINES).join(' ');
    const own = isByViewer && actor === viewer;
    const ms = Math.max(own ? 0 : readingMs(line), rolls ? ROLL_MS : 0);
    return { events, line, actor, ms, ...(own && { isOwn: own }), ...(rolls && { rolls }) };
  });
  return shorten(beats, STEP_MS / totalMs(beats));
}

const totalMs = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** Several beats as one, with the line of the last one that has any; none if there is nothing to read or to roll. */
function joined(beats: readonly Beat[], ms: number): Beat[] {
  const last = beats.findLast(({ line }) => line !== '') ?? beats.findLast(({ rolls }) => rolls);
  return last ? [{ ...last, events: beats.flatMap(({ events }) => events), ms }] : [];
}

/** The same beats in less time. Each one is a new picture of the whole table, so there are only as many as can be seen. */
function shorten(beats: readonly Beat[], factor: number): Beat[] {
  if (factor >= 1) return [...beats];
  const groups: { beats: Beat[]; ms: number }[] = [];
  for (const beat of beats) {
    const last = groups[groups.length - 1];
    if (last && last.ms > 0 && last.ms < LEAST_MS && beat.ms > 0) {
      last.beats.push(beat);
      last.ms += beat.ms * factor;
    } else groups.push({ beats: [beat], ms: beat.ms * factor });
  }
  return groups.flatMap(({ beats: [one, ...more], ms }) =>
    one && more.length === 0 ? [{ ...one, ms }] : joined(one ? [one, ...more] : more, ms),
  );
}

/** Announcements that keep up with a viewer who acts meanwhile. */
export const inTime = (beats: readonly Beat[]): Beat[] => shorten(beats, BEHIND_MS / totalMs(beats));

/** As few beats as possible, for the fast pace. Dice still roll before what follows them is announced. */
function batched(beats: readonly Beat[]): Beat[] {
  const rolled = beats.findLastIndex(({ rolls }) => rolls) + 1;
  return [...joined(beats.slice(0, rolled), BATCH_MS), ...joined(beats.slice(rolled), BATCH_MS)];
}

export interface Schedule {
  /** How many waiting steps are shown at once. */
  take: number;
  beats: Beat[];
}

/**
 * What to show next. At the calm pace, this is the next step with something to read, for a shorter time if many wait;
 * at the fast pace, everything that waits.
 */
export function schedule(waiting: readonly Beat[][], pace: Settings['pace']): Schedule {
  if (pace === 'instant') return { take: waiting.length, beats: [] };
  if (pace === 'quick') return { take: waiting.length, beats: batched(waiting.flat()) };
  const first = waiting.findIndex((beats) => totalMs(beats) > 0);
  const take = first < 0 ? waiting.length : Math.max(first + 1, waiting.length - MOST_STEPS);
  const left = waiting.slice(take).filter((beats) => totalMs(beats) > 0).length + 1;
  const beats = waiting.slice(0, take).flat();
  return { take, beats: shorten(beats, Math.min(Math.max(1 / 3, MANY / left), STEP_MS / totalMs(beats))) };
}
