import type { Since } from '@orrery/kernel';
import type { Lasting } from './effect.ts';
import type { PlanetKind } from './layouts.ts';

export interface Development extends Since {
  id: string;
  name: string;
  copies: number;
  /** The kind of planet it requires (MO-504). */
  only: PlanetKind | null;
  points: number;
  gives: readonly Lasting[];
}

const minerals = (n: number): Lasting => ({ is: 'income', what: 'minerals', n, from: 'here' });
const gas = (n: number): Lasting => ({ is: 'income', what: 'gas', n, from: 'here' });
const influence = (n: number): Lasting => ({ is: 'income', what: 'influence', n, from: 'here' });
const defence = (n: number): Lasting => ({ is: 'defence', n });
const energy = (n: number): Lasting => ({ is: 'energy', n });

function development(
  id: string,
  name: string,
  copies: number,
  only: PlanetKind | null,
  points: number,
  ...gives: Lasting[]
): Development {
  return { id, name, copies, only, points, gives };
}

/** 24 cards of 12 types (MO-018, MO-517 to MO-528). */
export const DEVELOPMENTS: readonly Development[] = [
  development('farmland', 'Farmland', 3, null, 1, influence(1), defence(1)),
  development('surface-mine', 'Surface Mine', 3, 'mineral', 1, minerals(1)),
  development('gas-skimmer', 'Gas Skimmer', 2, 'gas', 1, gas(2)),
  development('town-council', 'Town Council', 3, null, 1, influence(1)),
  development('garrison', 'Garrison', 2, null, 1, defence(2)),
  development('shield-lattice', 'Shield Lattice', 2, null, 1, defence(3)),
  development('power-relay', 'Power Relay', 2, null, 1, energy(1)),
  development('deep-shaft', 'Deep Shaft', 2, 'mineral', 1, minerals(1), defence(1)),
  development('cloud-refinery', 'Cloud Refinery', 2, 'gas', 1, gas(1), influence(1)),
  development('embassy-quarter', 'Embassy Quarter', 1, null, 2, influence(2)),
  development('capital-dome', 'Capital Dome', 1, null, 2, minerals(1), influence(1), defence(1)),
  development('antimatter-works', 'Antimatter Works', 1, 'gas', 2, gas(1), energy(1)),
];
/** Number of face-up cards in the market (MO-498). */
export const MARKET = 3;
/** Maximum number of developments on a planet, on a planet with a moon, and on a planetoid (MO-501). */
export const ROOM = { planet: 3, moon: 4, planetoid: 1 } as const;
