import { describeContract } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type Options } from '../../src/index.ts';

/** Random captains seldom earn what wins a real game: here two prestige are enough, under the same rules. */
const short: typeof game = {
  ...game,
  setup(core, seats, options) {
    const s = game.setup(core, seats, options);
    return { ...s, agreed: { ...s.agreed, target: seats > 2 ? 2 : s.agreed.target } };
  },
  bound: 20_000,
};

/** Random games for each way to play: many where the machine has time for it, some everywhere else. */
const GAMES = process.env.CI ? 6 : 2;

const NOMAD = ['event/', 'happening/'];
const everyStep = game.flows.flatMap((flow) => Object.keys(flow.steps).map((step) => `${flow.name}/${step}`));
const stepsOf = (...flows: readonly string[]) =>
  everyStep.filter((step) => flows.some((flow) => step.startsWith(flow)));

/** The contract of the house over random games in these mixes. Steps that a mix has not, or that chance seldom finds, are rare. */
export function keepsContract(seats: number, setups: readonly Partial<Options>[]): void {
  const has = (key: keyof Options) => setups.some((options) => options[key]);
  describeContract(
    { describe, it, expect },
    short,
    setups.map((options) => ({ seats, options })),
    {
      games: GAMES,
      rare: [
        ...stepsOf('bonus/', 'substitute/', 'install/', 'effect/', 'triggers/', 'moment/again'),
        ...(has('nomad') ? stepsOf('event/decide', 'happening/') : stepsOf(...NOMAD)),
        ...stepsOf('stay-at-base/', 'planning/join', 'planning/alone'),
        ...(seats === 1 ? stepsOf('talks/', 'mission/order', 'planning/settled') : []),
        'claims/claim',
      ],
    },
  );
}
