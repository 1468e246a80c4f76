import { describeContract, setupsOf } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

// Plays many random games of every setup and checks the contract.
describeContract({ describe, it, expect }, game, setupsOf(game), {
  games: 30,
  // Refusals that these games must meet: name your own here.
  expected: { reasons: ['no-such-choice'] },
});
