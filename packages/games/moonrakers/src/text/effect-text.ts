import { ACTION_CARDS } from '../content/actions.ts';
import type { Kind } from '../content/cards.ts';
import type {
  Ability,
  Amount,
  AmountOp,
  Condition,
  Cost,
  Costs,
  Count,
  Effect,
  Effects,
  Filter,
  Filters,
  NumberOp,
  PlainOp,
  Trigger,
} from '../content/effect.ts';
import { CONTRACT_NAMES, counted, joined, KIND_NAMES, sentence, some, TYPE_NAMES } from './words.ts';

const BASIC_TWINS: ReadonlySet<Kind> = new Set<Kind>(['r', 't', 's']);
/** A card that is meant exactly: `basic Reactor`, `Damage 1`; the advanced ones have names of their own. */
const exact = (kind: Kind): string => (BASIC_TWINS.has(kind) ? `basic ${KIND_NAMES[kind]}` : KIND_NAMES[kind]);

/** The cards a filter accepts, as a noun: `Reactor card` is any of the category, `basic Reactor` that card alone. */
function noun(filter: Filter): string {
  switch (filter) {
    case 'any':
      return 'card';
    case 'action':
      return 'Action card';
    case 'basic':
      return 'basic card';
    case 'advanced':
      return 'advanced card';
    case 'crew':
      return 'crew';
    case 'reactor':
    case 'thruster':
    case 'shield':
    case 'damage':
      return `${TYPE_NAMES[filter]} card`;
    default:
      return exact(filter);
  }
}
/** Every basic card that has a category: there is a shorter way to say it. */
const NO_MISS: Filters = ACTION_CARDS.flatMap(({ kind, advanced, category }) => (advanced || !category ? [] : [kind]));
const nouns = (n: number, filters: Filters): string =>
  filters.length === NO_MISS.length && NO_MISS.every((kind) => filters.includes(kind))
    ? `${some(n, noun('basic'))} other than a Miss`
    : joined(
        filters.map((filter) => some(n, noun(filter))),
        'or',
      );

function perText(count: Count): string {
  switch (count.of) {
    case 'dice':
      return ' for each die you rolled';
    case 'allies':
      return ' for each other captain in the contract';
    case 'played':
      return ` for each ${noun(count.cards)} you played before`;
    case 'blocked':
      return ' for each hazard you block';
    case 'surplus':
      return ' for each block left over';
    case 'paid':
      return ' for each';
    case 'colours':
      return ` for each faction with which you have ${count.least} or more reputation`;
    case 'reputation':
      return ` for every ${count.full} reputation you have`;
  }
}
/** The number in the text, and its multiplier. */
const amountOf = (n: Amount): [number, string] =>
  typeof n === 'number'
    ? [n, '']
    : [1, `${perText(n.per)}${n.max === undefined || n.per.of === 'paid' ? '' : `, at most ${n.max}`}`];

const AMOUNTS: Readonly<Record<AmountOp, (n: number) => string>> = {
  actions: (n) => `gain ${counted(n, 'Action')}`,
  draw: (n) => `draw ${counted(n, 'card')}`,
  block: (n) => `block ${counted(n, 'hazard')}`,
  credit: (n) => `gain ${counted(n, 'credit')}`,
  prestige: (n) => `gain ${n} prestige`,
  charge: (n) => `put ${n} IO on this card`,
  score: (n) => `add ${n} to your score`,
};
const NUMBERS: Readonly<Record<NumberOp, (n: number) => string>> = {
  discard: (n) => `discard ${some(n, 'card')}`,
  reroll: (n) => `reroll up to ${n} of your dice, each once`,
  arrange: (n) => `look at the top ${n} cards of your draw pile and put them back in any order`,
  'choose one': (n) => `look at the top ${n} cards of your draw pile, take one to hand and discard the others`,
  value: (n) => `it counts ${n} more`,
  'next damage': (n) => `the next Damage card you play counts ${n} more`,
  keep: (n) => `keep ${n === 1 ? 'an unplayed card' : `up to ${n} unplayed cards`} beyond your new hand`,
  recharge: (n) => `put ${n} IO on each of your cards that holds any`,
  'lose credits': (n) => `pay ${counted(n, 'credit')}, as far as you can`,
};
const PLAIN: Readonly<Record<PlainOp, string>> = {
  'remove die': 'remove one of your rolled dice with its hazards',
  twice: 'it counts as two of that card',
  return: 'it returns to your hand once it has resolved',
  'on top': 'put a card you played in this contract on top of your draw pile',
  'free advanced': 'the next advanced card you play needs no Action',
  mimic: 'act as an Action card in your hand, which you show and keep',
  'copy crew': 'repeat what another crew you played in this contract does; it must not be one of these or stay with IO',
  upgrade: 'take the next Damage card up to your hand: 2 for 1; 3, or with Overload a Tuned Damage, for 2',
  refine: 'add an advanced card of its category to your discard pile',
  'bonus card': 'take a bonus card',
  'new event': 'put it under its deck and reveal another',
  'replace contract': 'put an open contract under its deck and draw another',
  'replace armory': 'put an Armory card under its deck and draw another',
};
const isAmount = (step: Effect): step is Effect & { do: AmountOp } => step.do in AMOUNTS;
const isNumber = (step: Effect): step is Effect & { do: NumberOp } => step.do in NUMBERS;

const REPUTATIONS = {
  any: 'with a faction of your choice',
  lowest: 'with your lowest faction',
  participant: 'with the faction of another captain in the contract',
} as const;

/** One step as a clause: no capital, no full stop. */
function clause(step: Effect): string {
  if (isAmount(step)) {
    const [n, per] = amountOf(step.n);
    return `${AMOUNTS[step.do](n)}${per}`;
  }
  if (isNumber(step)) return NUMBERS[step.do](step.n);
  switch (step.do) {
    case 'reduce': {
      const [n, per] = amountOf(step.n);
      return `lower ${step.what === 'any' ? 'any one requirement' : TYPE_NAMES[step.what]} by ${n}${per}`;
    }
    case 'as':
      return `act as ${nouns(1, step.kinds)}`;
    case 'add':
      return `add ${some(1, KIND_NAMES[step.kind])} to your discard pile`;
    case 'retrieve':
      return step.from === 'discard'
        ? `take ${some(1, noun(step.cards))} from your discard pile to your hand`
        : `take back to hand ${some(1, noun(step.cards))} you played in this contract`;
    case 'reputation':
      return `gain ${step.n} reputation ${step.n > 1 && step.of === 'any' ? 'with factions of your choice' : REPUTATIONS[step.of]}`;
    case 'objectives':
      return step.among === 'drawn'
        ? `draw ${counted(step.draw, 'objective')} and keep ${step.draw - step.back}`
        : `draw ${counted(step.draw, 'objective')}, then put ${step.back} of yours under the deck`;
    case 'either':
      return joined(step.branches.map(clauses), 'or');
    case 'if': {
      const otherwise = step.otherwise ? `; otherwise ${clauses(step.otherwise)}` : '';
      return `if ${conditionText(step.when)}, ${clauses(step.gives)}${otherwise}`;
    }
    case 'may': {
      const otherwise = step.otherwise ? `; otherwise ${clauses(step.otherwise)}` : '';
      return `you may ${costsText(step.pay)} to ${clauses(step.gives)}${otherwise}`;
    }
    default:
      return PLAIN[step.do];
  }
}
/** Steps as one clause, for use inside a sentence. */
export const clauses = (effects: Effects): string => effects.map(clause).join(', then ');
/** The text of effects: one sentence for each step, in order. */
export const effectText = (effects: Effects): string[] => effects.map((step) => sentence(clause(step)));

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'none in hand':
      return `you held no ${noun(condition.cards)} after the roll`;
    case 'leader':
      return 'you lead it';
    case 'ally':
      return 'you are an ally';
    case 'solo':
      return 'you are alone in the contract';
    case 'head-to-head':
      return 'this is a head-to-head';
    case 'allies':
      return `at least ${counted(condition.least, 'other captain')} ${condition.least === 1 ? 'takes' : 'take'} part`;
    case 'dice':
      return condition.least === undefined ? 'you rolled no dice' : `you rolled ${condition.least} or more dice`;
    case 'played':
      return condition.least === undefined
        ? `you played no ${noun(condition.cards)}`
        : `you played ${condition.least} or more ${noun(condition.cards)}s before`;
    case 'contract':
      return `it is ${some(1, CONTRACT_NAMES[condition.type])} contract`;
    case 'alone':
      return 'no other ship is in your sector';
    case 'unpaid':
      return 'the deal gave you no credits';
    case 'drawn':
      return `${some(1, noun(condition.cards))} is among them`;
    case 'credits':
    case 'least prestige':
      throw new Error(`only events look at "${condition.is}"`);
  }
}

/** `1`, `1 or 2`, `1 to 3`, `any number of`. */
function rangeText(n: number, most: number | null | undefined): string {
  if (most === undefined) return `${n}`;
  if (most === null) return 'any number of';
  return most === n + 1 ? `${n} or ${most}` : `${n} to ${most}`;
}
function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'discard':
    case 'trash':
      return `${cost.pay} ${nouns(cost.n, cost.cards)}`;
    case 'action':
      return `pay ${counted(cost.n, 'Action')}`;
    case 'credit':
      return `pay ${counted(cost.n, 'credit')}`;
    case 'reputation':
      return `pay ${rangeText(cost.n, cost.most)} reputation`;
    case 'io':
      return `pay ${rangeText(cost.n, cost.most)} IO of this card`;
    case 'itself':
      return 'trash this card';
  }
}
export const costsText = (costs: Costs): string =>
  costs
    .map(costText)
    .join(' and ')
    // Two cards that go the same way: "trash one and another".
    .replace(/^(trash .+) and trash a card$/, '$1 and another card');

const ORDINALS: readonly string[] = ['', 'first', 'second', 'third'];
const MOMENTS: Readonly<Record<Exclude<Trigger['on'], 'nth' | 'each' | 'use'>, string>> = {
  start: 'at the start of a contract',
  end: 'when all are done, before the contract is judged',
  success: 'when your contract succeeds',
  failure: 'when your contract fails, before hazards count',
  'discard step': 'when you discard after a contract',
  base: 'when you Stay at Base',
  event: 'when you reveal an event as Mission Leader',
  elsewhere: 'when a contract without you succeeds',
};
function triggerText(on: Trigger): string {
  switch (on.on) {
    case 'nth':
      return `when you play your ${ORDINALS[on.n]} ${noun(on.cards)} in a contract`;
    case 'each':
      return `whenever you play ${some(1, noun(on.cards))}`;
    case 'use':
      return on.once === null ? 'as often as you like in a contract' : `once per ${on.once}`;
    default:
      return MOMENTS[on.on];
  }
}

/** An ability as one sentence. */
export function abilityText({ on, when, pay, gives }: Ability): string {
  const condition = when ? `, if ${conditionText(when)}` : '';
  const does = pay ? `you may ${costsText(pay)} to ${clauses(gives)}` : clauses(gives);
  return sentence(`${triggerText(on)}${condition}, ${does}`);
}
