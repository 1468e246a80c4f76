import type { Json } from '@orrery/kernel';
import { describeContract } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

/** Random games for each number of players: many where the machine has time for it, some everywhere else. */
const GAMES = process.env.CI ? 200 : 24;

/** Steps of Mercury Protocol, of the draft and of the chosen start, which other setups never see. */
const MERCURY = [
  'purchase/mix',
  'purchase/buy',
  'effort/mix',
  'effort/overcome',
  'mix/choose',
  'delivery/hand',
  'delivery/reward',
  'raid/only',
  'raid/choose',
  'consumeSelf/choose',
];
/** Steps of a team, which a competitive table never sees. */
const TEAM = [
  'game/outfit',
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
const OPENING = [
  'draft/alone',
  'draft/pick',
  'draft/again',
  'draft/choose',
  'startingPlaces/choose',
  'startingPlaces/next',
];

/** Refusals that answers near a legal one run into sooner or later. */
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
  'partner-away',
  'event-not-in-play',
  'wrong-count',
  'card-not-among',
];

const isTeam = (setups: readonly Json[]): boolean => JSON.stringify(setups).includes('cooperative');

/** The contract of the house, over games of one number of players shared out among its setups. */
export function keepsContract(seats: number, setups: readonly Json[], rare: readonly string[]): void {
  describeContract(
    { describe, it, expect },
    game,
    setups.map((options) => ({ seats, options })),
    {
      games: Math.ceil(GAMES / setups.length),
      full: 1,
      expected: { reasons: seats === 1 ? REASONS.filter((reason) => reason !== 'partner-away') : REASONS },
      rare: isTeam(setups) ? rare : [...rare, ...TEAM],
    },
  );
}

/** Steps that random play reaches too rarely to be waited for; scenario tests visit each of them. */
export const RARE = [
  'collaboration/caller',
  'collaboration/split',
  'collaboration/mix',
  'collaboration/succeed',
  'subdue/choose',
  'imitate/choose',
  'acquire/choose',
  'recover/choose',
  'ransom/choose',
];
export const WITHOUT_MERCURY = [...MERCURY, 'mix/forced'];
export const WITHOUT_OPENING = OPENING;
export const RARE_WITH_MERCURY = ['raid/choose', 'mix/choose', 'consumeSelf/choose', 'effort/mix', 'effort/overcome'];
export const RARE_IN_TEAM = ['siege/mix', 'siege/remove', 'outfit/pair', 'syndicate/chooseEvent', 'raid/only'];
/** Alone nobody is called, no Architect is passed on, and Garrisons leave little to deliver. */
export const WITHOUT_PARTNER = [
  'delivery/hand',
  'delivery/reward',
  ...['call', 'answer', 'settleAnswer', 'caller', 'partner', 'more', 'suffices'].map((step) => `collaboration/${step}`),
  'draft/pick',
  'draft/again',
];
