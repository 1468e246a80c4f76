import { below, defined, flag, int, logEvent, msg, owner, refuse } from '@orrery/kernel';
import { PRICES } from '../content/panel.ts';
import { isMothership, unitName } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { pay } from '../effects/resources.ts';
import { friendly } from '../rules/board.ts';
import { spareGuardian } from '../rules/judge.ts';
import { boardOf, flow, playerOf, type State } from '../state.ts';
import { arrive } from './arrive.ts';

/**
 * Enemies of the deploying player who can afford to block the guardian; depends only on public information (MO-487,
 * MO-632).
 */
function blockers(s: State, seat: number): number[] {
  if (!s.agreed.influence) return [];
  return s.out.flatMap((out, other) =>
    !out && !friendly(s, other, seat) && playerOf(s, other).influence >= PRICES.block ? [other] : [],
  );
}

/** Deploys a guardian beside a ship, unless an enemy pays to block it (MO-150 to MO-155, MO-487 to MO-489). */
export const deploy = flow(
  'deploy',
  { seat: owner, ship: int, cell: int, stopped: flag, guardian: int },
  {
    block: {
      sealed: 'choose?',
      quiet: true,
      time: 'window',
      who: (s, v) => blockers(s, v.seat),
      prompt: (_s, v) => ({
        text: msg('ask-block', { seat: v.seat, price: PRICES.block }),
        pass: msg('let-it-be'),
        options: [{ id: 'block', text: msg('act-block', { price: PRICES.block }) }],
      }),
      brief: (_s, v) => msg('brief-deploy-block', { seat: v.seat }),
      admits: (_s, _v, _seat, id) => id === null || id === 'block' || refuse('no-such-choice', 'MO-487'),
      sample: (_s, _v, _seat, rng) => (below(rng, 3) === 0 ? 'block' : null),
      options: () => [null, 'block'],
      fallback: () => null,
      reveal(s, v, answers, go) {
        for (let i = 0; i < answers.length; i++) {
          const other = (v.seat + i) % answers.length;
          if (answers[other] === null || s.out[other]) continue;
          pay(s, other, 'influence', PRICES.block);
          logEvent('blocked', { seat: other, owner: v.seat });
          v.stopped = true;
          return go.jump('done');
        }
      },
    },
    put(s, v, go) {
      const guardian = spareGuardian(s, v.seat);
      pay(s, v.seat, 'minerals', PRICES.guardian);
      putUnit(s, guardian, v.cell);
      logEvent('deployed', { seat: v.seat, unit: unitName(guardian), to: defined(boardOf(s).names[v.cell]) });
      go.call(arrive, { unit: guardian });
    },
    done(s, v) {
      if (isMothership(v.ship)) s.thisTurn.locked = true;
    },
  },
);
