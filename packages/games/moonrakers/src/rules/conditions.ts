import { defined, type Seat } from '@orrery/kernel';
import type { Amount, Condition, Cost, Costs, Count } from '../content/effect.ts';
import { contractOf, fits, fitsOne } from '../content/set.ts';
import { CREDITS, captainOf, ITEMS, type Mission, missionOf, type Pilot, pilotOf, type State } from '../state.ts';
import { playedOf } from './abilities.ts';
import { countedOf } from './contracts.ts';
import { isHired, plain } from './owned.ts';
import { flying } from './seats.ts';

/** The context of a running card text: its owner, its card and its results so far. */
export interface Running {
  seat: Seat;
  /** The card that carries the text, or -1 for an event or a reward. */
  source: number;
  /** The amount paid for a cost with a range, and the number of cards in the latest draw. */
  paid?: number;
  drawn?: number;
}

export const iconsOf = (pilot: Pilot): number => {
  let sum = 0;
  for (const icons of pilot.dice) sum += icons;
  return sum;
};
export const blockedOf = (pilot: Pilot): number => Math.min(pilot.blocks, iconsOf(pilot));
export const reputationOf = (s: State, seat: Seat): number => {
  let sum = 0;
  for (const points of captainOf(s, seat).reputation) sum += points;
  return sum;
};

/**
 * The score of a head-to-head so far: the pilot's units of the listed types, plus points from card texts (MK-094 to
 * MK-096).
 */
export function scoreOf({ contract }: Mission, { units, score }: Pilot): number {
  const counted = countedOf(contract);
  return units.reduce((sum, n, type) => sum + (counted[type] ? n : 0), score);
}

/** Number of other participants; a head-to-head has no allies (MK-060, MK-090). */
function alliesOf(s: State): number {
  return missionOf(s).duel ? 0 : flying(s).length - 1;
}

function countOf(s: State, run: Running, count: Count): number {
  switch (count.of) {
    case 'dice':
      return pilotOf(s, run.seat).rolled;
    case 'allies':
      return alliesOf(s);
    case 'played':
      return playedOf(pilotOf(s, run.seat), count.cards);
    case 'blocked':
      return blockedOf(pilotOf(s, run.seat));
    case 'surplus':
      return pilotOf(s, run.seat).blocks - blockedOf(pilotOf(s, run.seat));
    case 'paid':
      return run.paid as number;
    case 'colours':
      return captainOf(s, run.seat).reputation.filter((points) => points >= count.least).length;
    case 'reputation':
      return Math.floor(reputationOf(s, run.seat) / count.full);
  }
}

export function amountOf(s: State, run: Running, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const n = countOf(s, run, amount.per);
  return amount.max === undefined ? n : Math.min(n, amount.max);
}

/** Whether a condition depends only on public information: hidden information must not decide who is asked (MK-489). */
export const isPublic = ({ is }: Condition): boolean => is !== 'none in hand' && is !== 'drawn';

export function holds(s: State, run: Running, when: Condition): boolean {
  const { seat } = run;
  switch (when.is) {
    case 'none in hand': {
      // The hand right after the roll is its first cards, because later draws are appended.
      const { cards } = captainOf(s, seat).hand;
      for (let i = 0; i < pilotOf(s, seat).opening; i++) if (fits(plain(defined(cards[i])), when.cards)) return false;
      return true;
    }
    case 'leader':
      return seat === s.leader;
    case 'ally':
      return !missionOf(s).duel && seat !== s.leader;
    case 'solo':
      return missionOf(s).order.length === 1;
    case 'head-to-head':
      return missionOf(s).duel;
    case 'allies':
      return alliesOf(s) >= when.least;
    case 'dice': {
      const { rolled } = pilotOf(s, seat);
      return rolled >= (when.least ?? 0) && rolled <= (when.most ?? rolled);
    }
    case 'played': {
      const n = playedOf(pilotOf(s, seat), when.cards);
      return n >= (when.least ?? 0) && n <= (when.most ?? n);
    }
    case 'contract':
      return contractOf(missionOf(s).contract).type === when.type;
    case 'alone':
      return s.captains.every((own, other) => other === seat || s.out[other] || own.at !== captainOf(s, seat).at);
    case 'unpaid':
      return missionOf(s).shares[seat * ITEMS.length + CREDITS] === 0;
    case 'drawn': {
      const { cards } = captainOf(s, seat).hand;
      for (let i = cards.length - (run.drawn as number); i < cards.length; i++)
        if (fits(plain(defined(cards[i])), when.cards)) return true;
      return false;
    }
    case 'credits':
      return captainOf(s, seat).credits >= when.least;
    case 'least prestige':
      return s.captains.every((own, other) => s.out[other] || own.prestige >= captainOf(s, seat).prestige);
  }
}

/** Number of IO tokens on a captain's card. */
export function tokensOn(s: State, seat: Seat, source: number): number {
  const own = captainOf(s, seat);
  const part = own.parts.indexOf(source);
  if (part >= 0) return defined(own.partIo[part]);
  const at = own.play.cards.indexOf(source);
  return at < 0 ? 0 : defined(own.playIo[at]);
}

function matching(s: State, seat: Seat, { cards }: Extract<Cost, { pay: 'discard' | 'trash' }>): number {
  let count = 0;
  for (const card of captainOf(s, seat).hand.cards) if (fitsOne(plain(card), cards)) count++;
  return count;
}

/** Whether all of these costs can be paid in full (MK-353). */
export function canPay(s: State, run: Running, costs: Costs): boolean {
  let cards = 0;
  for (const cost of costs) {
    switch (cost.pay) {
      case 'discard':
      case 'trash':
        cards += cost.n;
        if (matching(s, run.seat, cost) < cost.n || captainOf(s, run.seat).hand.cards.length < cards) return false;
        break;
      case 'action':
        if (pilotOf(s, run.seat).actions < cost.n) return false;
        break;
      case 'credit':
        if (captainOf(s, run.seat).credits < cost.n) return false;
        break;
      case 'reputation':
        if (reputationOf(s, run.seat) < cost.n) return false;
        break;
      case 'io':
        if (tokensOn(s, run.seat, run.source) < cost.n) return false;
        break;
      case 'itself':
        if (isHired(run.source) || !captainOf(s, run.seat).play.cards.includes(run.source)) return false;
    }
  }
  return true;
}
