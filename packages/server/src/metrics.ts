import type { Store } from '@orrery/host';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. */
export interface Metrics {
  /** Makes the store report how long it takes to save a move, and how often that fails. */
  watch<S extends Store>(store: S): S;
  refused(code: string): void;
  /** Counts a failure of a game's rules. */
  rulesFailed(game: string, halted: boolean): void;
  /** Counts a notification delivery. */
  noticed(way: string, outcome: string): void;
  /** Adds a gauge whose value is read on each scrape. */
  gauge(name: string, help: string, count: () => number): void;
  text(): Promise<string>;
  readonly type: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const saving = new Histogram({
    name: 'orrery_append_seconds',
    help: 'Time to save a move durably',
    buckets: SECONDS,
    registers,
  });
  const lost = new Counter({ name: 'orrery_append_failures_total', help: 'Moves that could not be saved', registers });
  const refusals = new Counter({
    name: 'orrery_refusals_total',
    help: 'Rejected requests and messages, by code',
    labelNames: ['code'],
    registers,
  });
  const failures = new Counter({
    name: 'orrery_rules_failures_total',
    help: 'Failures of a game’s rules, by game and whether the match was halted',
    labelNames: ['game', 'halted'],
    registers,
  });
  const notices = new Counter({
    name: 'orrery_notices_total',
    help: 'Notification deliveries, by channel and outcome',
    labelNames: ['way', 'outcome'],
    registers,
  });
  return {
    rulesFailed: (game, halted) => failures.inc({ game, halted: String(halted) }),
    noticed: (way, outcome) => notices.inc({ way, outcome }),
    type: registry.contentType,
    text: () => registry.metrics(),
    refused: (code) => refusals.inc({ code }),
    gauge(name, help, count) {
      new Gauge({
        name: `orrery_${name}`,
        help,
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    watch(store) {
      const { append } = store;
      store.append = (...row) => {
        const began = performance.now();
        const saved = append.apply(store, row);
        saved.then(
          () => saving.observe((performance.now() - began) / 1000),
          // A conflict with another node is not a failure.
          (error: Error) => error.name !== 'Conflict' && lost.inc(),
        );
        return saved;
      };
      return store;
    },
  };
}
