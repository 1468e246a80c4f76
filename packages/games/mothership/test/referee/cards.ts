import { cardName } from '../../src/content/set.ts';
import type { State } from '../../src/state.ts';
import { bit, everyUnit, kindOf, lives, mates, nameOf, of, shipsOf, sideOf, title } from './sheet.ts';

// Action cards in the own turn: which may be played on what (MO-314, MO-316, MO-317, MO-323 to MO-404).

/** Own ships that have neither moved nor attacked (MO-314). */
const fresh = (s: State): number[] =>
  shipsOf(s.turn).filter(
    (unit) =>
      lives(s, unit) &&
      !bit(s.thisTurn.moved, unit) &&
      !bit(s.thisTurn.attacked, unit) &&
      s.thisTurn.moving !== unit % 10,
  );

/** Targets of a title in the own turn; the empty one where it needs none. */
function targets(s: State, id: number): string[] {
  switch (id) {
    case 4:
      return fresh(s)
        .filter((unit) => !bit(s.thisTurn.deflected, unit))
        .map(nameOf);
    case 9:
      return everyUnit(s)
        .filter((unit) => kindOf(unit) === 'M' && lives(s, unit) && !mates(s, sideOf(unit), s.turn))
        .flatMap((unit) => ['engines', 'weapons', 'shields'].map((row) => `${nameOf(unit)}/${row}`));
    default:
      return [];
  }
}

export const JUDGED: readonly number[] = [4, 9];

export function plays(s: State): string[] {
  // Copies of a title are alike: the game lists one.
  const alike = new Map(of(s, s.turn).hand.cards.toReversed().map((card) => [title(card), card]));
  return [...alike.values()].flatMap((card) =>
    targets(s, title(card)).map((target) => `play:${cardName(card)}${target === '' ? '' : `:${target}`}`),
  );
}
