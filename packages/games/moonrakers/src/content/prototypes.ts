import {
  atDiscard,
  atEnd,
  atEvent,
  atStart,
  first,
  given,
  oncePerContract,
  onFailure,
  onSuccess,
  paying,
} from './ability.ts';
import {
  type Ability,
  ALLIES,
  actions,
  block,
  credit,
  draw,
  keep,
  payCredit,
  per,
  plain,
  reduce,
  trashing,
} from './effect.ts';
import type { Part } from './types.ts';

/**
 * Defines a prototype of Sorelia: it has no price and brings one Action card of its owner's choice (MK-153, MK-154).
 */
const prototype = (id: string, name: string, ability: Ability, allies = false): Part => ({
  kind: 'part',
  id,
  name,
  set: 'nomad',
  brand: 'sorelia',
  price: 0,
  prototype: true,
  brings: [],
  abilities: [ability],
  ...(allies && { allies: true }),
});

/** All prototypes (MK-625 to MK-634). */
export const PROTOTYPES: readonly Part[] = [
  prototype('PR01', 'Starless Keel', given({ is: 'alone' }, atStart(actions(2)))),
  prototype('PR02', 'Choirglass Matrix', atStart(draw(per(ALLIES, 3))), true),
  prototype('PR03', 'Halcyon Vault', given({ is: 'unpaid' }, onSuccess(credit(2)))),
  prototype('PR04', 'Oracle Spindle', paying([payCredit(1)], atEvent(plain('new event')))),
  prototype('PR05', 'Revenant Core', atDiscard(keep(2))),
  prototype('PR06', 'Tidebreaker Prow', atEnd(block(1))),
  prototype('PR07', 'Paradox Breech', first('damage')(reduce('damage', 3))),
  prototype('PR08', 'Everbloom Reactor', first('reactor')(plain('return'))),
  prototype('PR09', "Mendicant's Crown", onFailure(credit(2))),
  prototype('PR10', 'Sovereign Lattice', paying([trashing(1, 'any')], oncePerContract(reduce('any', 3)))),
];
