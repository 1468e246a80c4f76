import { describeContract, effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';

/** Number of random games for each setup. */
const MOST = 12;
const GAMES = effort(1, MOST);

/** Steps that occur only in some setups, or that random play seldom reaches. */
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
  // Cards with only one or two copies, too rare to be drawn in every run.
  'shoot/declare',
  'wormhole/place',
  'retreat/from',
  'retreat/to',
  'retreat/place',
  'retreat/again',
  'replicate/roll',
  'replicate/gain',
];

/** Steps of the solo opponent, and steps that need other players or would need many solo games. */
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

/** Steps of the bonus die, which do not occur in setups without moons. */
const MOONS = ['bonus/offer', 'bonus/simple', 'lone/roll', 'lone/again', 'lone/end'];

type Options = Record<string, string | boolean>;

/** Runs the contract suite over random games in these setups. Games limited to three rounds are inspected fully. */
export function keepsContract(seats: number, setups: readonly Options[]): void {
  const without = (key: string, steps: readonly string[]) => (setups.some((options) => options[key]) ? [] : steps);
  describeContract(
    { describe, it, expect },
    game,
    setups.map((options) => ({ seats, options, full: options.limit === '3 rounds' ? 1 : 0 })),
    { games: GAMES, most: MOST, rare: [...RARE, ...(seats === 1 ? COMPANY : OPPONENT), ...without('moons', MOONS)] },
  );
}
