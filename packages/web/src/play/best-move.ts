import {
  type Core,
  type Event,
  type MatchRecord,
  newTable,
  type Rules,
  type VisibleEvent,
  visibleEvent,
} from '@orrery/kernel';
import type { GameUi } from './game-ui.ts';

/** The move with the highest gain, and its events. */
export interface BestMove {
  seat: number;
  gain: number;
  events: VisibleEvent[];
}

/** Number of entries replayed before yielding to the page. */
const SLICE = 24;

/** The value of a move for a seat: its gain and, in games with `takes`, the losses of other seats. */
function moveValue(before: readonly number[], after: readonly number[], seat: number, takes: boolean): number {
  const change = (one: number) => (after[one] ?? 0) - (before[one] ?? 0);
  const taken = before.reduce((sum, _score, one) => (one === seat ? sum : sum + Math.max(0, -change(one))), 0);
  return change(seat) + (takes ? taken : 0);
}

/**
 * The seat that took something, or null. It is read from the events, because in a fight another seat often answers
 * last.
 */
function taker(events: readonly Event[], takes: readonly string[], actorOf: GameUi['actorOf']): number | null {
  const found = events.find(({ type }) => takes.includes(type));
  if (!found) return null;
  const taken = visibleEvent(found, null);
  const by = actorOf?.(taken) ?? taken.data.seat;
  return typeof by === 'number' ? by : null;
}

/** The events of a move, with those that the game lists as gains of this player first. */
export function gainFirst(events: readonly VisibleEvent[], seat: number, gains: readonly string[]): VisibleEvent[] {
  const isGain = ({ type, data }: VisibleEvent): boolean => gains.includes(type) && (data.seat ?? seat) === seat;
  return [...events.filter(isGain), ...events.filter((event) => !isGain(event))];
}

/** Finds the best move of a match by replaying its record. `breathe` yields to the page between slices. */
export async function bestMove(
  rules: Rules<Core>,
  record: MatchRecord,
  viewer: number | null,
  { takes, gains = [], actorOf }: Pick<GameUi, 'takes' | 'gains' | 'actorOf'>,
  breathe: () => Promise<void>,
): Promise<BestMove | null> {
  const { seats, options, seed, entries } = record;
  const table = newTable(rules, { seats, options, seed });
  let best: BestMove | null = null;
  let before = rules.game.scores(table.state);
  for (const [i, entry] of entries.entries()) {
    const events = table.apply(entry);
    const after = table.state.result?.scores ?? rules.game.scores(table.state);
    if (entry.kind === 'act') {
      const seat = takes ? taker(events, takes, actorOf) : entry.action.seat;
      const gain = seat === null ? 0 : moveValue(before, after, seat, takes !== undefined);
      if (seat !== null && gain > (best?.gain ?? 0)) {
        const all = events.map((event) => visibleEvent(event, viewer));
        best = { seat, gain, events: gainFirst(all, seat, gains) };
      }
    }
    before = after;
    if (i % SLICE === SLICE - 1) await breathe();
  }
  return best;
}
