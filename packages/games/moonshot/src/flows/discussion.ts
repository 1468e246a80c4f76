import { int, list, logEvent, msg, pickOne, seatsIn } from '@orrery/kernel';
import { flow } from '../state.ts';

/** 1) Strategic discussion: partners talk until all are ready or the time is up (MS-019, MS-037, MS-314). */
export const discussion = flow(
  'discussion',
  { ready: list(int) },
  {
    begin(s) {
      s.phase = 'discussion';
    },
    talk: pickOne({
      who: (s, v) => seatsIn(s).filter((seat) => !v.ready.includes(seat)),
      time: 'talk',
      text: () => msg('ask-ready'),
      items: () => ['ready'],
      show: () => ({ text: msg('act-ready') }),
      rule: 'MS-037',
      take(_s, v, seat, _chosen, go) {
        v.ready.push(seat);
        logEvent('ready', { seat });
        go.stay();
      },
      expire: (_s, _v, go) => go.end(),
    }),
  },
);
