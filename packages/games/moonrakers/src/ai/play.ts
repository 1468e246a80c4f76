import { addAt, defined, type Seat } from '@orrery/kernel';
import type { Ability, Costs } from '../content/effect.ts';
import { fitsOne, isAction, MISS, objectiveOf } from '../content/set.ts';
import { abilityOf } from '../rules/abilities.ts';
import { FLEX, typeOf, unitsOf } from '../rules/actions.ts';
import { plain } from '../rules/owned.ts';
import { codeName, DONE, isHire, isPlay, isToFlex, keyIn, kindIn, playsOf } from '../rules/plays.ts';
import { CREDITS, captainOf, ITEMS, missionOf, PRESTIGE, pilotOf, type State } from '../state.ts';
import { exposedOf, missingOf, openNeeds, type Stock, urgency, usefulUnits } from './muster.ts';
import { cardWeight, type Yield, yieldOf, yieldOfSteps } from './yields.ts';

/** A captain's situation during a contract. */
export interface Moment extends Stock {
  need: number[];
  missing: number;
  /** Number of cards in hand that the captain cannot make use of. */
  spare: number;
  misses: number;
}
export function momentOf(s: State, seat: Seat): Moment {
  const need = openNeeds(s);
  const { actions } = pilotOf(s, seat);
  const exposed = captainOf(s, seat).prestige > 0 || !missionOf(s).duel ? exposedOf(s, seat) : 0;
  let [playable, units, spare, misses] = [0, 0, 0, 0];
  for (const card of captainOf(s, seat).hand.cards) {
    const own = yieldOf(plain(card));
    if (plain(card) === MISS) misses++;
    const useful = usefulUnits(own, need);
    units += useful;
    if (useful > 0) playable++;
    else if (exposed > 0 && own.block > 0) continue;
    else if (own.actions < 1 && (own.draw < 1 || actions < 2)) spare++;
  }
  if (actions === 0) spare = captainOf(s, seat).hand.cards.length;
  // While other participants can still play, this captain has to provide only the units in hand.
  const others = missionOf(s).order.some((other) => other !== seat && !pilotOf(s, other).done);
  const missing = missingOf(need);
  const due = others ? Math.min(missing, units) : missing;
  return { need, missing, due, exposed, actions, playable, units, spare, misses };
}

/** Number of a card's units that would count; those of an Action card all go to one requirement. */
const filling = (kind: number, toFlex: boolean, m: Moment): number => {
  const own = yieldOf(kind);
  const type = typeOf(kind);
  const here = type < 0 ? 0 : Math.min(unitsOf(kind), Math.max(0, defined(m.need[toFlex ? FLEX : type])));
  if (isAction(kind)) return here > 0 || toFlex || type < 0 ? here : Math.min(unitsOf(kind), defined(m.need[FLEX]));
  return Math.max(here, usefulUnits(own, m.need));
};

const yields: (Yield | undefined)[] = [];
function yieldOfAbility(key: number, { gives }: Ability): Yield {
  let own = yields[key];
  if (!own) {
    own = yieldOfSteps(gives);
    yields[key] = own;
  }
  return own;
}

/** Whether a cost is more than the captain can spare in this situation. */
export function isDear(s: State, seat: Seat, costs: Costs, m: Moment): boolean {
  let cards = 0;
  for (const cost of costs) {
    if (cost.pay === 'discard') cards += cost.n;
    if (cost.pay === 'trash') {
      const fits = captainOf(s, seat).hand.cards.filter((card) => fitsOne(plain(card), cost.cards));
      if (!fits.some((card) => cardWeight(plain(card)) < 0)) return true;
      cards += cost.n;
    }
    if (cost.pay === 'action' && m.actions <= cost.n) return true;
    if (cost.pay === 'reputation' && m.missing === 0 && m.exposed === 0) return true;
    if (cost.pay === 'itself') return true;
  }
  return cards > m.spare;
}

function abilityUrgency(s: State, seat: Seat, key: number, m: Moment): number {
  const ability = abilityOf(key);
  const own = yieldOfAbility(key, ability);
  if (isDear(s, seat, ability.pay ?? [], m)) return 0;
  const useful = usefulUnits(own, m.need);
  const blocked = Math.min(own.block, m.exposed);
  if (useful + blocked > 0) return 30 + useful * 10 + blocked * 7;
  const idle = m.missing === 0 && m.exposed === 0;
  if (own.actions > 0 && !idle && m.playable > m.actions) return 40;
  if (own.draw > 0 && !idle && m.actions > 0 && m.playable <= m.actions) return 35;
  return own.goods > 0 ? 8 : 0;
}

/** The urgency of hiring a mercenary: positive only if hiring can still complete the contract at a profit. */
function hireUrgency(s: State, seat: Seat, kind: number, toFlex: boolean, m: Moment): number {
  const { shares, hireCredits, hirePrestige, hired } = missionOf(s);
  if (filling(kind, toFlex, m) === 0) return 0;
  const left = m.need.slice();
  let purse = defined(shares[seat * ITEMS.length + CREDITS]) - hireCredits;
  let glory = defined(shares[seat * ITEMS.length + PRESTIGE]) - hirePrestige;
  let price = 1 + hired.length;
  s.mercenaryRow.forEach((card, at) => {
    if (hired.includes(at)) return;
    const type = typeOf(card);
    const to = defined(left[type]) > 0 ? type : defined(left[FLEX]) > 0 ? FLEX : -1;
    if (to < 0 || (isAction(card) ? purse < price : glory < 1)) return;
    if (isAction(card)) purse -= price++;
    else glory--;
    addAt(left, to, -unitsOf(card));
  });
  if (missingOf(left) > 0 || glory + purse * 0.1 < 0.3) return 0;
  return 4 + filling(kind, toFlex, m);
}

/** Whether the captain is at most three Actions short of an objective about spending Actions in one contract. */
function lured(s: State, seat: Seat): boolean {
  const { spent } = pilotOf(s, seat);
  return captainOf(s, seat).objectives.cards.some((card) => {
    const { goal } = objectiveOf(card);
    return goal.is === 'in a contract' && goal.what === 'actions' && spent < goal.least && spent >= goal.least - 3;
  });
}

/** All possible plays with their urgency. */
function weighPlays(s: State, seat: Seat): { code: number; worth: number }[] {
  const m = momentOf(s, seat);
  const idle = m.missing === 0 && m.exposed === 0;
  const lure = idle && lured(s, seat);
  return playsOf(s, seat).map((code) => {
    if (code === DONE) return { code, worth: 0 };
    if (isPlay(code)) {
      const kind = kindIn(code);
      const own = yieldOf(kind);
      if (idle) return { code, worth: lure ? 1 + own.actions : 0 };
      const useful = filling(kind, isToFlex(code), m);
      // With no other card in hand, a card that gives Actions helps only if it also draws.
      const idleAction = own.actions >= 1 && useful === 0 && m.playable === 0 && handLeft(s, seat) === 1;
      if (idleAction) return { code, worth: own.draw > 0 ? 10 : 0 };
      return { code, worth: urgency(own, useful, m) - (isToFlex(code) ? 0.5 : 0) };
    }
    if (isHire(code)) return { code, worth: hireUrgency(s, seat, kindIn(code), isToFlex(code), m) };
    return { code, worth: abilityUrgency(s, seat, keyIn(code), m) };
  });
}
const handLeft = (s: State, seat: Seat): number => captainOf(s, seat).hand.cards.length;

/** The most urgent play, or `DONE`. */
export function play(s: State, seat: Seat): string {
  let best = DONE;
  let most = 0;
  for (const { code, worth } of weighPlays(s, seat)) {
    if (worth <= most) continue;
    most = worth;
    best = code;
  }
  return codeName(best);
}
/** The search also compares plays whose urgency is at most this far below the best one. */
const NEAR = 12;
export function nearPlays(s: State, seat: Seat, n: number): string[] {
  const all = weighPlays(s, seat).sort((a, b) => b.worth - a.worth);
  const most = all[0]?.worth ?? 0;
  const near = all.filter(({ worth }) => worth > 0 && worth >= most - NEAR).slice(0, n);
  return [...new Set([play(s, seat), ...near.map(({ code }) => codeName(code))])];
}
