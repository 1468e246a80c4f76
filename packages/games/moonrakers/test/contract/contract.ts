import { describeContract } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type Options } from '../../src/index.ts';

/** Random captains take thousands of decisions to what wins a real game: here one prestige is enough, under the same rules. */
const short: typeof game = {
  ...game,
  setup(core, seats, options) {
    const s = game.setup(core, seats, options);
    return { ...s, agreed: { ...s.agreed, target: seats > 2 ? 1 : s.agreed.target } };
  },
  bound: 20_000,
};

/** Random games for each way to play: many where the machine has time for it, some everywhere else. */
const GAMES = process.env.CI ? 6 : 2;
const FULL = process.env.CI ? 1 : 0;

/** Steps that every game comes through, however short; all others need a mix, a card or luck. Scenarios show each of them. */
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

/** The contract of the house over random games in these mixes. */
export function keepsContract(seats: number, setups: readonly Partial<Options>[]): void {
  describeContract(
    { describe, it, expect },
    short,
    setups.map((options) => ({ seats, options, full: FULL })),
    { games: GAMES, rare: RARE },
  );
}
