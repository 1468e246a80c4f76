import type { Faction, Place } from './effect.ts';
import type { AlternativeCost, EventCard, Penalty } from './types.ts';

type Sides = [place: Place, nature: EventCard['nature'], inactive: [number, number], active: [number, number]];
type Active = [alternative: AlternativeCost[], penalty: Penalty | null];

const pay = (credits: number): AlternativeCost => ({ pay: credits });
const discard = (what: 'any' | Faction): AlternativeCost => ({ discard: what });

/** Sides are given as [Defense, Influence]. */
function event(
  id: string,
  name: string,
  copies: number,
  ...[place, nature, inactive, active, alternative, penalty]: [...Sides, ...Active]
): EventCard {
  return {
    kind: 'event',
    id,
    name,
    copies,
    mp: false,
    place,
    nature,
    catastrophic: false,
    inactive: { defense: inactive[0], influence: inactive[1] },
    active: { defense: active[0], influence: active[1], alternative, penalty },
  };
}
const mpEvent = (id: string, name: string, ...rest: [...Sides, ...Active]): EventCard => ({
  ...event(id, name, 1, ...rest),
  mp: true,
});
const catastrophe = (id: string, name: string, ...rest: [...Sides, ...Active]): EventCard => ({
  ...event(id, name, 1, ...rest),
  catastrophic: true,
});

/** The 61 regular Events of the base game. */
export const BASE_EVENTS: readonly EventCard[] = [
  event('EE1', 'Satellite Rain', 2, 'earth', 'stellar', [2, 1], [3, 2], [], null),
  event('EE2', 'Ozone Tear', 2, 'earth', 'stellar', [3, 2], [4, 3], [], 'tax'),
  event('EE3', 'Polar Shear', 2, 'earth', 'stellar', [4, 3], [5, 3], [pay(4)], null),
  event('EE4', 'Ration Riots', 2, 'earth', 'social', [2, 2], [2, 1], [discard('any')], null),
  event('EE5', 'Evacuation Lottery', 2, 'earth', 'social', [3, 2], [3, 2], [discard('bio')], null),
  event('EE6', 'Senate Lockdown', 2, 'earth', 'social', [4, 3], [4, 3], [pay(4)], 'tax'),
  event('EM1', 'Micrometeor Hail', 2, 'moon', 'stellar', [2, 1], [3, 2], [pay(3)], null),
  event('EM2', 'Regolith Storm', 2, 'moon', 'stellar', [3, 2], [4, 3], [], 'tax'),
  event('EM3', 'Dome Breach', 2, 'moon', 'stellar', [4, 3], [5, 3], [discard('bio'), discard('any')], null),
  event('EM4', 'Barracks Mutiny', 2, 'moon', 'social', [3, 3], [4, 3], [pay(4)], null),
  event('EM5', 'Dockworker Strike', 2, 'moon', 'social', [2, 2], [2, 1], [discard('transport')], null),
  event('EM6', 'Airlock Cults', 2, 'moon', 'social', [3, 2], [3, 2], [discard('cybernetic')], null),
  event('ER1', 'Dust Wall', 3, 'mars', 'stellar', [2, 1], [3, 2], [], 'tax'),
  event('ER2', 'Core Quake', 2, 'mars', 'stellar', [3, 2], [4, 3], [pay(4)], null),
  event('ER3', 'Biosphere Blight', 2, 'mars', 'stellar', [4, 3], [5, 3], [discard('bio'), discard('any')], null),
  event('ER4', 'Water Embargo', 2, 'mars', 'social', [2, 2], [2, 1], [discard('any')], null),
  event('ER5', 'Terraformer Schism', 2, 'mars', 'social', [3, 2], [3, 2], [discard('bio')], null),
  event('ER6', 'Refugee Blockade', 2, 'mars', 'social', [4, 3], [4, 3], [discard('transport'), discard('any')], 'tax'),
  event('EC1', 'Rock Collision', 2, 'ceres', 'stellar', [2, 1], [3, 2], [pay(3)], null),
  event('EC2', 'Shaft Implosion', 2, 'ceres', 'stellar', [3, 2], [4, 3], [discard('cybernetic')], null),
  event('EC3', 'Belt Cascade', 2, 'ceres', 'stellar', [4, 3], [5, 3], [], 'tax'),
  event('EC4', 'Claim Jumpers', 2, 'ceres', 'social', [2, 2], [2, 1], [pay(3)], null),
  event('EC5', 'Rogue Foremen', 2, 'ceres', 'social', [3, 2], [3, 2], [discard('cybernetic')], null),
  event('EC6', 'Ore Cartel War', 2, 'ceres', 'social', [4, 3], [4, 3], [pay(3), discard('any')], null),
  event('EP1', 'Ice Geyser', 2, 'europa', 'stellar', [2, 1], [3, 2], [], 'tax'),
  event('EP2', 'Warp Flutter', 2, 'europa', 'stellar', [3, 2], [4, 3], [discard('transport')], null),
  event('EP3', 'Jovian Surge', 2, 'europa', 'stellar', [4, 3], [5, 4], [pay(4)], 'tax'),
  event('EP4', 'Pilgrim Overflow', 2, 'europa', 'social', [2, 2], [2, 1], [discard('any')], null),
  event('EP5', 'Gate Saboteurs', 2, 'europa', 'social', [3, 2], [3, 2], [discard('transport')], null),
  event('EP6', 'Deepwater Secession', 2, 'europa', 'social', [4, 3], [4, 3], [pay(4)], null),
];

/** The five regular Events that Mercury Protocol adds to the pool. */
export const MP_EVENTS: readonly EventCard[] = [
  mpEvent('EX1', 'Systemic Inflation: Capital Run', 'earth', 'social', [3, 2], [4, 3], [pay(4)], 'inflation'),
  mpEvent('EX2', 'Raid: Farside Corsairs', 'moon', 'social', [3, 2], [4, 3], [], 'raid'),
  mpEvent(
    'EX3',
    'Systemic Inflation: Seed Futures',
    'mars',
    'social',
    [3, 2],
    [3, 2],
    [discard('bio'), discard('any')],
    'inflation',
  ),
  mpEvent('EX4', 'Raid: Belt Reavers', 'ceres', 'social', [3, 2], [4, 3], [], 'raid'),
  mpEvent('EX5', 'Systemic Inflation: Toll Spiral', 'europa', 'social', [3, 2], [4, 3], [pay(4)], 'inflation'),
];

/** Catastrophic Events shut down every Location while Active; the penalty is an additional rule. */
export const CATASTROPHES: readonly EventCard[] = [
  catastrophe('X01', 'Crown Flare', 'earth', 'stellar', [6, 4], [7, 5], [], null),
  catastrophe('X02', 'World Court Collapse', 'earth', 'social', [5, 3], [6, 4], [pay(4), discard('any')], 'inflation'),
  catastrophe('X03', 'Tidal Fracture', 'moon', 'stellar', [6, 4], [7, 5], [], 'taxEverywhere'),
  catastrophe('X04', 'War of the Domes', 'moon', 'social', [5, 3], [7, 5], [], 'noCollaboration'),
  catastrophe('X05', 'Ash Winter', 'mars', 'stellar', [5, 3], [6, 4], [discard('bio'), discard('any')], 'drawFour'),
  catastrophe('X06', 'Pandemic Null', 'mars', 'social', [6, 4], [7, 5], [discard('bio'), discard('any')], 'discardOne'),
  catastrophe('X07', 'Great Belt Storm', 'ceres', 'stellar', [6, 4], [7, 5], [], 'taxEverywhere'),
  catastrophe(
    'X08',
    'Machine Revolt',
    'ceres',
    'social',
    [6, 4],
    [7, 5],
    [discard('cybernetic'), discard('any')],
    'noArchitect',
  ),
  catastrophe('X09', 'Warp Collapse', 'europa', 'stellar', [6, 4], [8, 6], [], 'noGrantedMove'),
  catastrophe('X10', 'The Long Dark', 'europa', 'stellar', [7, 5], [8, 6], [], 'noCycle'),
];
