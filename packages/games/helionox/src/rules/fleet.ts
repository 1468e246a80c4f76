import type { Seat } from '@orrery/kernel';
import { type FleetAbility, fleetAssetOf } from '../content/index.ts';
import { NONE, playerOf, type State } from '../state.ts';

/** The player's Fleet Asset effect for a trigger; null if none or already used this turn (HX-357 to HX-360). */
export function fleetOn<On extends FleetAbility['on']>(
  s: State,
  seat: Seat,
  on: On,
): Extract<FleetAbility, { on: On }> | null {
  const { fleet } = playerOf(s, seat);
  if (fleet === NONE || s.thisTurn.fleetUsed) return null;
  const { ability } = fleetAssetOf(fleet);
  return ability.on === on ? (ability as Extract<FleetAbility, { on: On }>) : null;
}
