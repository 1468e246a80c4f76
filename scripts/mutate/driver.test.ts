// Runs inside one warm vitest: every scenario test that cites a rule, once as the game is and then for each planted
// change those that come past it, the quickest first, until one fails.
import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Noted } from './shim.ts';

declare const __PLAN: { tests: string[]; mutants: number[]; out: string; ms: number };

/** Far more passes than a usual test needs: whoever comes past more often, and ten times as often as unchanged, runs in circles. */
const ENOUGH = 3_000_000;
let active = -1;
let passes = 0;
let most = ENOUGH;
let seen: Set<number> | null = null;
(globalThis as { __m?: (number: number) => boolean }).__m = (number) => {
  if (++passes > most) throw new Error('runs in circles');
  seen?.add(number);
  return number === active;
};

/** Milliseconds worked, not waited: how busy the machine is must not decide what is tried. */
const worked = (): number => process.cpuUsage().user / 1000;

async function fails(run: () => unknown, limit: number): Promise<boolean> {
  passes = 0;
  most = limit;
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

/** Every test that cites a rule, from modules loaded afresh. */
async function collect(): Promise<Noted[]> {
  vi.resetModules();
  const { noted } = await import('./shim.ts');
  for (const path of __PLAN.tests) await import(/* @vite-ignore */ path);
  return noted.filter((one) => /\b[A-Z]{2}-\d{3}\b/.test(one.name));
}

/** What is worked out once and kept is not worked out again: who survives is tried once more from the beginning. */
async function anew(known: readonly { name: string; most: number }[]): Promise<string | null> {
  passes = 0;
  most = ENOUGH;
  let tests: Noted[];
  try {
    tests = await collect();
  } catch {
    return 'the game cannot be loaded';
  }
  const began = worked();
  for (const { name, most } of known) {
    const own = tests.find((one) => one.name === name);
    if (own && (await fails(own.run, most))) return name;
    if (worked() - began > __PLAN.ms) break;
  }
  return null;
}

it('plants every change', { timeout: 3_600_000 }, async () => {
  const tests: { name: string; run(): unknown; ms: number; most: number; spots: Set<number> }[] = [];
  const broken: string[] = [];
  for (const { name, run } of await collect()) {
    const spots = new Set<number>();
    seen = spots;
    const began = worked();
    if (await fails(run, Number.POSITIVE_INFINITY)) broken.push(name);
    else tests.push({ name, run, ms: worked() - began, most: Math.max(ENOUGH, 10 * passes), spots });
  }
  seen = null;
  tests.sort((a, b) => a.ms - b.ms);
  const results: { number: number; by: string | null; tried: number }[] = [];
  for (const number of __PLAN.mutants) {
    const passing = tests.filter((one) => one.spots.has(number));
    const began = worked();
    let by: string | null = null;
    let tried = 0;
    active = number;
    for (const { name, run, most } of passing) {
      if (worked() - began > __PLAN.ms) break;
      tried++;
      if (!(await fails(run, most))) continue;
      by = name;
      break;
    }
    results.push({ number, by: by ?? (await anew(tests)), tried });
    active = -1;
  }
  writeFileSync(__PLAN.out, JSON.stringify({ results, broken, tests: tests.length }));
  expect(results.length).toBe(__PLAN.mutants.length);
});
