import { logEvent, msg, owner, pickOne } from '@orrery/kernel';
import { STAY_CREDITS, STAY_OBJECTIVES } from '../content/numbers.ts';
import { BASE } from '../content/places.ts';
import { contractOf } from '../content/set.ts';
import { discardHand, redraw } from '../effects/cards.ts';
import { closeSector, replaceContract } from '../effects/decks.ts';
import { gainCredits } from '../effects/gain.ts';
import { begin } from '../effects/run.ts';
import { moveShip } from '../effects/ships.ts';
import { lasting } from '../rules/lasting.ts';
import { nameOf } from '../rules/owned.ts';
import { stayProgram } from '../rules/programs.ts';
import { flow, NONE, type State } from '../state.ts';
import { moment } from './moment.ts';

/** Stay at Base (MK-315 to MK-326). */
export const stayAtBase = flow(
  'stay-at-base',
  { seat: owner },
  {
    move(s, v) {
      s.plan.stayed = true;
      closeSector(s);
      logEvent('stayed', { seat: v.seat });
      if (s.agreed.nomad) moveShip(s, v.seat, BASE);
    },
    objectives(s, v) {
      begin(s, v.seat, NONE, stayProgram(lasting(s, 'base')?.objectives ?? STAY_OBJECTIVES));
    },
    credit(s, v, go) {
      gainCredits(s, v.seat, lasting(s, 'base')?.credits ?? STAY_CREDITS);
      go.call(moment, { is: 'base', seats: [v.seat] });
    },
    replace: pickOne({
      // With Nomad there are no open contracts at Base.
      who: (s, v) => (s.row.length === 0 ? [] : v.seat),
      text: () => msg('ask-base-replace'),
      items: (s: State) => s.row,
      name: nameOf,
      show: (_s, card) => ({ text: msg('item-card', { name: contractOf(card).name }) }),
      pass: () => msg('replace-none'),
      rule: 'MK-320',
      take: (s, _v, _seat, card) => replaceContract(s, card),
    }),
    redraw(s, v) {
      discardHand(s, v.seat);
      redraw(s, v.seat);
    },
  },
);
