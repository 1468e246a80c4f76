import { describeContract, effort, setupsOf } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

// Plays random games of every setup and checks the contract: few in `npm test`, many in `npm run test:full`.
describeContract({ describe, it, expect }, game, setupsOf(game), {
  games: effort(3, 30),
  most: 30,
  // Refusals that these games must meet: name your own here.
  expected: { reasons: ['no-such-choice'] },
});
