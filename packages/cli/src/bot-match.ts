import { type Level, think } from '@orrery/bots';
import {
  below,
  type Core,
  defined,
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

/** Limits of the search per decision. */
export interface BotLimits {
  iterations?: number;
  budgetMs?: number;
}

export interface BotMatch {
  record: MatchRecord;
  /** The final state. */
  state: Core & { result: Result };
  decisions: number;
  /** Per seat: total and longest thinking time in milliseconds, and number of decisions. */
  thought: { total: number; longest: number; times: number }[];
}

/** Plays one game between bots; `levels` has one entry per seat. */
export function playBotMatch(
  rules: Rules,
  levels: readonly Level[],
  options: Json,
  seed: string,
  pace: BotLimits,
): BotMatch {
  const table = newTable(rules, { seats: levels.length, options, seed });
  const thought = levels.map(() => ({ total: 0, longest: 0, times: 0 }));
  const rng = seeded(`${seed}/order`);
  let decisions = 0;
  while (table.state.result === null) {
    if (decisions > rules.game.bound)
      throw new Error(`${rules.game.id}: the game with seed ${seed} is not over after ${rules.game.bound} decisions`);
    for (const { seat, question } of nextQuestions(rules, table.state, rng)) {
      const start = performance.now();
      const limits = pace.iterations === undefined ? { ...pace, now: () => performance.now() } : pace;
      const action = think(rules, table.state, seat, question, { level: defined(levels[seat]), seed, ...limits });
      const took = performance.now() - start;
      const own = defined(thought[seat]);
      own.total += took;
      own.longest = Math.max(own.longest, took);
      own.times++;
      if (action === null) continue;
      table.act(action);
      decisions++;
      break;
    }
  }
  return { record: table.record, state: table.state as BotMatch['state'], decisions, thought };
}

/**
 * The questions to try next: one time in four a standing one, then a blocking one. Bots that prefer to wait are asked
 * only if all bots do.
 */
function nextQuestions(rules: Rules, s: Core, rng: Rng): Waiting[] {
  const rows = rules.waiting(s);
  const blocking = rows.filter((row) => !row.standing);
  const standing = rows.filter((row) => row.standing);
  const ready = blocking.filter(({ seat, flow, step }) => !rules.game.ai?.waits?.(s, seat, flow, step));
  const first = standing.length > 0 && below(rng, 4) === 0 ? [pick(rng, standing)] : [];
  return [...first, pick(rng, ready.length > 0 ? ready : blocking)];
}
