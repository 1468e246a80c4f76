import { below, logEvent, msg, pick, refuse, witness } from '@orrery/kernel';
import { resultOf } from '../rules/ranking.ts';
import { flow, pointsOf, type State } from '../state.ts';

const CHOICES = ['roll', 'keep'];

/** Moves to the next seat in the game, and to a new round after the last one. */
function passTurn(s: State): void {
  const before = s.turn;
  do s.turn = (s.turn + 1) % s.points.length;
  while (s.out[s.turn]);
  if (s.turn <= before) s.round++;
  s.gain = 0;
  s.die = 0;
}

/** A turn: roll, and roll again as often as you dare (XX-001 to XX-004). */
export const turn = flow(
  'turn',
  {},
  {
    roll(s) {
      s.die = 1 + below(s.rng, 6);
      // All players have seen the die, so free undo stops here.
      witness(s);
      s.gain = s.die === 1 ? 0 : s.gain + s.die;
      logEvent(s.die === 1 ? 'lost' : 'rolled', { seat: s.turn, die: s.die, gain: s.gain });
    },
    decide: {
      ask: 'choose',
      // A step without seats to ask is skipped: after a one there is nothing to decide.
      who: (s) => (s.die === 1 ? [] : s.turn),
      prompt: (s) => ({
        text: msg('decide', { gain: s.gain }),
        options: CHOICES.map((id) => ({ id, text: msg(id, { gain: s.gain }) })),
      }),
      admits: (_s, _v, _seat, choice) => CHOICES.includes(choice) || refuse('no-such-choice', 'XX-002'),
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
      if (s.gain > 0) logEvent('kept', { seat: s.turn, gain: s.gain, points: pointsOf(s, s.turn) });
      if (pointsOf(s, s.turn) >= s.goal) go.finish(resultOf(s, 'goal'));
    },
    next(s, _v, go) {
      passTurn(s);
      go.jump('roll');
    },
  },
);
