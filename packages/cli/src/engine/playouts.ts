import { type Result, type Rules, seeded } from '@orrery/kernel';

export interface Playouts {
  games: number;
  decisions: number;
  seconds: number;
  results: Result[];
}

/** Plays random games to their end, each with a different seed. */
export function playouts(rules: Rules, seats: number, options: unknown, seed: string, count: number): Playouts {
  const results: Result[] = [];
  let decisions = 0;
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const s = rules.begin(seats, options, `${seed}/${i}`);
    const rng = seeded(`${seed}/${i}/choices`);
    let left = rules.game.bound;
    while (rules.advance(s, rng)) {
      decisions++;
      if (left-- < 0) throw new Error(`${rules.game.id}: the game with seed ${seed}/${i} does not end`);
    }
    results.push(s.result as Result);
  }
  return { games: count, decisions, seconds: (performance.now() - start) / 1000, results };
}
