import { defined, type Seat } from '@orrery/kernel';
import { COLOURS, TYPES } from '../content/cards.ts';
import type { Effect, Effects } from '../content/effect.ts';
import { cardNamed } from '../content/set.ts';
import { FLEX } from '../rules/actions.ts';
import { printedOf } from '../rules/contracts.ts';
import { itemsOf, STOP, seatOfColour } from '../rules/needs.ts';
import { plain } from '../rules/owned.ts';
import { costOf, effectOf, NEED, type Run } from '../rules/running.ts';
import { CREDITS, captainOf, PRESTIGE, type State } from '../state.ts';
import { gainBy } from './market.ts';
import { exposedOf, openNeeds, usefulUnits } from './muster.ts';
import { objectiveWorth } from './objectives.ts';
import { isDear, type Moment, momentOf } from './play.ts';
import { cardWeight, weigh, yieldOf, yieldOfSteps } from './yields.ts';

const argmax = (items: readonly string[], worth: (item: string) => number): string => {
  let best = defined(items[0]);
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = worth(item);
    if (own > most) {
      most = own;
      best = item;
    }
  }
  return best;
};

/** The value of keeping a card in hand, during the contract `m` or outside any contract (null). */
function wanted(m: Moment | null, card: number): number {
  const own = yieldOf(card);
  const weight = cardWeight(card);
  if (m === null) return weight;
  const useful = usefulUnits(own, m.need) * 1.5 + Math.min(own.block, m.exposed);
  return useful + (m.actions > 0 ? own.actions + own.draw * 0.6 : 0) + weight * 0.2;
}

/** The policy's answer to a choice in a card's text. */
export function choose(s: State, seat: Seat, r: Run): string {
  const items = itemsOf(s, r);
  const isFlying = s.mission?.order.includes(seat) === true;
  const m = isFlying ? momentOf(s, seat) : null;
  const card = (item: string): number => wanted(m, cardNamed(item));
  switch (r.need) {
    case NEED.target: {
      const need = openNeeds(s);
      const hand = captainOf(s, seat).hand.cards;
      // Prefers the requirement where most units count, then the one that the hand is least able to fill.
      return argmax(items, (item) => {
        const type = TYPES.indexOf(item as (typeof TYPES)[number]);
        const open = Math.min(r.units, defined(need[type]));
        const own = hand.reduce((sum, other) => sum + Math.max(0, defined(yieldOf(plain(other)).units[type])), 0);
        return open * 4 + Math.min(3, defined(need[type]) - own) - (type === FLEX ? 0.5 : 0);
      });
    }
    case NEED.pay:
      return argmax(items, (item) => (isTrashing(r) ? -cardWeight(cardNamed(item)) : -card(item)));
    case NEED.discard:
      return argmax(items, (item) => -card(item));
    case NEED.keep:
      return argmax(items, (item) => (item === STOP ? 0 : cardWeight(cardNamed(item))));
    case NEED.mimic:
    case NEED.retrieve:
    case NEED.takeOne:
      return argmax(items, (item) => (cardNamed(item) < 0 ? -9 : card(item)));
    case NEED.onTop:
      return argmax(items, (item) => cardWeight(cardNamed(item)));
    case NEED.deepest:
      return argmax(items, (item) => -card(item));
    case NEED.die:
      return argmax(items, Number);
    case NEED.reroll:
      return argmax(items, (item) => (item === STOP ? 0 : exposedOf(s, seat) > 0 ? Number(item) - 1 : -1));
    case NEED.kind:
      return argmax(items, (item) => card(item) + 0.2 * cardWeight(cardNamed(item)));
    case NEED.branch: {
      const { branches } = effectOf(r) as { branches: readonly Effects[] };
      return argmax(items, (item) => branchWorth(defined(branches[Number(item)]), m));
    }
    case NEED.may:
      return mayAnswer(s, seat, effectOf(r) as Extract<Effect, { do: 'may' }>, m, items);
    case NEED.tokens:
      return argmax(items, (item) => tokensWorth(Number(item), m));
    case NEED.point:
      return pointToPay(s, seat, items, m);
    case NEED.faction:
      return argmax(items, (item) => {
        const points = defined(captainOf(s, seat).reputation[seatOfColour(s, item)]);
        return points >= 5 ? -1 : points;
      });
    case NEED.copy:
      return argmax(items, (item) => weigh(yieldOf(cardNamed(item))));
    case NEED.back:
      return argmax(items, (item) => -objectiveWorth(s, seat, cardNamed(item)));
    case NEED.contract:
      return argmax(items, (item) => -contractWorth(cardNamed(item)));
    case NEED.armory:
      return argmax(items, (item) => -gainBy(s, seat, cardNamed(item)));
    default:
      return defined(items[0]);
  }
}

const isTrashing = (r: Run): boolean => costOf(r).pay === 'trash';

function branchWorth(steps: Effects, m: Moment | null): number {
  const own = yieldOfSteps(steps);
  if (m === null) return weigh(own);
  const useful = usefulUnits(own, m.need) * 1.5 + Math.min(own.block, m.exposed);
  const actions = m.playable + m.spare > m.actions ? own.actions : own.actions * 0.2;
  return useful + actions + (m.actions > 0 ? own.draw : own.draw * 0.1) + own.goods * 3;
}

function mayAnswer(
  s: State,
  seat: Seat,
  { pay, gives }: Extract<Effect, { do: 'may' }>,
  m: Moment | null,
  items: readonly string[],
): string {
  if (!items.includes('yes')) return 'no';
  const now = m ?? {
    need: [0, 0, 0, 0, 0, 0],
    missing: 0,
    due: 0,
    exposed: 0,
    actions: 0,
    playable: 0,
    units: 0,
    spare: 9,
    misses: 0,
  };
  if (isDear(s, seat, pay, now)) return 'no';
  return branchWorth(gives, m) > 0 ? 'yes' : 'no';
}

const tokensWorth = (n: number, m: Moment | null): number =>
  m === null ? n : Math.min(n, m.missing + m.exposed) - 0.01 * n;

/** Chooses the faction to pay reputation with: the one with the fewest points, or stops if nothing more is needed. */
function pointToPay(s: State, seat: Seat, items: readonly string[], m: Moment | null): string {
  if (items.includes(STOP) && (m === null || (m.missing === 0 && m.exposed === 0))) return STOP;
  const points = (item: string): number => defined(captainOf(s, seat).reputation[seatOfColour(s, item)]);
  return argmax(
    items.filter((item) => (COLOURS as readonly string[]).includes(item)),
    (item) => -points(item),
  );
}

/** The value of an open contract to the other captains. */
const contractWorth = (contract: number): number =>
  defined(printedOf(contract)[PRESTIGE]) + defined(printedOf(contract)[CREDITS]) * 0.1;

/** Choices that are important enough for the search to compare several answers. */
const COMPARED: readonly number[] = [NEED.target, NEED.branch, NEED.may, NEED.kind, NEED.retrieve, NEED.back];
export function choices(s: State, seat: Seat, r: Run, n: number): string[] {
  const usual = choose(s, seat, r);
  return COMPARED.includes(r.need) ? [...new Set([usual, ...itemsOf(s, r)])].slice(0, n) : [usual];
}
