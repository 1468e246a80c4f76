import { int } from '@orrery/kernel';
import { testLaunches } from '../effects/ending.ts';
import { flow } from '../state.ts';
import { launch } from './launch.ts';

/** 3) Rocket launches, in the order in which they were decided; each is completed before the next begins (MS-150). */
export const launches = flow(
  'launches',
  { at: int },
  {
    begin(s) {
      s.phase = 'launches';
      s.flights = [];
    },
    launch(s, v, go) {
      const next = s.launches[v.at++];
      if (next === undefined) return go.jump('test');
      go.call(launch, next);
    },
    again: (_s, _v, go) => go.jump('launch'),
    /** The end of the game is tested once, after both launches (MS-008). */
    test: (s) => testLaunches(s),
  },
);
