import { int } from '@orrery/kernel';
import { redraw } from '../effects/cards.ts';
import { flow } from '../state.ts';
import { buying } from './buying.ts';
import { event } from './event.ts';
import { mission } from './mission.ts';
import { planning } from './planning.ts';

/**
 * A turn of the Mission Leader: Event, Planning, Execution, Buying (MK-057). If the leader resigns, the turn continues
 * so that a resolved contract still pays; steps that only concern the leader are skipped (D98).
 */
export const turn = flow(
  'turn',
  { seat: int },
  {
    event(s, _v, go) {
      if (s.agreed.nomad) go.call(event, { seat: s.leader });
    },
    planning: (s, _v, go) => go.call(planning, { seat: s.leader }),
    execution(s, _v, go) {
      if (s.mission !== null) go.call(mission);
    },
    buying: (s, _v, go) => go.call(buying, { seat: s.leader }),
    draw(s, v) {
      if (!s.plan.stayed && !s.out[v.seat]) redraw(s, v.seat);
    },
  },
);
