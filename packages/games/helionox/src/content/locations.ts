import {
  bankCredit,
  bankDefense,
  cargo,
  credit,
  cycle,
  defense,
  discard,
  draw,
  type Effects,
  either,
  influence,
  mayConsume,
  mayMove,
  type Place,
  thaw,
} from './effect.ts';
import type { Location } from './types.ts';

const location = (
  id: string,
  name: string,
  place: Place,
  set: 'base' | 'mp',
  bonus: Effects,
  key: Effects,
): Location => ({
  kind: 'location',
  id,
  name,
  copies: 1,
  mp: set === 'mp',
  place,
  bonus,
  key,
});

/** Two Location cards for each place; the first effect is the Location Bonus, the second the Key Access. */
export const LOCATIONS: readonly Location[] = [
  location('L01', 'Old World Capital', 'earth', 'base', [either([thaw(1)], [cycle(1)])], [influence(1)]),
  location('L02', 'Lunar Base', 'moon', 'base', [defense(1)], [defense(2)]),
  location(
    'L03',
    'Martian Biosphere',
    'mars',
    'base',
    [draw(1), discard(1)],
    [draw(1), mayConsume(1, 'hand', 'discard')],
  ),
  location('L04', 'Ceres Mining Colony', 'ceres', 'base', [credit(1)], [credit(2)]),
  location('L05', 'European Warp Installation', 'europa', 'base', [mayMove('any')], [mayMove('any'), credit(1)]),
  location('L06', 'Meridian Exchange', 'earth', 'mp', [bankCredit(1)], [bankCredit(2)]),
  location('L07', 'Farside Arsenal', 'moon', 'mp', [bankDefense(1)], [bankDefense(1), draw(1)]),
  location(
    'L08',
    'Olympus Gene Vault',
    'mars',
    'mp',
    [mayConsume(1, 'discard')],
    [mayConsume(1, 'hand', 'discard'), credit(1)],
  ),
  location('L09', 'Pallas Freeport', 'ceres', 'mp', [cargo], [cargo, credit(1)]),
  location('L10', 'Conamara Relay', 'europa', 'mp', [draw(1), discard(1)], [draw(2), discard(1)]),
];
