import {
  credit,
  cycle,
  defense,
  discard,
  draw,
  type Effect,
  either,
  type Faction,
  mayConsume,
  mayMove,
  thaw,
} from './effect.ts';
import type { PrimeAsset, StartingCard } from './types.ts';

const starting = (
  id: string,
  name: string,
  copies: number,
  faction: Faction | null,
  ...effect: Effect[]
): StartingCard => ({
  kind: 'starting',
  id,
  name,
  copies,
  mp: false,
  faction,
  cost: 0,
  influence: null,
  unique: false,
  effect,
});

/** Shared starting cards and the four faction pairs, in the order of the factions. */
export const STARTING: readonly StartingCard[] = [
  starting('MA', 'Material Asset', 20, null, credit(1)),
  starting('SP', 'Sentinel Prototype', 12, null, defense(1)),
  starting('SB1', 'Seedling Cache', 1, 'bio', credit(1), mayConsume(1, 'hand')),
  starting('SB2', 'Clinic Volunteer', 1, 'bio', draw(1), thaw(2)),
  starting('SK1', 'Patch Drone', 1, 'cybernetic', credit(2), cycle(1)),
  starting('SK2', 'Salvaged Core', 1, 'cybernetic', draw(2), discard(1)),
  starting('ST1', 'Dockhand Tug', 1, 'transport', mayMove('adjacent'), credit(2)),
  starting('ST2', 'Charter Permit', 1, 'transport', mayMove('adjacent'), draw(1)),
  starting('SD1', 'Reservist Squad', 1, 'defense', defense(1), draw(1)),
  starting('SD2', 'Supply Sergeant', 1, 'defense', either([credit(2)], [defense(2)])),
];

/** Bought from its own pile, never part of the Market (HX-137). */
export const PRIME_ASSET: PrimeAsset = {
  kind: 'prime',
  id: 'PA',
  name: 'Prime Asset',
  copies: 16,
  mp: false,
  faction: null,
  cost: 3,
  influence: 0,
  unique: false,
  effect: [credit(2)],
};

/** The four faction pairs (HX-039). */
export const PAIRS = [
  ['SB1', 'SB2'],
  ['SK1', 'SK2'],
  ['ST1', 'ST2'],
  ['SD1', 'SD2'],
] as const;
export type Pair = (typeof PAIRS)[number];
