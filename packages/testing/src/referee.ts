/** What came of a game that was played before a referee, who works it out by the rulebook alone. */
export interface Judged {
  /** Where the two differ, in words. */
  wrong: string[];
  steps: number;
  /** How often chance has brought what. */
  seen: Map<string, number>;
}

/** Plays games before a referee, from a number on: where any of them differs, and what all together have brought. */
export function judgeGames(from: number, games: number, judge: (n: number) => Judged): Judged {
  const all: Judged = { wrong: [], steps: 0, seen: new Map() };
  for (let n = from; n < from + games; n++) {
    const { wrong, steps, seen } = judge(n);
    all.wrong.push(...wrong.map((problem) => `game ${n}: ${problem}`));
    all.steps += steps;
    for (const [what, times] of seen) all.seen.set(what, (all.seen.get(what) ?? 0) + times);
  }
  return all;
}
