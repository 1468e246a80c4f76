import { type ThinkOptions, think } from '@orrery/bots';
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
import { cpuMs } from './measure.ts';

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
  /**
   * Per seat: total and longest thinking time in milliseconds, and number of decisions and iterations. Without a time
   * limit, this is CPU time, of one decision in eight.
   */
  thought: { total: number; longest: number; times: number; iterations: number }[];
}

const wallMs = (): number => performance.now();

/** Runs `answer` and adds its time and iterations to `own`, if there is one. */
function timed<T>(
  own: BotMatch['thought'][number] | null,
  now: () => number,
  answer: (counted: (iterations: number) => void) => T,
): T {
  if (!own) return answer(() => {});
  const start = now();
  const found = answer((iterations) => {
    own.iterations += iterations;
  });
  const took = now() - start;
  own.total += took;
  own.longest = Math.max(own.longest, took);
  own.times++;
  return found;
}

/** Plays one game between bots; `levels` has one entry per seat, a level or settings to play by. */
export function playBotMatch(
  rules: Rules,
  levels: readonly ThinkOptions['level'][],
  options: Json,
  seed: string,
  pace: BotLimits,
): BotMatch {
  const table = newTable(rules, { seats: levels.length, options, seed });
  const thought = levels.map(() => ({ total: 0, longest: 0, times: 0, iterations: 0 }));
  const rng = seeded(`${seed}/order`);
  // Without a time limit, other programs must not change the measured time. Reading the CPU time is slow.
  const [now, sampled, limits] =
    pace.iterations === undefined ? [wallMs, 1, { ...pace, now: wallMs }] : [cpuMs, 8, pace];
  let decisions = 0;
  let made = 0;
  while (table.state.result === null) {
    if (decisions > rules.game.bound)
      throw new Error(`${rules.game.id}: the game with seed ${seed} is not over after ${rules.game.bound} decisions`);
    for (const { seat, question } of nextQuestions(rules, table.state, rng)) {
      const level = defined(levels[seat]);
      const own = made++ % sampled === 0 ? defined(thought[seat]) : null;
      const action = timed(own, now, (counted) =>
        think(rules, table.state, seat, question, { level, seed, counted, ...limits }),
      );
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
