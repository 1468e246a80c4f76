import { defined } from '@orrery/kernel';
import {
  type Ability,
  ACTION_CARDS,
  type Amount,
  type Condition,
  type Cost,
  CREW,
  type Effect,
  type Effects,
  EVENTS,
  type Filters,
  fits,
  type Lasting,
  cardNamed as numberOf,
  POLICIES,
  STARTING_ACTIONS,
} from '@orrery/moonrakers';
import { actionNamed, cardNamed, contractNamed } from '../../board/content.ts';
import type { CaptainView, ContractView, Laid, MoonrakersView, Type } from '../../board/view-types.ts';
import {
  ANY,
  FLEX,
  type Gift,
  type Hire,
  type Kind,
  type Problem,
  type Step,
  type Trigger,
  type Use,
} from './problem.ts';

/** More than any card gives. */
const UNCAPPED = 9;
const TYPES: readonly Type[] = ['reactor', 'thruster', 'shield', 'damage', 'crew', 'flex'];

/** What effects depend on, for one contract and captain. */
interface Context {
  /** All kinds of cards that the captain can draw. */
  ids: readonly string[];
  own: CaptainView;
  dice: number;
  contract: string;
  /** The maximum value of a Damage card. */
  cap: number;
}

/** The rules of the turn's event and of the active policy. */
const lasting = ({ event, policy }: Pick<MoonrakersView, 'event' | 'policy'>): Lasting[] =>
  [...EVENTS, ...POLICIES].filter(({ id }) => id === event || id === policy).flatMap(({ lasts }) => lasts);

/** The maximum value of a Damage card under the active policy. */
const damageCap = (view: Pick<MoonrakersView, 'event' | 'policy'>): number =>
  Math.min(UNCAPPED, ...lasting(view).flatMap((rule) => (rule.is === 'damage cap' ? [rule.n] : [])));

const actionsOf = (view: MoonrakersView): number =>
  STARTING_ACTIONS + lasting(view).reduce((sum, rule) => sum + (rule.is === 'contract' ? (rule.actions ?? 0) : 0), 0);

/**
 * The contract as a captain can attempt it alone, from what their own seat sees: their hand, the content of their draw
 * pile, their parts and crew, and mercenaries. Null for head-to-heads. Effects that depend on other players, on dice
 * results or on a choice among cards are left out, so the chance is never too high because of them.
 */
export function problemAlone(
  view: MoonrakersView,
  own: CaptainView,
  { contract, totals }: ContractView,
): Problem | null {
  const design = contractNamed(contract);
  if (design.kind === 'head-to-head') return null;
  const hand = own.hand.filter((card) => card !== null);
  const first = own.draw.known.indexOf(null);
  const top = own.draw.known.slice(0, first < 0 ? undefined : first).filter((card) => card !== null);
  const ids = [...new Set([...hand, ...own.draw.cards, ...own.discard])].sort();
  const counts = (cards: readonly string[]) => ids.map((id) => cards.filter((card) => card === id).length);
  const inTop = counts(top);
  const at: Context = { ids, own, dice: totals.dice, contract: design.type, cap: damageCap(view) };
  const laid = [...own.parts, ...own.play.filter(({ io }) => io > 0)];
  const abilities = laid.flatMap((card) => abilitiesOf(card.card).map((ability) => ({ card, ability })));
  return withoutTwins({
    kinds: ids.map((id) => kindOf(id, at)),
    hand: counts(hand),
    pile: counts(own.draw.cards).map((n, i) => n - defined(inTop[i])),
    discard: counts(own.discard),
    top: top.map((card) => ids.indexOf(card)),
    need: TYPES.map((type) => design.needs[type] ?? 0),
    start: abilities.flatMap(({ ability }) => startOf(ability, at)),
    actions: actionsOf(view),
    triggers: abilities.flatMap(({ ability }) => triggerOf(ability, at)),
    uses: abilities.flatMap(({ card, ability }) => useOf(ability, card, at)),
    hires: (view.mercenaries?.row ?? []).map((id) => hireOf(id, at)),
    credits: totals.credits,
    prestige: totals.prestige,
  });
}

/** The same contract with units that others bring. */
export const withHelp = (problem: Problem, units: Partial<Record<Type, number>>): Problem => ({
  ...problem,
  need: problem.need.map((n, type) => Math.max(0, n - (units[defined(TYPES[type])] ?? 0))),
});

const abilitiesOf = (id: string): readonly Ability[] => {
  const card = cardNamed(id);
  return card?.kind === 'part' || card?.kind === 'crew' ? card.abilities : [];
};

function kindOf(id: string, at: Context): Kind {
  const action = actionNamed(id);
  if (!action) return { type: TYPES.indexOf('crew'), icons: 1, gives: giftsOf(crewPlay(id), at) };
  const type = action.category === null ? -1 : TYPES.indexOf(action.category);
  return { type, icons: Math.min(action.icons, capFor(type, at)), gives: giftsOf(action.effect, at) };
}
const capFor = (type: number, { cap }: Context): number => (type === TYPES.indexOf('damage') ? cap : UNCAPPED);
const crewPlay = (id: string): Effects => CREW.find((crew) => crew.id === id)?.play ?? [];

/** A mercenary gives only its icons here; the effects of hired crew are left out. */
function hireOf(id: string, at: Context): Hire {
  const { type, icons } = kindOf(id, at);
  return { type, units: icons, isCrew: actionNamed(id) === null };
}

function startOf({ on, when, pay, gives }: Ability, at: Context): Gift {
  if (on.on !== 'start' || pay || !holds(when, at)) return [];
  return giftsOf(gives, at)[0] ?? [];
}

function triggerOf({ on, when, pay, gives }: Ability, at: Context): Trigger[] {
  if ((on.on !== 'nth' && on.on !== 'each') || !holds(when, at)) return [];
  const gifts = giftsOf(gives, at);
  const price = pay?.map((cost) => (cost.pay === 'discard' && accepts(cost.cards, at).every(Boolean) ? cost.n : -1));
  if (price?.some((n) => n < 0) || gifts.every((gift) => gift.length === 0)) return [];
  const paid: Gift = (price ?? []).map((n): Step => ({ do: 'discard', n }));
  return [
    {
      n: on.on === 'nth' ? on.n : 0,
      on: accepts([on.cards], at),
      // An ability with a cost can be declined.
      gives: paid.length > 0 ? [[], ...gifts.map((gift) => [...paid, ...gift])] : gifts,
    },
  ];
}

const accepts = (filters: Filters, { ids }: Context): boolean[] =>
  ids.map((id) => filters.some((filter) => fits(numberOf(id), filter)));

function useOf({ on, when, pay = [], gives }: Ability, { io }: Laid, at: Context): Use[] {
  if (on.on !== 'use' || on.once === 'turn' || !holds(when, at)) return [];
  const gifts = giftsOf(gives, at).filter((gift) => gift.length > 0);
  const often = Math.min(on.once === null ? 9 : 1, ...pay.map((cost) => affordable(cost, io, at)));
  if (gifts.length === 0 || often < 1) return [];
  const [discarded] = pay.flatMap((cost) => (cost.pay === 'discard' ? [cost] : []));
  const [spent] = pay.flatMap((cost) => (cost.pay === 'action' ? [cost] : []));
  return [
    {
      times: often,
      actions: spent?.n ?? 0,
      discards: discarded?.n ?? 0,
      accepts: accepts(discarded?.cards ?? ['any'], at),
      gives: gifts,
    },
  ];
}

/** How often a cost can be paid; costs that are paid in the contract itself do not limit it. */
function affordable(cost: Cost, io: number, { own }: Context): number {
  switch (cost.pay) {
    case 'discard':
    case 'action':
      return 9;
    case 'credit':
      return Math.floor(own.credits / cost.n);
    case 'io':
      return Math.floor(io / cost.n);
    case 'reputation':
      return Math.floor(own.reputation.reduce((sum, n) => sum + n, 0) / cost.n);
    default:
      return 0;
  }
}

/** Whether a condition holds for a captain who leads alone. Conditions that are not known in advance do not. */
function holds(when: Condition | undefined, { dice, contract, own }: Context): boolean {
  switch (when?.is) {
    case undefined:
    case 'leader':
    case 'solo':
      return true;
    case 'dice':
      return dice >= (when.least ?? 0) && dice <= (when.most ?? dice);
    case 'contract':
      return when.type === contract;
    case 'credits':
      return own.credits >= when.least;
    case 'none in hand':
      return !own.hand.some((card) => card !== null && fits(numberOf(card), when.cards));
    default:
      return false;
  }
}

/** The possible results of effects, of which the owner chooses one. */
function giftsOf(effects: Effects, at: Context): Gift[] {
  return effects.reduce<Gift[]>(
    (gifts, effect) => stepsOf(effect, at).flatMap((more) => gifts.map((gift) => [...gift, ...more])),
    [[]],
  );
}

const NONE: Gift[] = [[]];

function stepsOf(effect: Effect, at: Context): Gift[] {
  switch (effect.do) {
    case 'actions':
    case 'draw':
      return counted({ do: effect.do, n: 0 }, effect.n, at);
    case 'reduce':
      return counted(
        { do: 'units', n: 0, type: effect.what === 'any' ? ANY : TYPES.indexOf(effect.what) },
        effect.n,
        at,
      );
    case 'discard':
      return [[{ do: 'discard', n: effect.n }]];
    case 'value':
      return [[{ do: 'units', n: at.cap < UNCAPPED ? 0 : effect.n, type: TYPES.indexOf('damage') }]];
    case 'twice':
      return [[{ do: 'again', n: 1 }]];
    // Looks at several cards and takes one: at least as good as a draw.
    case 'choose one':
      return [[{ do: 'draw', n: 1 }]];
    case 'as':
      return effect.kinds.flatMap((kind) => actedAs(kind, at));
    case 'either':
      return effect.branches.flatMap((branch) => giftsOf(branch, at));
    case 'if':
      return giftsOf(holds(effect.when, at) ? effect.gives : (effect.otherwise ?? []), at);
    case 'may':
      return giftsOf(effect.otherwise ?? [], at);
    default:
      return NONE;
  }
}

/** A card's icons and effect without the card. */
function actedAs(id: string, at: Context): Gift[] {
  const { type, icons, gives } = kindOf(id, at);
  const units: Gift = type < 0 ? [] : [{ do: 'units', n: icons, type }];
  return gives.map((gift) => [...units, ...gift]);
}

function counted(step: Step, n: Amount, { dice }: Context): Gift[] {
  if (typeof n === 'number') return [[{ ...step, n }]];
  const { per, max } = n;
  if (per.of === 'dice') return [[{ ...step, n: Math.min(dice, max ?? dice) }]];
  const type = per.of === 'played' ? (TYPES as readonly string[]).indexOf(per.cards) : -1;
  return type < 0 ? NONE : [[{ ...step, n: 1, per: type, most: max ?? 9 }]];
}

/** Treats cards alike that make no difference in this contract, which leaves fewer positions to examine. */
function withoutTwins(problem: Problem): Problem {
  const { kinds, need, triggers, uses } = problem;
  const counts = JSON.stringify([kinds, triggers, uses]).includes('"per"');
  const reduced = kinds.map((kind) => {
    const dead = !counts && kind.type >= 0 && !need[kind.type] && !need[FLEX];
    return dead ? { ...kind, type: -1, icons: 0 } : kind;
  });
  const marks = reduced.map((kind, i) =>
    JSON.stringify([kind, triggers.map(({ on }) => on[i]), uses.map(({ accepts: on }) => on[i])]),
  );
  const kept = marks.flatMap((mark, i) => (marks.indexOf(mark) === i ? [i] : []));
  const pick = <T>(list: readonly T[]): T[] => kept.map((i) => defined(list[i]));
  const sum = (list: readonly number[]): number[] =>
    kept.map((i) => list.reduce((all, n, j) => (marks[j] === marks[i] ? all + n : all), 0));
  return {
    ...problem,
    kinds: pick(reduced),
    hand: sum(problem.hand),
    pile: sum(problem.pile),
    discard: sum(problem.discard),
    top: problem.top.map((kind) => kept.findIndex((i) => marks[i] === marks[kind])),
    triggers: triggers.map((trigger) => ({ ...trigger, on: pick(trigger.on) })),
    uses: uses.map((use) => ({ ...use, accepts: pick(use.accepts) })),
  };
}

/** The number of hazards that the Action cards of a hand block if all are played. */
export const blocksIn = (hand: readonly (string | null)[]): number =>
  ACTION_CARDS.reduce((sum, { kind, effect }) => {
    const blocks = effect.reduce(
      (all, step) => all + (step.do === 'block' && typeof step.n === 'number' ? step.n : 0),
      0,
    );
    return sum + blocks * hand.filter((card) => card === kind).length;
  }, 0);

/** The probability that dice show at most this many hazards. */
export function chanceUnscathed(dice: number, blocks: number, faces: readonly number[]): number {
  let sums = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = [];
    for (const icons of faces) {
      sums.forEach((p, sum) => {
        next[sum + icons] = (next[sum + icons] ?? 0) + p / faces.length;
      });
    }
    sums = next;
  }
  return sums.slice(0, blocks + 1).reduce((all, p) => all + (p ?? 0), 0);
}
