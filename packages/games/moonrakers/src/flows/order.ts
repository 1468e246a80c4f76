import { refuse, say, tell, type Verdict } from '@orrery/kernel';
import { missionOf, type State } from '../state.ts';

/** Who plays when: the leader fixes an order, or passes and leaves it free (MK-344). */
export const orderPrompt = (s: State) => ({
  text: say('ask-order'),
  items: missionOf(s).order.map((seat) => ({ id: String(seat), text: say('captain', { seat }), data: { seat } })),
  // Free order can be chosen where it does not hold already.
  ...((missionOf(s).stage === 'order' || !missionOf(s).free) && { pass: say('free-order') }),
});

export const judgeOrder = (s: State, order: readonly string[] | null): Verdict =>
  order === null || isOrder(s, order) || refuse('not-the-participants', 'MK-344');

const isOrder = (s: State, order: readonly string[]): boolean =>
  order.length === missionOf(s).order.length && missionOf(s).order.every((seat) => order.includes(String(seat)));

/** What holds already. */
export function isSameOrder(s: State, order: readonly string[] | null): boolean {
  const { free, order: now } = missionOf(s);
  if (order === null) return free;
  return !free && now.length === order.length && now.every((seat, i) => String(seat) === order[i]);
}

export function setOrder(s: State, order: readonly string[] | null): void {
  const mission = missionOf(s);
  mission.free = order === null;
  if (order !== null) mission.order = order.map(Number);
  tell(order === null ? 'order-free' : 'order-fixed', { who: mission.order });
}
