import { below, type Go, shuffled } from '@orrery/kernel';
import { clearTable, closeMission, judge, launch, settle, sufferHazards } from '../effects/mission.ts';
import { noteOutcome } from '../effects/outcome.ts';
import { inOrder, participants } from '../rules/seats.ts';
import { flow, missionOf, type State } from '../state.ts';
import { moment } from './moment.ts';
import { judgeOrder, orderPrompt, setOrder } from './order.ts';
import { plays } from './plays.ts';

/** Wraps a step of a contract; if the leader has resigned, the contract goes straight to the discard step (D98). */
const led =
  (step: (s: State, go: Go<'discard'>) => void) =>
  (s: State, _v: object, go: Go<'discard'>): void =>
    missionOf(s).outcome === 'abandoned' ? go.jump('discard') : step(s, go);

/** The Execution phase: order, dice, start, plays, end, outcome, rewards, hazards, discard (MK-327). */
export const mission = flow(
  'mission',
  {},
  {
    order: {
      ask: 'arrange?',
      who: (s) => (missionOf(s).order.length > 1 ? s.leader : []),
      prompt: (s) => orderPrompt(s),
      admits: (s, _v, _seat, order) => judgeOrder(s, order),
      sample: (s, _v, _seat, rng) => (below(rng, 3) > 0 ? null : shuffled(rng, missionOf(s).order.map(String))),
      fallback: () => null,
      take: (s, _v, _seat, order) => setOrder(s, order),
    },
    roll: led((s) => {
      missionOf(s).stage = 'roll';
      launch(s);
    }),
    start: led((s, go) => {
      missionOf(s).stage = 'start';
      go.call(moment, { is: 'start', seats: missionOf(s).order });
    }),
    plays: led((s, go) => {
      missionOf(s).stage = 'plays';
      go.call(plays);
    }),
    end: led((s, go) => {
      missionOf(s).stage = 'end';
      go.call(moment, { is: 'end', seats: missionOf(s).order });
    }),
    judge: led((s) => {
      missionOf(s).stage = 'rewards';
      judge(s);
    }),
    rewards: (s) => settle(s),
    outcome(s, _v, go) {
      const { outcome, order } = missionOf(s);
      if (outcome === 'success' || outcome === 'failure') go.call(moment, { is: outcome, seats: order });
    },
    elsewhere(s, _v, go) {
      const { outcome, order } = missionOf(s);
      if (outcome !== 'success') return;
      go.call(moment, { is: 'elsewhere', seats: inOrder(s).filter((seat) => !order.includes(seat)) });
    },
    hazards(s) {
      missionOf(s).stage = 'hazards';
      noteOutcome(s);
      sufferHazards(s);
    },
    discardStep(s, _v, go) {
      missionOf(s).stage = 'discard';
      go.call(moment, { is: 'discard step', seats: participants(s) });
    },
    discard(s) {
      clearTable(s);
      closeMission(s);
    },
  },
);
