import { type Answer, below, type Placement, type Rng } from '@orrery/kernel';
import { LEAST_TOKENS, MOST_MISSIONS } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, MOON, maneuverOf } from '../content/set.ts';
import type { Effect, EffectKind } from '../content/types.ts';
import { explorable } from '../rules/missions.ts';
import { heapName } from '../rules/politics.ts';
import { rival } from '../rules/seats.ts';
import { countOf, kindsOf, unplaced } from '../rules/tokens.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { bestTarget } from './target.ts';
import { strengthOf } from './worth.ts';

/** About what an effect is worth, in points of budget. */
const WORTH: { readonly [K in EffectKind]: number } = {
  budget: 1,
  popularity: 1.2,
  money: 0.35,
  rivalBudget: -0.8,
  rivalPopularity: -1.2,
  testSteals: 1.2,
  techSteals: 3,
  freeTests: 1.3,
  techTiles: 2,
  freeModules: 3,
  sabotage: 2.2,
  clean: 0.5,
  bluff: 0.3,
  catchUp: 1,
};
const effectsWorth = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { what, n }) => sum + WORTH[what] * Math.min(n, 6), 0);
export const cardWorth = (card: number, level: number): number =>
  effectsWorth(maneuverOf(card).levels[level - 1] as readonly Effect[]);

/** So many cards can be backed with influence at a time. */
const BACKED = 2;
/** Places by how little an empty slot there is missed. */
const CHEAPEST = [1, 3, 2, 0];

/** The best card of the hand on the place that is missed least, or a pass. */
export function playCard(s: State, side: number): Placement | null {
  const own = programOf(s, side);
  const laid = own.slots.filter(({ card }) => card !== NONE).length;
  const place = CHEAPEST.find((at) => own.slots[at]?.card === NONE);
  if (laid >= BACKED || place === undefined || own.hand.cards.length === 0) return null;
  const card = own.hand.cards.reduce((a, b) => (cardWorth(b, 1) > cardWorth(a, 1) ? b : a));
  return { piece: cardName(card), cell: PLACES[place]?.id as string, rotation: 0 };
}

/** The level of missions that a rocket is good for. */
const levelFor = (s: State, side: number): number => {
  const strength = strengthOf(programOf(s, side));
  return strength < 8 ? 1 : strength < 16 ? 2 : 3;
};

/** Tokens first, then a mission to fly for, then the decision. */
export function politicsAction(s: State, side: number): string {
  const own = programOf(s, side);
  const mine = own.slots.some(({ card }) => card !== NONE);
  if (unplaced(own) >= LEAST_TOKENS && own.influence > 0 && mine) return 'support';
  const plan = bestTarget(s, side);
  if (s.missions.length < MOST_MISSIONS && (plan === null || plan.worth < 4)) {
    for (let level = levelFor(s, side); level > 0; level--)
      if ((s.missionDecks[level - 1]?.cards.length ?? 0) > 0) return `announce:${level}`;
  }
  const ready = bestTarget(s, side, true);
  const least = ready?.card === MOON ? 0.4 : 0.55;
  return ready && ready.chance >= least ? `launch:${cardName(ready.card)}` : 'abort';
}

/** Influence on the own cards, the better one first; bluff on what is left, the rival's cards among it. */
export function supportRows(s: State, side: number, rng: Rng): Answer {
  const own = programOf(s, side);
  const places = own.slots.flatMap(({ card }, place) => (card === NONE ? [] : [place]));
  const theirs = programOf(s, rival(side)).slots.flatMap(({ card }, place) => (card === NONE ? [] : [place]));
  const rows: Record<string, number> = {};
  const add = (owner: number, place: number, kind: string): void => {
    const row = `${heapName({ owner, place })}:${kind}`;
    rows[row] = (rows[row] ?? 0) + 1;
  };
  const [first = 0, second = first] = places.sort(
    (a, b) => cardWorth(slotOf(s, side, b).card, 1) - cardWorth(slotOf(s, side, a).card, 1),
  );
  for (let i = 0; i < own.influence; i++) add(side, i % 3 === 2 ? second : first, 'influence');
  for (let i = 0; i < own.bluff; i++) {
    const place = theirs[below(rng, Math.max(1, theirs.length))];
    if (place !== undefined && i % 2 === 0) add(rival(side), place, 'bluff');
    else add(side, i % 3 === 0 ? first : second, 'bluff');
  }
  return rows;
}

/** A card that would probably lose is escalated, where that costs little; else it is settled now. */
export function fateOf(s: State, side: number, place: number): string {
  const slot = slotOf(s, side, place);
  const [mine] = kindsOf(slot, side);
  const theirs = countOf(slot, rival(side)) / 2;
  const { hand } = programOf(s, side);
  if (mine > theirs || slot.level === 3) return 'evaluate';
  if (slot.level === 2) return 'escalate';
  const [cover] = [...hand.cards].sort((a, b) => cardWorth(a, 1) - cardWorth(b, 1));
  return cover === undefined ? 'evaluate' : `escalate:${cardName(cover)}`;
}

export const tieAnswer = (s: State, side: number, place: number): string => {
  const slot = slotOf(s, side, place);
  return programOf(s, side).popularity >= 7 && cardWorth(slot.card, slot.level) > 3.5 ? 'pay' : 'yield';
};

/** A rocket that is nearly strong enough for the Moon wants to know its way. */
export function exploreAnswer(s: State, side: number, mission: number): string {
  const own = programOf(s, side);
  const [at] = explorable(own, mission);
  return at !== undefined && strengthOf(own) >= 18 ? `explore:${at + 1}` : 'reward';
}
