import { UPKEEP } from '@orrery/moonshot';
import type { NumberedEvent } from '../../../table/table-types.ts';
import type { Tracks } from './evaluation.ts';

/** Why a track changed. `name` is a mission, maneuver or place. */
interface Cause {
  what:
    | 'upkeep'
    | 'pay'
    | 'traded'
    | 'grounded'
    | 'delayed'
    | 'exploded'
    | 'completed'
    | 'empty'
    | 'tie'
    | 'won'
    | 'obstructed'
    | 'tiles'
    | 'research'
    | 'modules'
    | 'tests'
    | 'payload'
    | 'repairs'
    | 'other';
  name: string;
}

export interface CauseLine extends Cause {
  n: number;
  /** How often it happened. */
  times: number;
}

/** A track of a program in a round. */
export interface TrackChange {
  from: number;
  to: number;
  lines: CauseLine[];
}
export type RoundChange = Record<keyof Tracks, TrackChange>;

/** Events that name the cause of the changes after them. */
const CAUSES: Readonly<Record<string, Cause['what']>> = {
  raised: 'traded',
  abort: 'grounded',
  'no-payload': 'delayed',
  'too-late': 'delayed',
  exploded: 'exploded',
  completed: 'completed',
  'empty-place': 'empty',
  evaluated: 'tie',
  won: 'won',
  obstructed: 'obstructed',
};

/** What an Engineer paid for, by the event that follows the payment. */
const PURCHASES: Readonly<Record<string, Cause['what']>> = {
  installed: 'tiles',
  researched: 'research',
  ordered: 'modules',
  tested: 'tests',
  loaded: 'payload',
  cleaned: 'repairs',
};

const isTrack = (type: string): type is keyof Tracks => type === 'budget' || type === 'popularity' || type === 'money';

/** The events of a round, without the one that begins it; the last round may be unfinished. */
export function eventsOfRound(log: readonly NumberedEvent[], round: number): NumberedEvent[] {
  const begins = (n: number) => log.findIndex(({ type, data }) => type === 'round-began' && data.round === n);
  const [from, to] = [begins(round), begins(round + 1)];
  return from < 0 ? [] : log.slice(from + 1, to < 0 ? undefined : to);
}

/** What a payment was for: the next purchase of the same side. */
function purchaseAfter(events: readonly NumberedEvent[], at: number, side: number): Cause {
  const next = events.slice(at + 1).find(({ type, data }) => data.side === side && PURCHASES[type] !== undefined);
  return { what: PURCHASES[next?.type ?? ''] ?? 'other', name: '' };
}

/** Whether this and the next event lower both budgets at the end of the round. */
const isUpkeep = (events: readonly NumberedEvent[], at: number): boolean =>
  [0, 1].every((side) => {
    const event = events[at + side];
    return event?.type === 'budget' && event.data.side === side && event.data.n === -UPKEEP;
  });

/** The positions of the Engineers' pay: the money just before the First Player marker moves. */
function payIn(events: readonly NumberedEvent[]): ReadonlySet<number> {
  const end = events.findLastIndex(({ type }) => type === 'first-player');
  const found = new Set<number>();
  for (let at = end - 1, side = 1; at >= 0 && side >= 0 && events[at]?.type === 'money'; at--) {
    const paid = events[at]?.data.side as number;
    if (paid > side) break;
    found.add(at);
    side = paid - 1;
  }
  return found;
}

/** The cause of each change of a track in a round. */
function causesIn(events: readonly NumberedEvent[]): Map<number, Cause> {
  const causes = new Map<number, Cause>();
  const pay = payIn(events);
  let current: Cause = { what: 'other', name: '' };
  let upkeepLeft = 1;
  for (const [at, { type, data }] of events.entries()) {
    const what = CAUSES[type];
    if (what) current = { what, name: String((type === 'empty-place' ? data.place : data.name) ?? '') };
    if (!isTrack(type) || causes.has(at)) continue;
    if (pay.has(at)) causes.set(at, { what: 'pay', name: '' });
    else if (type === 'money' && (data.n as number) < 0) causes.set(at, purchaseAfter(events, at, data.side as number));
    else if (upkeepLeft > 0 && isUpkeep(events, at)) {
      upkeepLeft = 0;
      for (const which of [at, at + 1]) causes.set(which, { what: 'upkeep', name: '' });
    } else causes.set(at, current);
  }
  return causes;
}

/** How a program's tracks changed in a round and why, given their values at its end. */
export function roundChange(events: readonly NumberedEvent[], side: number, end: Tracks): RoundChange {
  const causes = causesIn(events);
  const change = (track: keyof Tracks): TrackChange => {
    const lines = new Map<string, CauseLine>();
    for (const [at, { type, data }] of events.entries()) {
      if (type !== track || data.side !== side) continue;
      const cause = causes.get(at) ?? { what: 'other', name: '' };
      const key = `${cause.what} ${cause.name}`;
      const before = lines.get(key) ?? { ...cause, n: 0, times: 0 };
      lines.set(key, { ...before, n: before.n + (data.n as number), times: before.times + 1 });
    }
    const by = [...lines.values()].reduce((sum, { n }) => sum + n, 0);
    return { from: end[track] - by, to: end[track], lines: [...lines.values()] };
  };
  return { budget: change('budget'), popularity: change('popularity'), money: change('money') };
}
