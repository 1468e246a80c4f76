import { defined, type Game, type Result } from '@orrery/kernel';

/** The report of one inspected game. */
export interface GameReport {
  game: string;
  seats: number;
  seed: string;
  /** Number of answers given, including those undone later. */
  decisions: number;
  /** How often each kind of entry was made: act, undo, withdraw, expire, resign. */
  entries: Record<string, number>;
  result: Result;
  /** How often each step ran or was answered, as `flow/step`. */
  steps: Record<string, number>;
  /** How often each refusal reason was given. */
  reasons: Record<string, number>;
  /** How often each piece of content was seen by the game's own `covers`. */
  content: Record<string, number>;
}

/** The coverage of many inspected games. */
export interface Coverage {
  games: number;
  decisions: number;
  steps: { seen: string[]; missing: string[] };
  reasons: { seen: string[]; missing: string[] };
  content: { seen: string[]; missing: string[] };
  /** How often each ending was seen. */
  endings: Record<string, number>;
}

export function count(into: Record<string, number>, key: string, by = 1): void {
  into[key] = (into[key] ?? 0) + by;
}

/** Every step of every flow of a game, as `flow/step`. */
export const stepsOf = (game: Game): string[] =>
  game.flows.flatMap((flow) =>
    [...Object.keys(flow.steps), ...Object.keys(flow.standing)].map((step) => `${flow.name}/${step}`),
  );

/** Combines reports. `expected` holds what the game must show besides its steps. */
export function coverageOf(
  game: Game,
  reports: readonly GameReport[],
  expected: { reasons?: readonly string[]; content?: readonly string[] } = {},
): Coverage {
  const sums = { steps: {}, reasons: {}, content: {}, endings: {} } as Record<string, Record<string, number>>;
  const add = (sum: string, counts: Record<string, number>) => {
    for (const key in counts) count(defined(sums[sum]), key, counts[key]);
  };
  for (const report of reports) {
    add('steps', report.steps);
    add('reasons', report.reasons);
    add('content', report.content);
    add('endings', { [report.result.reason]: 1 });
  }
  const split = (sum: string, wanted: readonly string[]) => {
    const seen = Object.keys(defined(sums[sum])).sort();
    return { seen, missing: wanted.filter((key) => !seen.includes(key)) };
  };
  return {
    games: reports.length,
    decisions: reports.reduce((total, report) => total + report.decisions, 0),
    steps: split('steps', stepsOf(game)),
    reasons: split('reasons', expected.reasons ?? []),
    content: split('content', expected.content ?? []),
    endings: sums.endings as Record<string, number>,
  };
}
