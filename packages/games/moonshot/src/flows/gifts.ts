import { int, msg, pickOne } from '@orrery/kernel';
import { NO_ROOM_MONEY } from '../content/numbers.ts';
import { cardName, moduleOf, tileOf } from '../content/set.ts';
import { TILE_KINDS } from '../content/types.ts';
import { CALLS } from '../effects/calls.ts';
import { turnUpTile } from '../effects/decks.ts';
import { orderModule } from '../effects/engineering.ts';
import { report } from '../effects/report.ts';
import { changeMoney } from '../effects/tracks.ts';
import { drawable } from '../rules/engineering.ts';
import { engineer } from '../rules/seats.ts';
import { flow, NONE, programOf, type State } from '../state.ts';

const decksLeft = (s: State): string[] => TILE_KINDS.filter((_kind, i) => drawable(s, i) > 0);

/**
 * A Tech tile: drawn from a deck of the Engineer's choice into their development line; lost if all decks are empty
 * (MS-141, MS-308).
 */
export const techTile = flow(
  CALLS.techTile.name,
  { side: int },
  {
    deck: pickOne({
      who: (s, v) => (decksLeft(s).length > 0 ? engineer(s, v.side) : []),
      time: 'turn',
      text: () => msg('ask-deck'),
      items: (s) => decksLeft(s),
      show: (_s, kind) => ({ text: msg(`deck-${kind}`) }),
      rule: 'MS-141',
      take(s, v, _seat, kind) {
        const tile = turnUpTile(s, TILE_KINDS.indexOf(kind as 'S'));
        programOf(s, v.side).line.push(tile);
        report('got-tile', v.side, { tile: cardName(tile), name: tileOf(tile).name });
      },
    }),
  },
);

/** A free module: goes to the first supplier space if empty; otherwise the side gets 4 money (MS-144). */
export const freeModule = flow(
  CALLS.freeModule.name,
  { side: int },
  {
    room(s, v, go) {
      if (programOf(s, v.side).supplier[0] === NONE) return;
      changeMoney(s, v.side, NO_ROOM_MONEY);
      go.end();
    },
    module: pickOne({
      who: (s, v) => (s.sideboard.length > 0 ? engineer(s, v.side) : []),
      time: 'turn',
      text: () => msg('ask-module'),
      items: (s) => s.sideboard,
      name: cardName,
      show: (_s, card) => ({ text: msg('name', { name: moduleOf(card).name }) }),
      rule: 'MS-144',
      take: (s, v, _seat, card) => orderModule(s, v.side, cardName(card), 0),
    }),
  },
);
