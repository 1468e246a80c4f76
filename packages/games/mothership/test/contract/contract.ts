import { describeContract } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';

/** Random games for each way to play: many where the machine has time for it, some everywhere else. */
const GAMES = process.env.CI ? 12 : 4;

/** Steps that only some ways to play have, or that chance seldom finds. */
const RARE = ['ambush/choose', 'drain/remove', 'reward/choose', 'deploy/block', 'respawn/place', 'clash/again'];

/** Steps of the solo opponent, and those that need other players or many games alone. */
const OPPONENT = ['npc/begin', 'npc/move', 'npc/strike', 'npc/claim'];
const COMPANY = [
  'arrive/done',
  'ambush/fight',
  'ambush/again',
  'clash/fight',
  'attack/ships',
  'cancel/window',
  'respawn/again',
];

type Options = Record<string, string | boolean>;

/** The contract of the house over random games in these setups; the last is looked at from every side. */
export function keepsContract(seats: number, setups: readonly Options[]): void {
  describeContract(
    { describe, it, expect },
    game,
    setups.map((options, i) => ({ seats, options, full: i === setups.length - 1 ? 1 : 0 })),
    { games: GAMES, rare: [...RARE, ...(seats === 1 ? COMPANY : OPPONENT)] },
  );
}
