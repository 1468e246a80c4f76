import { describeContract, effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { type Mode, setupsFor } from './setups.ts';

/** Number of random games for each mode and number of players in `npm run test:full`. */
const MOST = 60;

/** Steps that random play reaches too rarely to be required; `rare.test.ts` has a scenario for each of them. */
export const RARE: readonly string[] = [
  'access/choose',
  'acquire/choose',
  'collaboration/caller',
  'collaboration/mix',
  'collaboration/split',
  'collaboration/succeed',
  'collaboration/withdraw',
  'consumeSelf/choose',
  'delivery/hand',
  'delivery/reward',
  'effort/mix',
  'effort/overcome',
  'imitate/choose',
  'mix/choose',
  'raid/choose',
  'raid/only',
  'ransom/choose',
  'recover/choose',
  'siege/mix',
  'siege/remove',
  'subdue/choose',
  'syndicate/chooseEvent',
];

/** Steps that do not occur in competitive games. */
export const OF_A_TEAM: readonly string[] = [
  'outfit/pair',
  'outfit/fleet',
  'outfit/next',
  'syndicate/seekEvent',
  'syndicate/chooseEvent',
  'syndicate/scoreEvent',
  'syndicate/seekCard',
  'syndicate/chooseCard',
  'syndicate/scoreCard',
  'siege/mix',
  'siege/remove',
];

/** Steps that do not occur in solo games: calls for Collaboration and passing Architects. */
export const OF_SEVERAL: readonly string[] = [
  'draft/pick',
  'draft/again',
  'collaboration/call',
  'collaboration/answer',
  'collaboration/settleAnswer',
  'collaboration/caller',
  'collaboration/partner',
  'collaboration/more',
  'collaboration/suffices',
  'collaboration/split',
  'collaboration/mix',
  'collaboration/succeed',
  'collaboration/withdraw',
];

/** Steps that occur only in solo games: choosing the faction pair. */
const OF_ONE: readonly string[] = ['outfit/pair'];

/** Refusals that slightly changed legal answers are expected to cause. */
const REASONS = [
  'no-such-action',
  'no-such-place',
  'not-in-hand',
  'too-little-credits',
  'too-little-defense',
  'shut-down',
  'location-used-already',
  'no-embassy-here',
  'architect-frozen',
  'event-not-in-play',
  'not-so-many',
  'card-not-among',
];

/** Runs the contract suite for one mode and number of players, sharing the games among the setups. */
export function keepsContract(mode: Mode, seats: number): void {
  const setups = setupsFor(mode, seats);
  describeContract(
    { describe, it, expect },
    game,
    // One game is checked fully, in the last setup, which has Mercury Protocol. That takes far longer with more players.
    setups.map((options, i) => ({ seats, options, full: i === setups.length - 1 ? effort(seats <= 2 ? 1 : 0, 1) : 0 })),
    {
      games: effort(1, Math.ceil(MOST / setups.length)),
      most: Math.ceil(MOST / setups.length),
      expected: { reasons: seats === 1 ? REASONS : [...REASONS, 'partner-away'] },
      rare: [...RARE, ...(mode === 'competitive' ? OF_A_TEAM : []), ...(seats === 1 ? OF_SEVERAL : OF_ONE)],
    },
  );
}
