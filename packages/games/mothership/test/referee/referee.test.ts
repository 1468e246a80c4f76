import { expect, it } from 'vitest';
import { judged } from './play.ts';

it('dev', () => {
  const from = Number(process.env.REF_FROM ?? 0);
  const count = Number(process.env.REF_COUNT ?? 12);
  const kinds = new Map<string, { n: number; first: string }>();
  const seen = new Map<string, number>();
  let steps = 0;
  for (let g = from; g < from + count; g++) {
    const seats = [2, 3, 4, 5, 6, 1][g % 6] as number;
    const mode = seats === 1 ? 'solo' : g % 3 === 0 ? 'points' : seats % 2 === 0 && seats > 2 && g % 3 === 1 ? 'teams' : 'deathmatch';
    const options = { mode, moons: g % 4 < 2, influence: g % 5 === 0 };
    try {
      const { differences, steps: n, seen: some } = judged(seats, options, `g${g}`, g % 2 === 0);
      steps += n;
      for (const [k, c] of some) seen.set(k, (seen.get(k) ?? 0) + c);
      for (const { step, problem } of differences) {
        const key = problem.replace(/\d+(,-?\d+)*/g, '#').replace(/\(.*/, '').replace(/#[A-Z]#?/g, '#u');
        const k = kinds.get(key);
        if (k) k.n++;
        else kinds.set(key, { n: 1, first: `g${g} ${JSON.stringify(options)} ${seats} step ${step}: ${problem}` });
      }
    } catch (e) { console.log('CRASH', g, steps, seats, JSON.stringify(options), (e as Error).stack?.slice(0, 900)); }
  }
  console.log(steps, [...seen].map(([k, n]) => `${k} ${n}`).sort().join('; '));
  for (const [k, { n, first }] of kinds) console.log(n, k, '|', first.slice(0, 500));
  expect(kinds.size).toBe(0);
}, 600000);
