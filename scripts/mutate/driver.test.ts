// Runs inside one warm vitest: every scenario test that cites a rule, first on the original game, then per mutant those
// that reach it, fastest first, until one fails.
import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Noted } from './shim.ts';

declare const __PLAN: { tests: string[]; mutants: number[]; out: string; ms: number };

let active = -1;
let passes = 0;
/** Limits for endless loops: a mutant may make a test search forever. */
let most = Infinity;
let latest = Infinity;
/** Generous limits, based on what a test needed on the original game. */
function allow(own: { passes: number; ms: number }): void {
  most = 10 * own.passes + 100_000;
  latest = worked() + 10 * own.ms + 3000;
}
let seen: Set<number> | null = null;
function pass(): true {
  if (++passes > most || (passes % 64 === 0 && worked() > latest)) throw new Error('runs in circles');
  return true;
}
const planted = globalThis as { __m?: (number: number) => boolean; __turn?: () => true };
planted.__m = (number) => {
  pass();
  seen?.add(number);
  return number === active;
};
planted.__turn = pass;

/** The error of a test, or null. */
async function failure(run: () => unknown): Promise<string | null> {
  passes = 0;
  try {
    await run();
    return null;
  } catch (error) {
    return String(error);
  }
}

/** CPU milliseconds so far, so that a busy machine does not matter. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Test extends Noted {
  ms: number;
  passes: number;
  spots: ReadonlySet<number>;
}

/** Every test that cites a rule, from freshly loaded modules. */
async function collect(): Promise<Noted[]> {
  vi.resetModules();
  const { noted } = await import('./shim.ts');
  for (const path of __PLAN.tests) await import(/* @vite-ignore */ path);
  return noted.filter((one) => /\b[A-Z]{2}-\d{3}\b/.test(one.name));
}

/** Cached values hide a mutant, so survivors are tried again with freshly loaded modules. */
async function anew(known: readonly Test[]): Promise<string | null> {
  passes = 0;
  allow({ passes: 1_000_000, ms: 2000 });
  let tests: Noted[];
  try {
    tests = await collect();
  } catch {
    return 'the game cannot be loaded';
  }
  const began = worked();
  for (const own of known) {
    const { name } = own;
    const again = tests.find((one) => one.name === name);
    allow(own);
    if (again && (await failure(again.run)) !== null) return name;
    if (worked() - began > __PLAN.ms) break;
  }
  return null;
}

it('plants every change', { timeout: 3_600_000 }, async () => {
  const tests: Test[] = [];
  const broken: string[] = [];
  const loaded = new Set<number>();
  seen = loaded;
  for (const { name, run } of await collect()) {
    const spots = new Set<number>();
    seen = spots;
    const began = worked();
    const why = await failure(run);
    if (why === null) tests.push({ name, run, ms: worked() - began, passes, spots });
    else broken.push(`${name}: ${why}`);
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
    for (const one of passing) {
      if (worked() - began > __PLAN.ms) break;
      tried++;
      allow(one);
      if ((await failure(one.run)) === null) continue;
      by = one.name;
      break;
    }
    // A mutant that no test reaches cannot be noticed.
    if (by === null && (tried > 0 || loaded.has(number))) by = await anew(tests);
    results.push({ number, by, tried });
    active = -1;
  }
  writeFileSync(__PLAN.out, JSON.stringify({ results, broken, tests: tests.length }));
  expect(results.length).toBe(__PLAN.mutants.length);
});
