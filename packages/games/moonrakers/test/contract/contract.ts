import { describeContract, effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type Options } from '../../src/index.ts';

/** Random players need thousands of decisions to win a normal game, so the target here is one prestige. */
const short: typeof game = {
  ...game,
  setup(core, seats, options) {
    const s = game.setup(core, seats, options);
    return { ...s, agreed: { ...s.agreed, target: seats > 2 ? 1 : s.agreed.target } };
  },
  bound: 20_000,
};

/** Number of random games per setup, and how many of them are fully inspected. */
const GAMES = effort(1, 6);
const FULL = effort(0, 1);

/**
 * Steps that occur in every game, however short. All others depend on expansions, cards or luck, and have scenario
 * tests.
 */
const CORE = [
  'game/',
  'choose-objectives/',
  'turn/',
  'planning/choose',
  'mission/roll',
  'mission/judge',
  'plays/play',
  'buying/buy',
];
const steps = game.flows.flatMap((flow) =>
  [...Object.keys(flow.steps), ...Object.keys(flow.standing)].map((step) => `${flow.name}/${step}`),
);
const RARE = steps.filter((step) => step === 'game/favour' || !CORE.some((core) => step.startsWith(core)));

/** Runs the contract suite over random games with these expansions. */
export function keepsContract(seats: number, setups: readonly Partial<Options>[]): void {
  describeContract(
    { describe, it, expect },
    short,
    setups.map((options) => ({ seats, options, full: FULL })),
    { games: GAMES, most: 6, rare: RARE },
  );
}
