import { defined, type Seat } from '@orrery/kernel';
import { COLOURS, KINDS, TYPES } from '../content/cards.ts';
import type { Costs, Filters } from '../content/effect.ts';
import { crewOf, fits, fitsOne, isAction, isCrew, kindCard } from '../content/set.ts';
import { isIo } from '../content/types.ts';
import { captainOf, NONE, pilotOf, type State } from '../state.ts';
import { FLEX, isAdvanced, isInStock, typeOf } from './actions.ts';
import { canPay, tokensOn } from './conditions.ts';
import { isHired, nameOf, plain } from './owned.ts';
import { costOf, effectOf, NEED, type Run } from './running.ts';
import { flying } from './seats.ts';
import { targetsOf } from './targets.ts';

export const STOP = 'stop';
const NOTHING = 'none';

/** The names of the accepted cards, without duplicates. */
function distinct(cards: readonly number[], accepts: (card: number) => boolean = () => true): string[] {
  const names: string[] = [];
  for (const card of cards) {
    if (!accepts(plain(card))) continue;
    const name = nameOf(card);
    if (!names.includes(name)) names.push(name);
  }
  return names;
}

export const colourOf = (s: State, seat: Seat): string => defined(COLOURS[defined(s.colours[seat])]);
export const seatOfColour = (s: State, colour: string): Seat => s.colours.findIndex((own) => COLOURS[own] === colour);

/** Factions a captain may gain reputation with (MK-210). */
function factionsFor(s: State, { seat }: Run, of: 'any' | 'lowest' | 'participant'): Seat[] {
  const { reputation } = captainOf(s, seat);
  let seats = [...reputation.keys()].filter((other) => other !== seat);
  if (of === 'participant') seats = flying(s).filter((other) => other !== seat);
  if (of !== 'lowest') return seats;
  const least = Math.min(...seats.map((other) => defined(reputation[other])));
  return seats.filter((other) => reputation[other] === least);
}

/** Cards played in this contract that are still in play, except hired crew and crew that hold tokens. */
const playedNow = (s: State, seat: Seat): number[] => {
  const own = captainOf(s, seat);
  return own.play.cards.filter((card, i) => i >= pilotOf(s, seat).lasting && own.playIo[i] === 0 && !isHired(card));
};

/**
 * The kinds that a trashed Damage card can become: the next tier and, for a Damage 2, also the advanced one (MK-410).
 */
function upgradesOf(s: State, trashed: number): string[] {
  if (KINDS[trashed] === 'd1') return ['d2'];
  return isInStock(s, kindCard('d+')) ? ['d3', 'd+'] : ['d3'];
}

const faces = (dice: readonly number[]): string[] => [...new Set(dice)].sort((a, b) => a - b).map(String);

/** The options of a choice, as named in answers. If there are none, the question is skipped. */
export function itemsOf(s: State, r: Run): string[] {
  const own = captainOf(s, r.seat);
  switch (r.need) {
    case NEED.target:
      return (r.type === NONE ? targetsOf(s) : [r.type, FLEX]).map((type) => defined(TYPES[type]));
    case NEED.pay:
      return distinct(own.hand.cards, (card) => fitsOne(card, (costOf(r) as { cards: Filters }).cards));
    case NEED.discard:
      return distinct(own.hand.cards);
    case NEED.keep:
      return own.hand.cards.length === 0 ? [] : [...distinct(own.hand.cards), STOP];
    case NEED.mimic: {
      const kinds = distinct(own.hand.cards, isAction);
      return kinds.length === 0 ? [NOTHING] : kinds;
    }
    case NEED.retrieve: {
      const { cards, from } = effectOf(r) as { cards: Filters[number]; from: string };
      return distinct(from === 'discard' ? own.discard.cards : playedNow(s, r.seat), (card) => fits(card, cards));
    }
    case NEED.die:
      return faces(pilotOf(s, r.seat).dice);
    case NEED.reroll: {
      const { dice, rerolled } = pilotOf(s, r.seat);
      const left = faces(dice.filter((_face, i) => !rerolled.includes(i)));
      return left.length === 0 ? [] : [...left, STOP];
    }
    case NEED.deepest:
    case NEED.takeOne:
      return distinct(own.looked.cards);
    case NEED.kind: {
      const effect = effectOf(r);
      if (effect.do === 'as') return effect.kinds.slice();
      if (effect.do === 'upgrade') return upgradesOf(s, r.trashed);
      return KINDS.filter((_kind, i) => isAdvanced(i) && typeOf(i) === typeOf(r.trashed));
    }
    case NEED.branch:
      return (effectOf(r) as { branches: readonly unknown[] }).branches.map((_branch, i) => String(i));
    case NEED.may:
      return canPay(s, r, (effectOf(r) as { pay: Costs }).pay) ? ['yes', 'no'] : ['no'];
    case NEED.tokens: {
      const { n, most } = costOf(r) as { n: number; most?: number | null };
      const held = tokensOn(s, r.seat, r.source);
      return range(n, Math.min(held, most === undefined ? n : (most ?? held))).map(String);
    }
    case NEED.point: {
      const tracks = distinctColours(s, r);
      const { n } = costOf(r) as { n: number };
      return r.paid >= n ? [...tracks, STOP] : tracks;
    }
    case NEED.faction:
      return factionsFor(s, r, (effectOf(r) as { of: 'any' | 'lowest' | 'participant' }).of).map((seat) =>
        colourOf(s, seat),
      );
    case NEED.onTop:
      return distinct(playedNow(s, r.seat));
    case NEED.copy:
      return distinct(
        pilotOf(s, r.seat).plays,
        (kind) => isCrew(kind) && !isIo(crewOf(kind)) && crewOf(kind).play.every((step) => step.do !== 'copy crew'),
      );
    case NEED.back:
      return ((effectOf(r) as { among: string }).among === 'drawn' ? own.looked : own.objectives).cards.map(nameOf);
    case NEED.contract:
      return openContracts(s).map(nameOf);
    case NEED.armory:
      return [...s.armoryParts, ...s.armoryCrew].map(nameOf);
    default:
      return [];
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_none, i) => from + i);
const distinctColours = (s: State, { seat }: Run): string[] =>
  captainOf(s, seat).reputation.flatMap((points, other) => (points > 0 ? [colourOf(s, other)] : []));

/** Contracts that can be replaced: not the one in progress and not a called head-to-head (MK-235, D100). */
export const openContracts = (s: State): number[] =>
  s.row.filter((card) => card !== s.mission?.contract && card !== s.plan.called);

/**
 * Whether a single option may be chosen without asking. If hidden cards limit the options, skipping the question would
 * reveal those cards.
 */
export function isPlain(s: State, r: Run): boolean {
  const { length } = captainOf(s, r.seat).hand.cards;
  switch (r.need) {
    case NEED.pay:
    case NEED.discard:
    case NEED.mimic:
      return length <= 1;
    case NEED.may: {
      const { pay } = effectOf(r) as { pay: Costs };
      const cards = pay.reduce((sum, cost) => sum + ('cards' in cost ? cost.n : 0), 0);
      return cards === 0 || length < cards;
    }
    case NEED.deepest:
    case NEED.takeOne:
      return captainOf(s, r.seat).looked.cards.length <= 1;
    default:
      return true;
  }
}
