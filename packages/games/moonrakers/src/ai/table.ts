import { defined, type Seat } from '@orrery/kernel';
import { COLOURS } from '../content/cards.ts';
import type { Happening, Lasting } from '../content/effect.ts';
import { cardName, eventOf } from '../content/set.ts';
import type { EventCard } from '../content/types.ts';
import { abilityOf, cardOfAbility } from '../rules/abilities.ts';
import { CREW_TYPE } from '../rules/actions.ts';
import { needsOf } from '../rules/contracts.ts';
import { favoursOf, judgeFavour } from '../rules/favours.ts';
import { HINT_LEVELS, HINT_TYPES } from '../rules/hints.ts';
import { plain } from '../rules/owned.ts';
import { mayUse } from '../rules/plays.ts';
import { unitsInHand } from '../sampling/risk.ts';
import { captainOf, pilotOf, type State, talksOf } from '../state.ts';
import { exposedOf, missingOf, openNeeds } from './muster.ts';
import { isDear, momentOf } from './play.ts';
import { fading } from './worth.ts';
import { cardWeight } from './yields.ts';

/** The first triggered ability worth using, or null. Bots pay costs only in a contract, and never replace an event. */
export function useTrigger(s: State, seat: Seat, keys: readonly number[]): string | null {
  const isFlying = s.mission?.order.includes(seat) === true;
  for (const key of keys) {
    if (mayUse(s, seat, key) !== true) continue;
    const { pay, gives } = abilityOf(key);
    const isIdle = gives.some((step) => step.do === 'new event');
    if (isIdle || (pay && (!isFlying || isDear(s, seat, pay, momentOf(s, seat))))) continue;
    // Pays for blocks only if a hazard is unblocked.
    if (pay && gives.some((step) => step.do === 'block') && exposedOf(s, seat) === 0) continue;
    return cardName(cardOfAbility(key));
  }
  return null;
}

/**
 * Whether a bot votes for a policy: not for higher prices, damage caps or solo levies; for Fair Shares only if another
 * captain has more prestige.
 */
const isWelcome = (s: State, seat: Seat, law: Lasting): boolean => {
  switch (law.is) {
    case 'price':
      return law.n < 0;
    case 'damage cap':
    case 'solo levy':
      return false;
    case 'fair shares':
      return s.captains.some((own) => own.prestige > captainOf(s, seat).prestige);
    default:
      return true;
  }
};
export const vote = (s: State, seat: Seat): boolean => eventOf(s.event).lasts.every((law) => isWelcome(s, seat, law));

/** Whether to accept an event's offer: yes, unless it costs a good card, or credits late in the game. */
export function takesPart(s: State, seat: Seat, at: number): string {
  const own = defined((eventOf(s.event) as EventCard).happens[at - 1]) as Extract<Happening, { is: 'offer' }>;
  for (const cost of own.pay) {
    if (cost.pay === 'trash' && !captainOf(s, seat).hand.cards.some((card) => cardWeight(plain(card)) < 0)) return 'no';
    if (cost.pay === 'credit' && fading(s) < 0.45) return 'no';
  }
  return 'yes';
}
/**
 * The favour to use, if any: a once-per-turn part, the prestige reward or, for a participant without Actions, a reward
 * that helps to provide the last missing units or removes a die.
 */
export function favour(s: State, seat: Seat): string | undefined {
  const own = captainOf(s, seat);
  const best = own.reputation.reduce((top, points, other) => (points > defined(own.reputation[top]) ? other : top), 0);
  const colour = COLOURS[defined(s.colours[best])];
  const isAllowed = (id: string): boolean => judgeFavour(s, seat, id) === true;
  const paid = (id: string): string | undefined =>
    [`${id}:same:${colour}`, `${id}:any`].find((row) => s.agreed.binding && isAllowed(row));
  const use =
    own.parts.length > 0 ? favoursOf(s, seat).find((id) => id.startsWith('use:') && isAllowed(id)) : undefined;
  if (use !== undefined) return use;
  if (!s.agreed.binding || own.reputation.every((points) => points === 0)) return undefined;
  const prestige = paid('RW9');
  if (prestige !== undefined) return prestige;
  const { mission } = s;
  if (mission === null || mission.stage !== 'plays' || mission.duel || !mission.order.includes(seat)) return undefined;
  const need = openNeeds(s);
  const missing = missingOf(need);
  const pilot = pilotOf(s, seat);
  const isStuck = pilot.actions === 0;
  if (isStuck && missing > 0 && missing <= 2 && need.filter((n) => n > 0).length === 1) return paid('RW6');
  if (missing === 0 && isStuck && exposedOf(s, seat) > 0 && own.prestige > 0) return paid('RW5');
  const isHandOfUse = momentOf(s, seat).playable > 0;
  return isStuck && missing > 0 && missing <= 2 && isHandOfUse ? paid('RW3') : undefined;
}

/** An ally's first hint in the talks: true, and about the requirement that the hand helps most; else undefined. */
export function statement(s: State, seat: Seat): string | undefined {
  const t = talksOf(s);
  const said = t.hints.slice(seat * HINT_TYPES.length, (seat + 1) * HINT_TYPES.length);
  if (seat === s.leader || said.some((level) => level > 0)) return undefined;
  const need = needsOf(t.contract);
  const units = unitsInHand(s, seat);
  let best = -1;
  for (let type = 0; type <= CREW_TYPE; type++) {
    if (defined(need[type]) > 0 && (best < 0 || defined(units[type]) > defined(units[best]))) best = type;
  }
  const n = best < 0 ? 0 : defined(units[best]);
  return n === 0 ? undefined : `${HINT_TYPES[best]}:${HINT_LEVELS[n === 1 ? 1 : n < 4 ? 2 : 3]}`;
}
