import type { Lasting } from '../content/effect.ts';
import { eventOf, isPart } from '../content/set.ts';
import { NONE, type State } from '../state.ts';

const NOTHING: readonly Lasting[] = [];
/**
 * The rules of the turn's event, and of the active policy (MK-270). Callers ignore them in a head-to-head (MK-093,
 * MK-262).
 */
const ofEvent = (s: State): readonly Lasting[] => (s.event === NONE ? NOTHING : eventOf(s.event).lasts);
const ofPolicy = (s: State): readonly Lasting[] => (s.policy === NONE ? NOTHING : eventOf(s.policy).lasts);

type Of<K extends Lasting['is']> = Extract<Lasting, { is: K }>;
/** The rule of this kind that is in effect, if any. */
export function lasting<K extends Lasting['is']>(s: State, is: K): Of<K> | undefined {
  for (const own of ofEvent(s)) if (own.is === is) return own as Of<K>;
  for (const own of ofPolicy(s)) if (own.is === is) return own as Of<K>;
  return undefined;
}

/**
 * The current price of a part or crew card. Changes add up, and the price is at least 1 (MK-393). A change that names
 * parts or crew applies wherever they are sold (D116), any other only in the Armory.
 */
export function priceNow(s: State, card: number, printed: number, { less = 0, inArmory = true } = {}): number {
  let price = printed - less;
  const of = isPart(card) ? 'part' : 'crew';
  for (const rules of [ofEvent(s), ofPolicy(s)]) {
    for (const own of rules) {
      if (own.is !== 'price' || (own.of ? own.of !== of : !inArmory) || (own.from && printed < own.from)) continue;
      price += own.n;
    }
  }
  return Math.max(1, price);
}
