import { atEnd, oncePerContract, paying } from './ability.ts';
import type { CardSet } from './cards.ts';
import {
  type Ability,
  ALLY,
  actions,
  add,
  alliesAtLeast,
  as,
  block,
  charge,
  chooseOne,
  credit,
  DICE,
  discard,
  draw,
  type Effects,
  either,
  HEAD_TO_HEAD,
  may,
  nextDamage,
  PAID,
  payIo,
  payReputation,
  per,
  plain,
  played,
  recharge,
  reduce,
  reputation,
  retrieve,
  SOLO,
  score,
  trashing,
  when,
} from './effect.ts';
import type { Crew, CrewClass } from './types.ts';

/** Defines the crew of one set: the effect when played and, for IO crew, the abilities while in play. */
const crewOf =
  (set: CardSet) =>
  (id: string, name: string, type: CrewClass, price: number, play: Effects, ...abilities: Ability[]): Crew => ({
    kind: 'crew',
    id,
    name,
    set,
    class: type,
    price,
    play,
    abilities,
  });
/** Marks a card about allies. */
const ofAllies = (crew: Crew): Crew => ({ ...crew, allies: true });

const base = crewOf('base');
const overload = crewOf('overload');
const binding = crewOf('binding');

/** The crew of the base game (MK-635 to MK-655). */
export const BASE_CREW: readonly Crew[] = [
  base('C01', 'Odile Tarn', 'engineer', 2, [actions(2)]),
  base('C02', 'Bexley Quill', 'engineer', 3, [actions(1), draw(per(played('reactor'), 3))]),
  base('C03', 'Hob Marrick', 'engineer', 3, [as('r'), draw(1)]),
  base('C04', 'Sister Vane', 'engineer', 4, [actions(1), reduce('any', 1), when(SOLO, [reduce('any', 1)])]),
  base('C05', 'Joss Harrow', 'navigator', 2, [draw(3), discard(1)]),
  base('C06', 'Pell Ondo', 'navigator', 2, [actions(1), chooseOne(3)]),
  base('C07', 'Ibis Calloway', 'navigator', 3, [as('t'), actions(1)]),
  base('C08', 'Rook Tamsin', 'navigator', 3, [retrieve('any', 'discard'), actions(1)]),
  base('C09', 'Marshal Dray', 'warden', 2, [as('s'), actions(1)]),
  base('C10', 'Nuala Voss', 'warden', 3, [block(per(DICE, 3)), draw(1)]),
  base('C11', 'Brother Osk', 'warden', 4, [plain('remove die'), draw(1)]),
  base('C12', 'Wren Achterberg', 'warden', 2, [
    reduce('shield', 1),
    when({ is: 'played', cards: 'shield', least: 2 }, [reduce('shield', 1)]),
    actions(1),
  ]),
  base('C13', 'Tusk Moreno', 'gunner', 2, [either([as('d2')], [draw(2)])]),
  base('C14', 'Lady Cordite', 'gunner', 3, [reduce('damage', 2), actions(1)]),
  base('C15', 'Grigg Falloway', 'gunner', 3, [actions(1), nextDamage(2)]),
  base('C16', 'Ember Saxe', 'gunner', 4, [actions(1), reduce('damage', per(played('damage'), 4))]),
  base('C17', 'Silas Crane', 'fixer', 2, [actions(1), may([trashing(1, 'any')], [credit(1)])]),
  ofAllies(base('C18', 'Madame Orrery', 'fixer', 4, [reduce('any', 2), when(ALLY, [actions(1)])])),
  base('C19', 'Dov Pettibone', 'fixer', 3, [either([actions(3)], [draw(3)], [block(2)])]),
  base('C20', 'The Understudy', 'fixer', 3, [plain('copy crew')]),
];

/** The crew of Overload (MK-656 to MK-667). */
export const OVERLOAD_CREW: readonly Crew[] = [
  overload('C21', 'IO Lumen', 'engineer', 3, [charge(4)], paying([payIo(1, 2)], oncePerContract(actions(per(PAID))))),
  overload('C22', 'IO Sextant', 'navigator', 3, [charge(4)], paying([payIo(1, 2)], oncePerContract(draw(per(PAID))))),
  overload('C23', 'IO Palisade', 'warden', 3, [charge(3)], paying([payIo(1, null)], atEnd(block(per(PAID))))),
  overload('C24', 'IO Hammerfall', 'gunner', 3, [charge(2)], paying([payIo(1)], oncePerContract(reduce('damage', 3)))),
  overload('C25', 'IO Quorum', 'fixer', 4, [charge(2)], paying([payIo(1)], oncePerContract(reduce('any', 1), draw(1)))),
  overload('C26', 'Vesper Kade', 'engineer', 3, [actions(1), may([trashing(1, 'damage', 'm')], [add('d+')])]),
  overload('C27', 'Tolliver Ash', 'navigator', 2, [actions(1), plain('free advanced')]),
  overload('C28', 'Ruka the Splicer', 'fixer', 4, [plain('mimic')]),
  overload('C29', 'Oriel Finch', 'navigator', 3, [draw(2), when({ is: 'drawn', cards: 'advanced' }, [actions(2)])]),
  overload('C30', 'Captain Mothwing', 'gunner', 3, [when(HEAD_TO_HEAD, [score(3)], [actions(2)])]),
  overload('C31', 'Juno Blackwater', 'fixer', 2, [reduce('any', 2), add('m')]),
  overload('C32', 'Quartermaster Ilk', 'warden', 3, [actions(1), recharge(1)]),
];

/** The crew of Binding Ties (MK-668 to MK-673). */
export const BINDING_CREW: readonly Crew[] = [
  binding('C33', 'Envoy Sabela', 'fixer', 3, [actions(1), reputation(1, 'lowest')]),
  binding('C34', 'Ferro Banc', 'navigator', 3, [actions(1), may([payReputation(1, 3)], [draw(per(PAID))])]),
  ofAllies(
    binding('C35', 'Halden Roe', 'warden', 2, [as('s'), when(alliesAtLeast(1), [reputation(1, 'participant')])]),
  ),
  binding('C36', 'The Ledger', 'fixer', 4, [actions(1), credit(per({ of: 'reputation', full: 3 }, 3))]),
  binding('C37', 'Commodore Thale', 'gunner', 3, [may([payReputation(2)], [reduce('damage', 4)], [as('d1')])]),
  binding('C38', 'Mirelle Stroud', 'engineer', 3, [draw(2), may([{ pay: 'itself' }], [reputation(2, 'any')])]),
];

export const CREW: readonly Crew[] = [...BASE_CREW, ...OVERLOAD_CREW, ...BINDING_CREW];
