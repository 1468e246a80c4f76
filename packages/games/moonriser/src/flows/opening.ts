import { defined, logEvent, maskOf, msg, pickManySealed, seatsIn } from '@orrery/kernel';
import { OPENING_DEALT, OPENING_KEPT, START_BLUE, START_GREEN } from '../content/numbers.ts';
import { tileId } from '../content/set.ts';
import { keep, look, namesOf, refillSupply } from '../effects/tiles.ts';
import { flow, playerOf, type State } from '../state.ts';
import { ofTiles } from './choice.ts';

/**
 * The equipment from Earth: tokens, and three of five Basic tiles, chosen by all players simultaneously; then the
 * supply is laid out.
 */
export const opening = flow(
  'opening',
  {},
  {
    equip: (s) => {
      s.phase = 'opening';
      s.turn = null;
      const last = defined(s.order[s.order.length - 1]);
      for (const seat of seatsIn(s)) {
        const green = START_GREEN + (s.compensation && seat === last ? 1 : 0);
        playerOf(s, seat).tokens = { green, red: 0, blue: START_BLUE, yellow: 0 };
        logEvent('equipped', { seat, green, blue: START_BLUE });
        for (let i = 0; i < OPENING_DEALT; i++) look(s, seat, 'basic');
      }
    },
    keep: pickManySealed({
      who: (s: State) => seatsIn(s),
      text: () => msg('ask-opening', { count: OPENING_KEPT }),
      items: (s, _v, seat) => playerOf(s, seat).looking.cards,
      ...ofTiles,
      count: () => OPENING_KEPT,
      rule: 'MR-043',
      reveal(s, _v, answers) {
        // A seat that answered and then left keeps no tiles.
        for (const seat of seatsIn(s)) {
          const chosen = defined(answers[seat]) as number[];
          const tiles = chosen.map(tileId);
          const discarded = keep(s, seat, chosen);
          logEvent('opening-kept', { seat, count: OPENING_KEPT, discarded }, maskOf(seat), {
            tiles,
            names: namesOf(tiles),
          });
        }
      },
    }),
    supply: (s) => {
      for (let i = 0; i < s.players.length + 2; i++) refillSupply(s);
      logEvent('supply-laid', { tiles: s.supply.cards.map(tileId) });
    },
  },
);
