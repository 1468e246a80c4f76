import { defined, type Json, msg, type Option, type Seat } from '@orrery/kernel';
import { faceOf } from '../../content/cards.ts';
import { cardOf, EMBASSY_COST, FACTIONS, locationOf, PLACES, PRIME_ASSET } from '../../content/index.ts';
import { gainOf } from '../../effects/preview.ts';
import { abilityOf } from '../../effects/uses.ts';
import type { Action } from '../../rules/actions.ts';
import { faceUp } from '../../rules/cards.ts';
import { cargoPrice, marketPrice } from '../../rules/judge.ts';
import { movePrice, sideOf } from '../../rules/space.ts';
import { NONE, playerOf, type State } from '../../state.ts';

/** An action of the Main Phase as an option, with its current cost and its certain gains. */
export function actionOption(s: State, seat: Seat, action: Action): Option {
  const { id, verb } = action;
  const params = paramsOf(s, seat, action);
  return { id, text: msg(`act-${verb}`, params), data: { ...params, gain: gainOf(s, seat, action) } };
}

function paramsOf(s: State, seat: Seat, { verb, on, who }: Action): Record<string, Json> {
  const { ship } = playerOf(s, seat);
  switch (verb) {
    case 'play':
      return card(on);
    case 'buy':
    case 'cycle': {
      const top = faceUp(s, on);
      const faction = defined(FACTIONS[on]);
      if (top === NONE) return { faction, name: '', price: 0 };
      return { faction, ...card(top), price: marketPrice(s, top) };
    }
    case 'prime':
      return { name: PRIME_ASSET.name, price: PRIME_ASSET.cost };
    case 'bonus':
    case 'key':
      return { place: defined(PLACES[ship]), name: locationOf(defined(s.locations[ship])).name };
    case 'travel':
      return { place: defined(PLACES[on]), price: movePrice(s, seat, on).price };
    case 'embassy':
      return { place: defined(PLACES[ship]), price: EMBASSY_COST };
    case 'architect':
      return { ability: on + 1, cryo: abilityOf(s, seat, on).cryo };
    case 'overcome':
    case 'alternative':
      return { price: sideOf(s, on).defense, ...card(on) };
    case 'collaborate':
      return { seat: who, ...card(on) };
    case 'cargo':
      return { place: defined(PLACES[ship]), price: cargoPrice(s, seat) };
    case 'deliver':
      return { cargo: defined(PLACES[on]), place: defined(PLACES[ship]) };
    case 'garrison':
      return { place: defined(PLACES[ship]), with: on === 0 ? 'Credit' : 'Defense' };
    default:
      return {};
  }
}

const card = (number: number): { card: string; name: string } => {
  const { id, name } = cardOf(faceOf(number));
  return { card: id, name };
};
