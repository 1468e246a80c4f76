import { ACTION_CARDS } from '../content/actions.ts';
import { KINDS, type Kind } from '../content/cards.ts';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Costs,
  Count,
  Effect,
  Effects,
  Filter,
  Filters,
  Trigger,
} from '../content/effect.ts';
import { listOf, sentence, t } from './card-messages.ts';

/** The addressee of a text: the owner of a card, or each player. */
type Who = 'you' | 'they';

const KIND_NAMES = Object.fromEntries(ACTION_CARDS.map(({ kind, name }) => [kind, name])) as Readonly<
  Record<Kind, string>
>;
export const kindName = (kind: Kind): string => KIND_NAMES[kind];

/** These kinds share their names with categories, so texts call them `basic Reactor` etc. */
const BASIC_TWINS: ReadonlySet<Kind> = new Set<Kind>(['r', 't', 's']);
const isKind = (filter: Filter): filter is Kind => (KINDS as readonly Filter[]).includes(filter);

/**
 * The cards a filter accepts, as a noun: `Reactor card` is any card of the category, `basic Reactor` only that card.
 */
const noun = (filter: Filter): string =>
  isKind(filter)
    ? t('card-kind', { kind: filter, name: KIND_NAMES[filter], basic: BASIC_TWINS.has(filter) ? 'yes' : 'no' })
    : t(`card-${filter}`);
/** The noun with its article or number: `a Reactor card`, `2 cards`. */
const cardsOf = (n: number, filter: Filter): string =>
  isKind(filter) ? t('cards-kind', { n, kind: filter, card: noun(filter) }) : t(`cards-${filter}`, { n });

/** The basic cards that have a category; texts call them `basic card other than a Miss`. */
const NO_MISS: Filters = ACTION_CARDS.flatMap(({ kind, advanced, category }) => (advanced || !category ? [] : [kind]));
const cardsOfAny = (n: number, filters: Filters): string =>
  filters.length === NO_MISS.length && NO_MISS.every((kind) => filters.includes(kind))
    ? t('cards-no-miss', { n })
    : listOf(
        filters.map((filter) => cardsOf(n, filter)),
        'disjunction',
      );

function multiplied(effect: string, count: Count): string {
  switch (count.of) {
    case 'played':
      return t('per-played', { effect, card: noun(count.cards) });
    case 'colours':
      return t('per-colours', { effect, n: count.least });
    case 'reputation':
      return t('per-reputation', { effect, n: count.full });
    default:
      return t(`per-${count.of}`, { effect });
  }
}
/** The text of an effect with a fixed amount, or with 1 for each counted thing. */
function withAmount(amount: Amount, effectOf: (n: number) => string): string {
  if (typeof amount === 'number') return effectOf(amount);
  const effect = multiplied(effectOf(1), amount.per);
  return amount.max === undefined || amount.per.of === 'paid' ? effect : t('at-most', { effect, max: amount.max });
}

function clause(step: Effect, who: Who): string {
  switch (step.do) {
    case 'reduce': {
      const { what } = step;
      return withAmount(step.n, (n) =>
        what === 'any' ? t('do-reduce-any', { n }) : t('do-reduce', { type: t(`type-${what}`), n }),
      );
    }
    case 'as':
      return t('do-as', { cards: cardsOfAny(1, step.kinds) });
    case 'add':
      return t('do-add', { card: t('cards-kind', { n: 1, kind: step.kind, card: KIND_NAMES[step.kind] }), who });
    case 'retrieve':
      return t(`do-retrieve-${step.from}`, { card: cardsOf(1, step.cards) });
    case 'reputation':
      return t(`do-reputation-${step.of}`, { n: step.n });
    case 'objectives':
      return t(`do-objectives-${step.among}`, { n: step.draw, kept: step.draw - step.back, back: step.back, who });
    case 'either':
      return listOf(
        step.branches.map((branch) => clauses(branch, who)),
        'disjunction',
      );
    case 'if': {
      const params = { condition: conditionText(step.when), effect: clauses(step.gives, who) };
      return step.otherwise ? t('if-else', { otherwise: clauses(step.otherwise, who), ...params }) : t('if', params);
    }
    case 'may': {
      const params = { cost: costsText(step.pay), effect: clauses(step.gives, who) };
      return step.otherwise ? t('may-else', { otherwise: clauses(step.otherwise, who), ...params }) : t('may', params);
    }
    default:
      return 'n' in step ? withAmount(step.n, (n) => t(`do-${step.do}`, { n, who })) : t(`do-${step.do}`);
  }
}
/** Steps as one clause for use in a sentence. */
export const clauses = (effects: Effects, who: Who = 'you'): string =>
  effects.map((step) => clause(step, who)).reduce((first, next) => t('and-then', { first, next }));
/** The text of effects: one sentence per step, in order. */
export const effectText = (effects: Effects): string[] => effects.map((step) => sentence(clause(step, 'you')));

function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'none in hand':
      return t('when-none in hand', { card: noun(condition.cards) });
    case 'allies':
      return t('when-allies', { n: condition.least });
    case 'dice':
      return t('when-dice', { n: condition.least ?? 0 });
    case 'played':
      return condition.least === undefined
        ? t('when-played-none', { card: noun(condition.cards) })
        : t('when-played', { cards: cardsOf(condition.least, condition.cards) });
    case 'contract':
      return t('when-contract', { contract: t('a-contract', { type: condition.type }) });
    case 'drawn':
      return t('when-drawn', { card: cardsOf(1, condition.cards) });
    case 'credits':
    case 'least prestige':
      throw new Error(`condition "${condition.is}" is for events only`);
    default:
      return t(`when-${condition.is}`);
  }
}

/** A range as text: `1`, `1 or 2`, `1 to 3`. */
function rangeText(n: number, most: number | undefined): string {
  if (most === undefined) return `${n}`;
  return t(most === n + 1 ? 'one-or-other' : 'from-to', { n, most });
}
function costText(cost: Cost): string {
  switch (cost.pay) {
    case 'discard':
    case 'trash':
      return t(`pay-${cost.pay}`, { cards: cardsOfAny(cost.n, cost.cards) });
    case 'reputation':
    case 'io':
      return cost.most === null ? t(`pay-${cost.pay}-any`) : t(`pay-${cost.pay}`, { n: rangeText(cost.n, cost.most) });
    case 'itself':
      return t('pay-itself');
    default:
      return t(`pay-${cost.pay}`, { n: cost.n });
  }
}
const isAnyCard = (cost: Cost | undefined): boolean =>
  cost?.pay === 'trash' && cost.n === 1 && cost.cards.length === 1 && cost.cards[0] === 'any';
export function costsText(costs: Costs): string {
  const [first, second] = costs;
  if (costs.length === 2 && first?.pay === 'trash' && isAnyCard(second))
    return t('pay-trash-another', { cards: cardsOfAny(first.n, first.cards) });
  return listOf(costs.map(costText), 'conjunction');
}

function triggerText(on: Trigger): string {
  switch (on.on) {
    case 'nth':
      return t('on-nth', { n: on.n, card: noun(on.cards) });
    case 'each':
      return t('on-each', { card: cardsOf(1, on.cards) });
    case 'use':
      return on.once === null ? t('on-use') : t(`on-use-${on.once}`);
    default:
      return t(`on-${on.on}`);
  }
}

/** An ability as one sentence. */
export function abilityText({ on, when, pay, gives }: Ability): string {
  const effect = pay ? t('may', { cost: costsText(pay), effect: clauses(gives) }) : clauses(gives);
  const params = { moment: triggerText(on), effect };
  return sentence(when ? t('ability-if', { condition: conditionText(when), ...params }) : t('ability', params));
}
