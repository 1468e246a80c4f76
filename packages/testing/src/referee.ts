/** The result of a game checked by a referee, an independent implementation of the rulebook. */
export interface Judged {
  /** Differences between the game and the referee. */
  wrong: string[];
  steps: number;
  /** How often each random event occurred. */
  seen: Map<string, number>;
}

/** Plays `games` games with a referee, numbered from `from`. Returns all differences and everything that occurred. */
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
