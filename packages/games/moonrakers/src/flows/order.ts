import { below, refuse, type Rng, type Seat, say, shuffled, tell } from '@orrery/kernel';
import { missionOf, type State } from '../state.ts';

/** Who plays when: the leader fixes an order, or passes and leaves it free (MK-344). */
export const orderQuestion = {
  ask: 'arrange?' as const,
  prompt: (s: State) => ({
    text: say('ask-order'),
    items: missionOf(s).order.map((seat) => ({ id: String(seat), text: say('captain', { seat }), data: { seat } })),
    pass: say('free-order'),
  }),
  admits: (s: State, _v: object, _seat: Seat, order: string[] | null) =>
    order === null || isOrder(s, order) || refuse('not-the-participants', 'MK-344'),
  sample: (s: State, _v: object, _seat: Seat, rng: Rng): string[] | null =>
    below(rng, 3) > 0 ? null : shuffled(rng, missionOf(s).order.map(String)),
  fallback: () => null,
  take(s: State, _v: object, _seat: Seat, order: string[] | null) {
    const mission = missionOf(s);
    mission.free = order === null;
    if (order !== null) mission.order = order.map(Number);
    tell(order === null ? 'order-free' : 'order-fixed', { order: mission.order });
  },
};

const isOrder = (s: State, order: readonly string[]): boolean =>
  order.length === missionOf(s).order.length && missionOf(s).order.every((seat) => order.includes(String(seat)));
