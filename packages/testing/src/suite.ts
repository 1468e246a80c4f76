import type { Event, Game } from '@orrery/kernel';
import { causeOf } from './breach.ts';
import { inspectGame } from './contract.ts';
import { inspectLeaving } from './leaving.ts';
import { type Coverage, coverageOf, type GameReport } from './report.ts';
import { refusedSeats, type Setup } from './setups.ts';

/** The part of a test runner that the suite needs; vitest's own functions fit. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: (context: { skip(note: string): void }) => void, timeout?: number): void;
  expect(value: unknown): { toEqual(expected: unknown): void };
}

export interface Plan {
  /** Random games for each setup. */
  games: number;
  /** How many of them are inspected fully, unless the setup says it itself; the rest lightly. */
  full?: number;
  /** A word that goes into every seed. */
  seed?: string;
  /** So many entries are made in all, over the setups, on copies of the table that seats leave. */
  leaving?: number;
  /** What else tells one kind of moment from another for a seat that leaves, where the open questions do not. */
  about?(s: any, seat: number): string;
  covers?(s: any, events: readonly Event[]): Iterable<string>;
  /** Reasons and content that must have been seen, besides every step. */
  expected?: { reasons?: readonly string[]; content?: readonly string[] };
  /** Steps that random play reaches too rarely; each needs a scenario test of its own. */
  rare?: readonly string[];
}

/** A setup to be inspected. */
export interface Inspected extends Setup {
  full?: number;
}

/** Inspects many random games of one setup, the first ones fully. */
export function inspectGames(game: Game, setup: Inspected, plan: Plan): GameReport[] {
  const { seats, options } = setup;
  const full = setup.full ?? plan.full ?? Math.max(2, Math.floor(plan.games / 30));
  return Array.from({ length: plan.games }, (_none, i) =>
    inspectGame(game, {
      seats,
      options,
      seed: `${plan.seed ?? game.id} ${i}`,
      depth: i < full ? 'full' : 'light',
      ...(plan.covers ? { covers: plan.covers } : {}),
    }),
  );
}

/** The setting `LEAVING` makes the search for seats that leave so many times longer. */
const LONGER = Number(process.env.LEAVING ?? 1);
/** So many entries where a plan does not say. */
const LEAVING = process.env.CI ? 40_000 : 4_000;

/**
 * The whole contract suite of a game as tests of a runner: one test for each setup, one for what they covered. What
 * one setup has failed for, the others are not told again: they are skipped, and so is what they would have covered.
 */
export function describeContract(runner: Runner, game: Game, setups: readonly Inspected[], plan: Plan): void {
  const reports: GameReport[] = [];
  const causes = new Set<string>();
  const failed = new Set<Inspected>();
  runner.describe(`${game.name} keeps the contract`, () => {
    runner.it('and starts with every number of seats, also when no option is chosen', () =>
      runner.expect(refusedSeats(game)).toEqual([]),
    );
    for (const setup of setups) {
      const { seats } = setup;
      const options = setup.options ? ` with ${JSON.stringify(setup.options)}` : '';
      runner.it(
        `in ${plan.games} games of ${seats}${options}`,
        ({ skip }) => {
          try {
            const found = inspectGames(game, setup, plan);
            reports.push(...found);
            runner.expect(found.length).toEqual(plan.games);
          } catch (error) {
            const cause = causeOf(error);
            failed.add(setup);
            if (causes.has(cause)) skip('the cause is the same as above');
            causes.add(cause);
            throw error;
          }
        },
        600_000,
      );
      runner.it(
        `leaving: games of ${seats}${options} are played on to a result, whichever seats leave`,
        ({ skip }) => {
          if (failed.has(setup)) skip('not all games could be played');
          const entries = Math.ceil((LONGER * (plan.leaving ?? LEAVING)) / setups.length);
          const seed = `${plan.seed ?? game.id} leaving`;
          const about = plan.about ?? (() => '');
          const breaches = inspectLeaving(game, { ...setup, seed, games: Math.ceil(2 * LONGER), entries, about });
          runner.expect(breaches.map(({ message }) => message)).toEqual([]);
        },
        600_000,
      );
    }
    runner.it(
      'and they visit every step, and run into every reason and content that is expected',
      ({ skip }) => {
        if (causes.size > 0) skip('not all games could be played');
        const coverage: Coverage = coverageOf(game, reports, plan.expected);
        const missing = coverage.steps.missing.filter((step) => !plan.rare?.includes(step));
        runner
          .expect({ steps: missing, reasons: coverage.reasons.missing, content: coverage.content.missing })
          .toEqual({ steps: [], reasons: [], content: [] });
      },
      600_000,
    );
  });
}
