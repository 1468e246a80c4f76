import { type Core, type MatchRecord, openTable, type Rules, type Told, told } from '@orrery/kernel';

/** The action that raised its player's score the most, and what was told of it. */
export interface BestMove {
  seat: number;
  gain: number;
  events: Told[];
}

/** So many entries are played through before the page has its turn. */
const SLICE = 24;

/** Looks for the best move of a match by playing its record through; `breathe` lets the page do other things. */
export async function bestMove(
  rules: Rules<Core>,
  record: MatchRecord,
  viewer: number | null,
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
      const { seat } = entry.action;
      const gain = (after[seat] ?? 0) - (before[seat] ?? 0);
      if (gain > (best?.gain ?? 0)) best = { seat, gain, events: events.map((event) => told(event, viewer)) };
    }
    before = after;
    if (i % SLICE === SLICE - 1) await breathe();
  }
  return best;
}
