import { defined, type Seat } from '@orrery/kernel';
import { objectiveOf } from '../content/set.ts';
import { captainOf, type State } from '../state.ts';

/**
 * Whether a goal that is checked at the end of the turn is met. All other goals are recorded when they happen
 * (`effects/achievements.ts`).
 */
export function isMetAtEnd(s: State, seat: Seat, place: number, objective: number): boolean {
  const own = captainOf(s, seat);
  const { goal } = objectiveOf(objective);
  // Nothing that happened in a turn counts for an objective drawn after it (MK-113).
  if (s.phase === 'claims' && own.drawnAt[place] === s.clock) return false;
  switch (goal.is) {
    case 'wealth':
      return seat === s.leader && own.credits >= goal.least;
    case 'this turn':
      return (
        goal.allTracksAtZero === true &&
        own.favours >= goal.least &&
        own.reputation.every((points, other) => other === seat || points === 0)
      );
    case 'toured':
      return own.arrived && own.beenAt.every((when, sector) => own.at === sector || when > defined(own.drawnAt[place]));
    default:
      return false;
  }
}
