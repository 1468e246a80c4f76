import { type Level, think } from '@orrery/bots';
import {
  below,
  type Core,
  type Json,
  type MatchRecord,
  newTable,
  pick,
  type Result,
  type Rng,
  type Rules,
  seeded,
  type Waiting,
} from '@orrery/kernel';

/** How long bots may think per decision. */
export interface Pace {
  iterations?: number;
  budgetMs?: number;
}

export interface Bout {
  record: MatchRecord;
  /** Where it ended. */
  state: Core & { result: Result };
  decisions: number;
  /** Milliseconds each seat thought, in all and for its longest decision, and how often it was asked. */
  thought: { total: number; longest: number; times: number }[];
}

/** Plays one game between bots, a level for each seat. */
export function bout(rules: Rules, levels: readonly Level[], options: Json, seed: string, pace: Pace): Bout {
  const table = newTable(rules, { seats: levels.length, options, seed });
  const thought = levels.map(() => ({ total: 0, longest: 0, times: 0 }));
  const rng = seeded(`${seed}/order`);
  let decisions = 0;
  while (table.state.result === null) {
    if (decisions > rules.game.bound) throw new Error(`${rules.game.id}: the game with seed ${seed} does not end`);
    for (const { seat, question } of inOrder(rules, table.state, rng)) {
      const start = performance.now();
      const limits = pace.iterations === undefined ? { ...pace, now: () => performance.now() } : pace;
      const action = think(rules, table.state, seat, question, { level: levels[seat] as Level, seed, ...limits });
      const took = performance.now() - start;
      const own = thought[seat] as Bout['thought'][number];
      own.total += took;
      own.longest = Math.max(own.longest, took);
      own.times++;
      if (action === null) continue;
      table.act(action);
      decisions++;
      break;
    }
  }
  return { record: table.record, state: table.state as Bout['state'], decisions, thought };
}

/** Now and then a standing question is offered first; of those that are waited for, patient bots come last. */
function inOrder(rules: Rules, s: Core, rng: Rng): Waiting[] {
  const rows = rules.waiting(s);
  const waited = rows.filter((row) => !row.standing);
  const standing = rows.filter((row) => row.standing);
  const eager = waited.filter(({ seat, flow, step }) => !rules.game.ai?.waits?.(s, seat, flow, step));
  const first = standing.length > 0 && below(rng, 4) === 0 ? [pick(rng, standing)] : [];
  return [...first, pick(rng, eager.length > 0 ? eager : waited)];
}
