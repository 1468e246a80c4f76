import { describeContract } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';

/** Random games for each way to play: many where the machine has time for it, some everywhere else. */
const GAMES = process.env.CI ? 12 : 4;

/** Steps that only some ways to play have, or that chance seldom finds. */
const RARE = [
  'ambush/choose',
  'drain/remove',
  'reward/choose',
  'deploy/block',
  'respawn/place',
  'clash/again',
  'bonus/guardian',
  'bonus/build',
  'bonus/explore',
  // Cards of which there are one or two.
  'shoot/declare',
  'wormhole/place',
  'retreat/from',
  'retreat/to',
  'retreat/place',
  'retreat/again',
  'replicate/roll',
  'replicate/gain',
];

/** Steps of the solo opponent, and those that need other players or many games alone. */
const OPPONENT = ['npc/begin', 'npc/move', 'npc/strike', 'npc/claim'];
const COMPANY = [
  'energise/place',
  'arrive/done',
  'ambush/fight',
  'ambush/again',
  'clash/fight',
  'attack/ships',
  'cancel/window',
  'respawn/again',
  'deploy/put',
  'deploy/done',
  'bonus/offer',
  'bonus/simple',
  'lone/roll',
  'lone/again',
  'lone/end',
];

/** Steps of the bonus die, and what it seldom brings. */
const MOONS = ['bonus/offer', 'bonus/simple', 'lone/roll', 'lone/again', 'lone/end'];

type Options = Record<string, string | boolean>;

/**
 * The contract of the house over random games in these setups. A game that is over in three rounds is looked at from every
 * side at every rest.
 */
export function keepsContract(seats: number, setups: readonly Options[]): void {
  const without = (key: string, steps: readonly string[]) => (setups.some((options) => options[key]) ? [] : steps);
  describeContract(
    { describe, it, expect },
    game,
    setups.map((options) => ({ seats, options, full: options.limit === '3 rounds' ? 1 : 0 })),
    { games: GAMES, rare: [...RARE, ...(seats === 1 ? COMPANY : OPPONENT), ...without('moons', MOONS)] },
  );
}
