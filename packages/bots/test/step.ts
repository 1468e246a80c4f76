import { type Level, think } from '@orrery/bots';
import { type Core, pick, type Rules, seeded } from '@orrery/kernel';
import { effort } from '@orrery/testing';
import { expect } from 'vitest';

/** A small number, so that whole games stay fast. */
export const ITERATIONS = effort(3, 6);

/** Makes one decision of a bot, checked by the rules; returns false when the game is over. */
export function step(
  rules: Rules,
  s: Core,
  level: (seat: number) => Level,
  seed: string,
  iterations = ITERATIONS,
): boolean {
  if (s.result !== null) return false;
  const rng = seeded(`${seed}/${s.counts}`);
  const rows = rules.waiting(s);
  const waited = rows.filter((row) => !row.standing);
  for (const row of [pick(rng, rows), pick(rng, waited)]) {
    const action = think(rules, s, row.seat, row.question, { level: level(row.seat), seed, iterations });
    if (action === null) {
      expect(row.standing).toBe(true);
      continue;
    }
    rules.play(s, action);
    return true;
  }
  return true;
}
