import { bankDefense } from './effect.ts';
import type { FleetAbility, FleetAsset } from './types.ts';

const fleet = (id: string, name: string, ability: FleetAbility): FleetAsset => ({
  kind: 'fleet',
  id,
  name,
  copies: 1,
  mp: true,
  ability,
});

/** The four Fleet Assets of Mercury Protocol; each works once per turn. */
export const FLEET: readonly FleetAsset[] = [
  // Ruling R55 takes precedence over HX-357: a taxed move keeps its price.
  fleet('F1', 'Petrel Courier', { on: 'paidMove', less: 1, floor: 1 }),
  fleet('F2', 'Bastion Escort', { on: 'overcome', effect: [bankDefense(1)] }),
  fleet('F3', 'Drover Hauler', { on: 'gainCargo', cost: 0 }),
  fleet('F4', 'Lantern Broker', { on: 'bankReward', credits: 3 }),
];
