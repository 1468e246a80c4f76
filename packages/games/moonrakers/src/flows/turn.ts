import { below, pick, refuse, say, tell, witness } from '@orrery/kernel';
import { resultOf } from '../rules/ranking.ts';
import { flow, pointsOf, type State } from '../state.ts';

const CHOICES = ['roll', 'keep'];

/** The next seat that still plays, and whether a new round begins with it. */
function passTurn(s: State): void {
  const before = s.turn;
  do s.turn = (s.turn + 1) % s.points.length;
  while (s.out[s.turn]);
  if (s.turn <= before) s.round++;
  s.gain = 0;
  s.die = 0;
}

/** A turn: roll, and roll again for as long as you dare (MN-001 to MN-004). */
export const turn = flow(
  'turn',
  {},
  {
    roll(s) {
      s.die = 1 + below(s.rng, 6);
      // Everyone has seen the die, so nobody may undo past it.
      witness(s);
      s.gain = s.die === 1 ? 0 : s.gain + s.die;
      tell(s.die === 1 ? 'lost' : 'rolled', { seat: s.turn, die: s.die, gain: s.gain });
    },
    decide: {
      ask: 'choose',
      // Asking nobody skips the step: after a one there is nothing to decide.
      who: (s) => (s.die === 1 ? [] : s.turn),
      prompt: (s) => ({
        text: say('decide', { gain: s.gain }),
        options: CHOICES.map((id) => ({ id, text: say(id, { gain: s.gain }) })),
      }),
      admits: (_s, _v, _seat, choice) => CHOICES.includes(choice) || refuse('no-such-choice', 'MN-002'),
      sample: (_s, _v, _seat, rng) => pick(rng, CHOICES),
      options: () => CHOICES,
      fallback: () => 'keep',
      take(_s, _v, _seat, choice, go) {
        if (choice === 'roll') go.jump('roll');
      },
    },
    keep(s, _v, go) {
      if (s.out[s.turn]) return;
      s.points[s.turn] = pointsOf(s, s.turn) + s.gain;
      if (s.gain > 0) tell('kept', { seat: s.turn, gain: s.gain, points: pointsOf(s, s.turn) });
      if (pointsOf(s, s.turn) >= s.goal) go.finish(resultOf(s, 'goal'));
    },
    next(s, _v, go) {
      passTurn(s);
      go.jump('roll');
    },
  },
);
