import { type Analyzer, openAnalysis } from '@orrery/bots';
import { type MatchRecord, rulesOf } from '@orrery/kernel';
import { gameOf } from '../../../catalog.ts';
import type { FromEngine, ToEngine } from './messages.ts';
import { isCheckDue, type Pace, shareFor, timeLeft } from './pace.ts';

// Games are analyzed in a worker, so that the page never waits for it.
const page = self as unknown as {
  postMessage(message: FromEngine): void;
  onmessage: ((e: MessageEvent<ToEngine>) => void) | null;
};

/** Time of a slice of work, after which messages are read, and between two reports, in milliseconds. */
const SLICE = 40;
const REPORTS = 500;

interface Run {
  analyzer: Analyzer;
  pace: Pace;
  /** Number of passes to make, and how many of them are done. */
  passes: number;
  made: number;
  /** Computing time of this pass, the share of it that is done, and the share of the usual simulations. */
  ms: number;
  done: number;
  share: number;
  reported: number;
}

let run: Run | null = null;
let paused = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function report(now: Run): void {
  now.reported = performance.now();
  const { analyzer, pace, passes, made, ms } = now;
  const found = analyzer.report();
  const busy = made < passes;
  const left = timeLeft({ ms, done: found.done }, pace);
  // Each further pass takes about as long as the one now running.
  const further = passes - made - 1;
  const leftMs = left === null || !busy ? null : left + further * (ms / found.done) * (1 + pace.rest);
  page.postMessage({ report: found, busy, leftMs });
}

function adapt(now: Run): void {
  const { done } = now.analyzer.report();
  if (isCheckDue(now.done, done)) {
    now.share = shareFor({ ms: now.ms, done }, now.pace, now.share);
    now.analyzer.limit(now.share);
  }
  now.done = done;
}

/** Works for a slice of time, then plans the next one. */
function slice(now: Run): void {
  const start = performance.now();
  let more = true;
  while (more && performance.now() - start < SLICE) more = now.analyzer.work();
  const spent = performance.now() - start;
  now.ms += spent;
  if (!more) {
    now.made++;
    if (now.made < now.passes) now.analyzer.deepen();
    Object.assign(now, { ms: 0, done: 0, share: 1 });
  }
  if (!more || performance.now() - now.reported > REPORTS) {
    adapt(now);
    report(now);
  }
  plan(spent * now.pace.rest);
}

function plan(restMs = 0): void {
  clearTimeout(timer);
  const now = run;
  if (!now || paused || now.made >= now.passes) return;
  timer = setTimeout(() => {
    try {
      slice(now);
    } catch (error) {
      fail(error);
    }
  }, restMs);
}

function fail(error: unknown): void {
  run = null;
  page.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}

async function open({ record, seed, passes, pace }: ToEngine & { do: 'open' }): Promise<void> {
  const rules = rulesOf(await gameOf(record.game));
  const analyzer = openAnalysis(rules, record as MatchRecord, { seed });
  run = { analyzer, pace, passes, made: 0, ms: 0, done: 0, share: 1, reported: performance.now() };
  plan();
}

page.onmessage = ({ data }) => {
  switch (data.do) {
    case 'open':
      open(data).catch(fail);
      return;
    case 'pause':
      paused = data.on;
      return plan();
    case 'deepen':
      if (!run) return;
      run.passes++;
      run.analyzer.deepen();
      return plan();
  }
};
