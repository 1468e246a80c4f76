import { logEvent } from '@orrery/kernel';
import { flow, type State } from '../state.ts';
import { discussion } from './discussion.ts';
import { endOfRound } from './end-of-round.ts';
import { engineerLane, engineers } from './engineers.ts';
import { launches } from './launches.ts';
import { politics } from './politics.ts';

/** The whole game: rounds of four phases until there is a result (MS-018, MS-209). */
export const wholeGame = flow(
  'game',
  {},
  {
    round: (s) => openRound(s),
    discussion(s, _v, go) {
      if (s.out.length === 4) go.call(discussion);
    },
    actions(s, _v, go) {
      s.phase = 'actions';
      if (s.agreed.order === 'turns') return go.call(politics);
      go.lanes([
        { flow: politics },
        { flow: engineerLane, vars: { side: s.first } },
        { flow: engineerLane, vars: { side: 1 - s.first } },
      ]);
    },
    engineers(s, _v, go) {
      if (s.agreed.order === 'turns') go.call(engineers, { turn: s.first });
    },
    launches: (_s, _v, go) => go.call(launches),
    end: (_s, _v, go) => go.call(endOfRound),
    again: (_s, _v, go) => go.jump('round'),
  },
);

function openRound(s: State): void {
  s.round++;
  s.launches = [];
  for (const own of s.programs) {
    own.raised = false;
    own.passed = false;
    own.succeeded = false;
  }
  logEvent('round-began', { round: s.round });
}
