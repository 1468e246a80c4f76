import { manyAmongSealed, maskOf, type Seat, say, seatsIn, tell } from '@orrery/kernel';
import { tileId } from '../content/set.ts';
import { keep, look, namesOf, refillSupply } from '../effects/tiles.ts';
import { flow, playerOf, type State } from '../state.ts';
import { ofTiles } from './choice.ts';

const DEALT = 5;
const KEPT = 3;

/** The equipment from Earth: tokens, and three of five Basic tiles chosen by all at once; then the supply is laid. */
export const opening = flow(
  'opening',
  {},
  {
    equip: (s) => {
      s.phase = 'opening';
      s.turn = null;
      const last = s.order[s.order.length - 1] as Seat;
      for (const seat of seatsIn(s)) {
        const green = s.compensation && seat === last ? 4 : 3;
        playerOf(s, seat).tokens = { green, red: 0, blue: 1, yellow: 0 };
        tell('equipped', { seat, green, blue: 1 });
        for (let i = 0; i < DEALT; i++) look(s, seat, 'basic');
      }
    },
    keep: manyAmongSealed({
      who: (s: State) => seatsIn(s),
      text: () => say('ask-opening', { count: KEPT }),
      items: (s, _v, seat) => playerOf(s, seat).looking.cards,
      ...ofTiles,
      count: () => KEPT,
      rule: 'MR-043',
      reveal(s, _v, answers) {
        answers.forEach((chosen, seat) => {
          // A seat that answered and then left has nothing to keep any more.
          if (chosen === null || s.out[seat]) return;
          const tiles = chosen.map(tileId);
          const discarded = keep(s, seat, chosen);
          tell('opening-kept', { seat, count: KEPT, discarded }, maskOf(seat), { tiles, names: namesOf(tiles) });
        });
      },
    }),
    supply: (s) => {
      for (let i = 0; i < s.players.length + 2; i++) refillSupply(s);
      tell('supply-laid', { tiles: s.supply.cards.map(tileId) });
    },
  },
);
