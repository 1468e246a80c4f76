import { type Core, type Event, type MatchRecord, openTable, type Rules, type Told, told } from '@orrery/kernel';
import type { GameKit } from '../games/kit.ts';

/** The action that raised its player's score the most, and what was told of it. */
export interface BestMove {
  seat: number;
  gain: number;
  events: Told[];
}

/** So many entries are played through before the page has its turn. */
const SLICE = 24;

/** What a move was worth to a seat: what it brought, and where totals are what is left, what it took from the others. */
function worth(before: readonly number[], after: readonly number[], seat: number, takes: boolean): number {
  const change = (one: number) => (after[one] ?? 0) - (before[one] ?? 0);
  const taken = before.reduce((sum, _score, one) => (one === seat ? sum : sum + Math.max(0, -change(one))), 0);
  return change(seat) + (takes ? taken : 0);
}

/** Who took something, by what was told: in a fight the last to answer is often somebody else. */
function taker(events: readonly Event[], takes: readonly string[], doer: GameKit['doer']): number | null {
  const found = events.find(({ type }) => takes.includes(type));
  if (!found) return null;
  const taken = told(found, null);
  const by = doer?.(taken) ?? taken.data.seat;
  return typeof by === 'number' ? by : null;
}

/** What was told of a move, beginning with what the game calls a gain of its player: `done` says less of it. */
export function gainFirst(events: readonly Told[], seat: number, gains: readonly string[]): Told[] {
  const isGain = ({ type, data }: Told): boolean => gains.includes(type) && (data.seat ?? seat) === seat;
  return [...events.filter(isGain), ...events.filter((event) => !isGain(event))];
}

/** Looks for the best move of a match by playing its record through; `breathe` lets the page do other things. */
export async function bestMove(
  rules: Rules<Core>,
  record: MatchRecord,
  viewer: number | null,
  { takes, gains = [], doer }: Pick<GameKit, 'takes' | 'gains' | 'doer'>,
  breathe: () => Promise<void>,
): Promise<BestMove | null> {
  const { seats, options, seed, entries } = record;
  const table = openTable(rules, { seats, options, seed });
  let best: BestMove | null = null;
  let before = rules.game.scores(table.state);
  for (const [i, entry] of entries.entries()) {
    const events = table.apply(entry);
    const after = table.state.result?.scores ?? rules.game.scores(table.state);
    if (entry.kind === 'act') {
      const seat = takes ? taker(events, takes, doer) : entry.action.seat;
      const gain = seat === null ? 0 : worth(before, after, seat, takes !== undefined);
      if (seat !== null && gain > (best?.gain ?? 0)) {
        const all = events.map((event) => told(event, viewer));
        best = { seat, gain, events: gainFirst(all, seat, gains) };
      }
    }
    before = after;
    if (i % SLICE === SLICE - 1) await breathe();
  }
  return best;
}
