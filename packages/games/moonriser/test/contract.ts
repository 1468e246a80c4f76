import type { Json } from '@orrery/kernel';
import { describeContract, effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

/** Number of random games for each number of players in `npm run test:full`. */
const MOST = 100;

/** Refusals that slightly changed legal answers are expected to cause. */
const REASONS = [
  'too-few-tokens',
  'field-taken',
  'empty-space-off-board',
  'empty-space-taken',
  'no-such-field',
  'bad-rotation',
  'upgrade-turned',
  'tile-not-at-hand',
  'base-first',
  'not-so-many',
  'not-among',
  'negative',
  'no-such-pile',
  'draw-some',
  'too-many-draws',
  'no-such-trade',
];

/** Runs the contract suite for one number of players, sharing the games among the setups. */
export function keepsContract(seats: number, setups: readonly Json[]): void {
  describeContract(
    { describe, it, expect },
    game,
    setups.map((options) => ({ seats, options })),
    {
      games: effort(2, Math.ceil(MOST / setups.length)),
      most: Math.ceil(MOST / setups.length),
      // A full inspection takes far longer with more players.
      full: effort(seats === 2 ? 1 : 0, 1),
      expected: { reasons: REASONS },
    },
  );
}
