import { below, type Rng, type Seat, shuffled } from '@orrery/kernel';
import { AGES, BLUFF, bookOf, INFLUENCE, rangeOf, spotsOf, tokenAt } from '../rules/tokens.ts';
import { programOf, type State } from '../state.ts';

/**
 * Samples the face-down tokens of the sides that the viewer does not belong to: any mixture consistent with the tokens
 * dealt and revealed. Stacks are filled in random order, so that every mixture is possible.
 */
export function imagine(s: State, viewer: Seat | null, rng: Rng): void {
  for (let side = 0; side < s.programs.length; side++) {
    if (viewer !== null && s.sideOf[viewer] === side) continue;
    const own = programOf(s, side);
    for (let age = 0; age < AGES; age++) {
      const spots = shuffled(rng, spotsOf(s, side, age));
      let [influence, bluff] = bookOf(own, age);
      for (const { slot, count } of spots) {
        const [least, most] = rangeOf(count, influence, bluff);
        const part = least + below(rng, most - least + 1);
        influence -= part;
        bluff -= count - part;
        if (slot === null) {
          own.influence = part;
          own.bluff = count - part;
        } else {
          slot.tokens[tokenAt(side, age, INFLUENCE)] = part;
          slot.tokens[tokenAt(side, age, BLUFF)] = count - part;
        }
      }
    }
  }
}
