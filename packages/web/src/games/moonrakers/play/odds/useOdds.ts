import { useEffect, useSyncExternalStore } from 'react';
import type { Problem } from './problem.ts';
import type { Odds } from './solve.ts';

/** Odds of earlier questions that are kept. */
const KEPT = 400;
const BATCH_MS = 50;

const found = new Map<string, Odds>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let version = 0;
let worker: Worker | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function tell(): void {
  timer = null;
  version++;
  for (const changed of listeners) changed();
}

function receive({ data: { key, odds } }: MessageEvent<{ key: string; odds: Odds }>): void {
  asked.delete(key);
  found.set(key, odds);
  if (found.size > KEPT) found.delete(found.keys().next().value as string);
  if (asked.size === 0) {
    worker?.terminate();
    worker = null;
  }
  // Results that follow each other closely are shown together.
  if (timer === null) timer = setTimeout(tell, BATCH_MS);
}

function ask(key: string, problem: Problem): void {
  if (found.has(key) || asked.has(key) || typeof Worker === 'undefined') return;
  if (!worker) {
    worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module', name: 'odds' });
    worker.onmessage = receive;
  }
  asked.add(key);
  worker.postMessage({ key, problem });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The odds of problems, computed in a worker; null while they are unknown. */
export function useOdds(problems: readonly (Problem | null)[]): (Odds | null)[] {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => version,
  );
  const keys = problems.map((problem) => problem && JSON.stringify(problem));
  const all = keys.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the problems
  useEffect(() => {
    problems.forEach((problem, i) => {
      const key = keys[i];
      if (problem && key) ask(key, problem);
    });
  }, [all]);
  return keys.map((key) => (key ? (found.get(key) ?? null) : null));
}
