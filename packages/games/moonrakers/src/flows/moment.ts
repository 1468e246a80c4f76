import { defined, int, list, oneOf } from '@orrery/kernel';
import { abilitiesOn, cardOfAbility, isFresh } from '../rules/abilities.ts';
import { isOffered } from '../rules/triggers.ts';
import { captainOf, flow } from '../state.ts';
import { triggers } from './triggers.ts';

/** A moment at which abilities trigger, one captain after the other (MK-331, MK-362, MK-492). */
export const moment = flow(
  'moment',
  {
    is: oneOf('start', 'end', 'success', 'failure', 'discard step', 'base', 'event', 'elsewhere'),
    seats: list(int),
    at: int,
  },
  {
    next(s, v, go) {
      while (v.at < v.seats.length && s.mission?.outcome !== 'abandoned') {
        const seat = defined(v.seats[v.at++]);
        if (s.out[seat]) continue;
        const pilot = s.mission?.pilots[seat];
        const keys = abilitiesOn(captainOf(s, seat), v.is).filter(
          (key) => !(pilot && isFresh(pilot, cardOfAbility(key))) && isOffered(s, seat, key),
        );
        if (keys.length > 0) return go.call(triggers, { seat, keys });
      }
      go.end();
    },
    again: (_s, _v, go) => go.jump('next'),
  },
);
