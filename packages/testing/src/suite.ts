import type { Event, Game } from '@orrery/kernel';
import { inspectGame } from './contract.ts';
import { effort } from './effort.ts';
import { inspectLeaving } from './leaving.ts';
import { coverageOf, type GameReport } from './report.ts';
import { refusedSeats, type Setup } from './setups.ts';
import { causeOf } from './violation.ts';

/** The part of a test runner that the suite needs; compatible with vitest. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: (context: { skip(note: string): void }) => void, timeout?: number): void;
  expect(value: unknown): { toEqual(expected: unknown): void };
}

export interface Plan {
  /** Number of random games per setup. */
  games: number;
  /** Maximum number of games per setup, played only until everything required was seen; `games` by default. */
  most?: number;
  /** How many of them are inspected fully, unless the setup specifies it; the others are inspected lightly. */
  full?: number;
  /** Text that becomes part of every seed. */
  seed?: string;
  /** Maximum number of entries played on copies of a table after a departure, summed over all setups. */
  leaving?: number;
  /** Splits the moments at which departures are tested into more kinds than their open questions do. */
  about?(s: any, seat: number): string;
  covers?(s: any, events: readonly Event[]): Iterable<string>;
  /** Reasons and content that must be seen, in addition to every step. */
  expected?: { reasons?: readonly string[]; content?: readonly string[] };
  /** Steps that random play reaches too rarely; each needs a scenario test. */
  rare?: readonly string[];
}

/** A setup to inspect; `full` overrides that of the plan. */
export interface Inspected extends Setup {
  full?: number;
}

/** Inspects one of the random games of a setup. The first ones are inspected fully. */
function inspectNumbered(game: Game, setup: Inspected, plan: Plan, number: number): GameReport {
  const { seats, options } = setup;
  const full = setup.full ?? plan.full ?? Math.max(2, Math.floor(plan.games / 30));
  return inspectGame(game, {
    seats,
    options,
    seed: `${plan.seed ?? game.id} ${number}`,
    depth: number < full ? 'full' : 'light',
    ...(plan.covers ? { covers: plan.covers } : {}),
  });
}

/** Inspects many random games of one setup, the first ones fully. */
export const inspectGames = (game: Game, setup: Inspected, plan: Plan): GameReport[] =>
  Array.from({ length: plan.games }, (_none, number) => inspectNumbered(game, setup, plan, number));

/** The required steps, reasons and content that no game has shown yet. */
function missingIn(game: Game, reports: readonly GameReport[], { expected, rare }: Plan) {
  const { steps, reasons, content } = coverageOf(game, reports, expected);
  return {
    steps: steps.missing.filter((step) => !rare?.includes(step)),
    reasons: reasons.missing,
    content: content.missing,
  };
}

/** Default number of entries for departures. */
const LEAVING = effort(4_000, 40_000);

/**
 * Defines the contract suite of a game as tests: one for seat counts, two per setup and one for coverage. Each cause is
 * reported only once; other setups with the same cause are skipped, and so is coverage after a failure.
 */
export function describeContract(runner: Runner, game: Game, setups: readonly Inspected[], plan: Plan): void {
  const reports: GameReport[] = [];
  const causes = new Set<string>();
  const failed = new Set<Inspected>();
  runner.describe(`${game.name} contract`, () => {
    runner.it('starts with every seat count and default options', () => runner.expect(refusedSeats(game)).toEqual([]));
    for (const setup of setups) {
      const { seats } = setup;
      const options = setup.options ? ` with ${JSON.stringify(setup.options)}` : '';
      runner.it(
        `holds in ${plan.games} game${plan.games === 1 ? '' : 's'} with ${seats} seats${options}`,
        ({ skip }) => {
          try {
            const found = inspectGames(game, setup, plan);
            reports.push(...found);
            runner.expect(found.length).toEqual(plan.games);
          } catch (error) {
            const cause = causeOf(error);
            failed.add(setup);
            if (causes.has(cause)) skip('same cause as a failure above');
            causes.add(cause);
            throw error;
          }
        },
        600_000,
      );
      runner.it(
        `reaches a result whichever seats leave, with ${seats} seats${options}`,
        ({ skip }) => {
          if (failed.has(setup)) skip('a game failed');
          const entries = Math.ceil((plan.leaving ?? LEAVING) / setups.length);
          const seed = `${plan.seed ?? game.id} leaving`;
          const about = plan.about ?? (() => '');
          const violations = inspectLeaving(game, { ...setup, seed, games: 2, entries, about });
          runner.expect(violations.map(({ message }) => message)).toEqual([]);
        },
        600_000,
      );
    }
    runner.it(
      'visits every step and all expected reasons and content',
      ({ skip }) => {
        if (causes.size > 0) skip('a game failed');
        let missing = missingIn(game, reports, plan);
        for (let number = plan.games; number < (plan.most ?? 0); number++) {
          for (const setup of setups) {
            if (Object.values(missing).every((names) => names.length === 0)) break;
            reports.push(inspectNumbered(game, setup, plan, number));
            missing = missingIn(game, reports, plan);
          }
        }
        runner.expect(missing).toEqual({ steps: [], reasons: [], content: [] });
      },
      600_000,
    );
  });
}
