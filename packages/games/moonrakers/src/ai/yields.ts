import { addAt, defined } from '@orrery/kernel';
import { TYPES, type Type } from '../content/cards.ts';
import type { Ability, Amount, Condition, Costs, Effect, Effects } from '../content/effect.ts';
import { CARD_COUNT, crewOf, isAction, isCrew, isPart, kindCard, partOf } from '../content/set.ts';
import { ACTIONS_GIVEN, CARDS_DRAWN, CREW_TYPE, ICONS_BLOCKED, typeOf, unitsOf } from '../rules/actions.ts';
import { NONE } from '../state.ts';

/**
 * A card's approximate yield in a contract: Actions, draws, blocks, units by type, units of any type, and gains
 * beyond the contract (credits, prestige, reputation). Bots evaluate cards by this alone, so a new card needs
 * no code here.
 */
export interface Yield {
  actions: number;
  draw: number;
  block: number;
  /** Units by type. The last entry is Flex: units of a type the owner chooses. */
  units: number[];
  /** The only type of its units (0 if it has none); -1 for several types or units of any type. */
  single: number;
  goods: number;
}
const ANY = 5;
export const noYield = (): Yield => ({
  actions: 0,
  draw: 0,
  block: 0,
  units: [0, 0, 0, 0, 0, 0],
  single: NONE,
  goods: 0,
});

/** The expected value of each count that depends on the course of play. */
const COUNTS = {
  dice: 1,
  allies: 0.8,
  played: 1.5,
  blocked: 0.8,
  surplus: 0.3,
  paid: 1.5,
  colours: 0.5,
  reputation: 0.8,
};
function amount(n: Amount): number {
  if (typeof n === 'number') return n;
  return Math.min(COUNTS[n.per.of], n.max ?? 9);
}

/** The estimated probability that a condition holds. */
function often(when: Condition | undefined): number {
  switch (when?.is) {
    case undefined:
      return 1;
    case 'none in hand':
      return 0.2;
    case 'leader':
    case 'solo':
    case 'allies':
      return when.is === 'allies' && when.least > 1 ? 0.25 : 0.5;
    case 'head-to-head':
      return 0.15;
    case 'contract':
      return 0.25;
    case 'alone':
      return 0.6;
    default:
      return 0.5;
  }
}

/** Adds the yield of one step, weighted. */
function addStep(out: Yield, step: Effect, times: number): void {
  switch (step.do) {
    case 'actions':
    case 'draw':
    case 'block':
      out[step.do] += amount(step.n) * times;
      return;
    case 'credit':
      out.goods += amount(step.n) * 0.12 * times;
      return;
    case 'prestige':
      out.goods += amount(step.n) * times;
      return;
    case 'reputation':
      out.goods += step.n * 0.2 * times;
      return;
    case 'reduce':
      addUnits(out, step.what === 'any' ? ANY : TYPES.indexOf(step.what), amount(step.n) * times);
      return;
    case 'as':
      addYield(out, defined(YIELDS[kindCard(defined(step.kinds[0]))]), times);
      return;
    case 'either':
      return addSteps(out, defined(step.branches[0]), times * 1.2);
    case 'if': {
      const p = often(step.when);
      addSteps(out, step.gives, times * p);
      return addSteps(out, step.otherwise ?? [], times * (1 - p));
    }
    case 'may':
      addSteps(out, step.gives, times * 0.5);
      return addSteps(out, step.otherwise ?? [], times * 0.5);
    case 'next damage':
    case 'value':
      return addUnits(out, TYPES.indexOf('damage'), step.n * 0.7 * times);
    case 'discard':
      out.draw -= 0.4 * step.n * times;
      return;
    case 'choose one':
    case 'retrieve':
      out.draw += 1.2 * times;
      return;
    case 'arrange':
    case 'on top':
      out.draw += 0.4 * times;
      return;
    case 'keep':
      out.draw += 0.8 * step.n * times;
      return;
    case 'reroll':
      out.block += 0.4 * step.n * times;
      return;
    case 'remove die':
      out.block += 1.2 * times;
      return;
    case 'twice':
      addUnits(out, TYPES.indexOf('shield'), times);
      out.block += times;
      return;
    case 'return':
      out.actions += times;
      return addUnits(out, 0, times);
    case 'copy crew':
      out.actions += 0.4 * times;
      return;
    case 'mimic':
      out.actions += 1.2 * times;
      out.draw += 0.4 * times;
      return;
    case 'free advanced':
      out.actions += 0.4 * times;
      return;
    case 'add':
      if (step.kind === 'm') addUnits(out, ANY, -0.7 * times);
      else out.goods += 0.1 * times;
      return;
    case 'upgrade':
    case 'refine':
      out.goods += 0.12 * times;
      return;
    case 'bonus card':
      out.goods += 0.4 * times;
      return;
    case 'charge':
      out.goods += 0.05 * times;
      return;
    case 'recharge':
      out.draw += 0.2 * times;
  }
}
function addUnits(out: Yield, type: number, n: number): void {
  addAt(out.units, type, n);
}
function addSteps(out: Yield, steps: Effects, times: number): void {
  for (const step of steps) addStep(out, step, times);
}
export function addYield(out: Yield, { actions, draw, block, units, goods }: Yield, times: number): void {
  out.actions += actions * times;
  out.draw += draw * times;
  out.block += block * times;
  out.goods += goods * times;
  units.forEach((n, type) => {
    addUnits(out, type, n * times);
  });
}

/** Subtracts the cost of an ability: discards, Actions, credits and reputation. */
function pays(out: Yield, costs: Costs | undefined, times: number): void {
  for (const cost of costs ?? []) {
    if (cost.pay === 'discard') out.draw -= 0.5 * cost.n * times;
    else if (cost.pay === 'action') out.actions -= cost.n * times;
    else if (cost.pay === 'credit') out.goods -= 0.12 * cost.n * times;
    else if (cost.pay === 'reputation') out.goods -= 0.15 * cost.n * times;
  }
}

/**
 * The estimated probability that a cost can be paid when needed: tokens accumulate slowly, a specific card is not always
 * in hand, and an Action is rarely left over.
 */
function affordable(pay: Costs): number {
  let p = 0.8;
  for (const cost of pay) {
    if (cost.pay === 'io') p *= 0.4;
    else if (cost.pay === 'action') p *= 0.3;
    else if (cost.pay === 'trash') p *= 0.4;
    else if (cost.pay === 'discard') p *= cost.cards.includes('any') ? 0.8 : 0.45;
    else if (cost.pay === 'reputation') p *= 0.6;
  }
  return p;
}

/** The estimated number of times an ability is used in one contract. */
function frequency({ on, when, pay }: Ability): number {
  const p = often(when);
  switch (on.on) {
    case 'start':
      return p;
    case 'nth':
      return p * (on.cards === 'crew' || on.cards === 'advanced' ? 0.5 : defined([0.8, 0.45, 0.2][on.n - 1]));
    case 'each':
      return p * 1.2;
    case 'use':
      return p * affordable(pay ?? []);
    case 'success':
    case 'discard step':
      return p * 0.7;
    case 'end':
      return p * 0.7;
    case 'elsewhere':
      return p;
    default:
      return p * 0.2;
  }
}

/** The yield of a part's or IO crew's abilities in one contract. */
function ofAbilities(abilities: readonly Ability[]): Yield {
  const out = noYield();
  for (const ability of abilities) {
    const times = frequency(ability);
    addSteps(out, ability.gives, times);
    pays(out, ability.pay, times);
  }
  return out;
}

const YIELDS: Yield[] = [];
for (let card = 0; card < CARD_COUNT; card++) {
  const own = noYield();
  YIELDS.push(own);
  if (isAction(card)) {
    own.actions = defined(ACTIONS_GIVEN[card]);
    own.draw = defined(CARDS_DRAWN[card]);
    own.block = defined(ICONS_BLOCKED[card]);
    if (typeOf(card) >= 0) own.units[typeOf(card)] = unitsOf(card);
  } else if (isCrew(card)) {
    own.units[CREW_TYPE] = 1;
    addSteps(own, crewOf(card).play, 1);
    addYield(own, ofAbilities(crewOf(card).abilities), 2);
  } else if (isPart(card)) addYield(own, ofAbilities(partOf(card).abilities), 1);
}

/** A part's yield when the n-th card of a type is played in a contract. */
export interface Fired {
  type: number;
  n: number;
  gives: Yield;
}
/** For each part: its yield without n-th-card triggers, and the yield of those triggers. */
const STEADY: Yield[] = [];
const FIRED: Fired[][] = [];
for (let part = 0; part < CARD_COUNT; part++) {
  if (!isPart(part)) continue;
  const fired: Fired[] = [];
  const steady: Ability[] = [];
  for (const ability of partOf(part).abilities) {
    const { on, gives, when, pay } = ability;
    const type = on.on === 'nth' ? TYPES.indexOf(on.cards as Type) : NONE;
    if (on.on !== 'nth' || type === NONE) {
      steady.push(ability);
      continue;
    }
    const own = noYield();
    addSteps(own, gives, often(when));
    pays(own, pay, 1);
    fired.push({ type, n: on.n, gives: own });
  }
  STEADY[part] = ofAbilities(steady);
  FIRED[part] = fired;
}
export const steadyOf = (part: number): Yield => defined(STEADY[part]);
export const firedOf = (part: number): readonly Fired[] => defined(FIRED[part]);

for (const own of YIELDS) {
  const types = [...own.units.keys()].filter((type) => defined(own.units[type]) > 0);
  if (types.length <= 1 && types[0] !== ANY) own.single = types[0] ?? 0;
}

/** The yield of a card when it is played, or of a part in one contract. */
export const yieldOf = (card: number): Yield => defined(YIELDS[card]);
/** The yield of a list of steps. */
export function yieldOfSteps(steps: Effects): Yield {
  const out = noYield();
  addSteps(out, steps, 1);
  return out;
}

/** The value of a yield, in Actions. */
export function weigh({ actions, draw, block, units, goods }: Yield): number {
  let sum = actions + draw * 0.9 + block * 0.8 + goods * 8;
  for (let type = 0; type < ANY; type++) sum += defined(units[type]) * 0.8;
  return sum + defined(units[ANY]) * 1.4;
}

/** The value of a card in the deck: its yield minus the Action it costs. */
const CARD_WEIGHTS: readonly number[] = YIELDS.map((own) => weigh(own) - 1);
export const cardWeight = (card: number): number => defined(CARD_WEIGHTS[card]);
/** The value of a part, without the cards that come with it. */
const PART_WEIGHTS: readonly number[] = YIELDS.map((own) => weigh(own));
export const partWeight = (part: number): number => defined(PART_WEIGHTS[part]);
export const broughtBy = (part: number): number[] => partOf(part).brings.map(kindCard);
