import { logEvent, msg, refuse, type Verdict } from '@orrery/kernel';
import { missionOf, type State } from '../state.ts';

/** The prompt for the order of play: the leader sets it, or passes to leave it free (MK-344). */
export const orderPrompt = (s: State) => ({
  text: msg('ask-order'),
  items: missionOf(s).order.map((seat) => ({ id: String(seat), text: msg('captain', { seat }), data: { seat } })),
  // Free order is offered before the roll, and later only while the order is fixed.
  ...((missionOf(s).stage === 'order' || !missionOf(s).free) && { pass: msg('free-order') }),
});

export const judgeOrder = (s: State, order: readonly string[] | null): Verdict =>
  order === null || isOrder(s, order) || refuse('not-the-participants', 'MK-344');

const isOrder = (s: State, order: readonly string[]): boolean =>
  order.length === missionOf(s).order.length && missionOf(s).order.every((seat) => order.includes(String(seat)));

/** Whether an answer equals the current order; null is free order. */
export function isSameOrder(s: State, order: readonly string[] | null): boolean {
  const { free, order: now } = missionOf(s);
  if (order === null) return free;
  return !free && now.length === order.length && now.every((seat, i) => String(seat) === order[i]);
}

export function setOrder(s: State, order: readonly string[] | null): void {
  const mission = missionOf(s);
  mission.free = order === null;
  if (order !== null) mission.order = order.map(Number);
  logEvent(order === null ? 'order-free' : 'order-fixed', { who: mission.order });
}
