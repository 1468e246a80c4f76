import type { Answer, Placement, Rng } from '@orrery/kernel';
import { PRICE, SUPPLIER_PRICES } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName } from '../content/set.ts';
import { explorable, targets, testable } from '../rules/missions.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { bestLay, bestModule } from './build.ts';
import { decksFor, nextAction } from './engineer.ts';
import { CHEAPEST, exploreAnswer, fateOf, playCard, politicsAction, supportRows } from './politician.ts';
import { canLoad, planFor } from './target.ts';
import { cardWorth } from './worth.ts';

/**
 * Candidate plays: the policy's choice, then any card in hand on the two cheapest free places. If the policy passes,
 * passing is the only candidate.
 */
export function plays(s: State, side: number): (Placement | null)[] {
  const own = programOf(s, side);
  const usual = playCard(s, side);
  if (usual === null) return [null];
  const free = CHEAPEST.filter((place) => own.slots[place]?.card === NONE).slice(0, 2);
  const others = free.flatMap((place) =>
    own.hand.cards.map((card) => ({ piece: cardName(card), cell: PLACES[place]?.id as string, rotation: 0 })),
  );
  return [usual, ...others];
}

/** A Politician's candidates: only support while the policy wants it, else its choice, promising launches, an abort. */
export function policies(s: State, side: number): string[] {
  const own = programOf(s, side);
  const usual = politicsAction(s, side);
  if (usual === 'support') return [usual];
  const ready = targets(s).filter((card) => canLoad(own, card) && planFor(s, side, card).chance >= LOWEST_CHANCE);
  return [usual, ...ready.map((card) => `launch:${cardName(card)}`), 'abort'];
}
/** A launch with a lower chance is a candidate only if the policy chooses it. */
const LOWEST_CHANCE = 0.25;

/** Six random ways to place tokens, drawn from the policy's distribution. */
export const supports = (s: State, side: number, rng: Rng): Answer[] =>
  Array.from({ length: 6 }, () => supportRows(s, side, rng));

/** An Engineer's candidates: the policy's choice, the best action of most kinds, every possible test, a pass. */
export function works(s: State, side: number): string[] {
  const own = programOf(s, side);
  const found = [nextAction(s, side)];
  const lay = own.money >= PRICE.line ? bestLay(own, own.line) : null;
  if (lay) found.push(`line:${lay.placement.piece}`);
  const module = bestModule(own, s.sideboard);
  if (module) found.push(...SUPPLIER_PRICES.slice(0, 2).map((price) => `module:${cardName(module.card)}:${price}`));
  const decks = decksFor(s, own);
  if (decks !== null) found.push(`research:${decks}`);
  const top = s.research[s.research.length - 1];
  if (top !== undefined) found.push(`discard:${cardName(top)}`);
  if (own.sabotage > 0) found.push(`clean:${own.sabotage}`);
  if (own.money >= PRICE.test) found.push(...testable(s, side).map((risk) => `test:${cardName(risk)}`));
  return [...found, 'pass'];
}

/** The policy's choice, then the other options. */
const policyFirst = (usual: string, options: readonly string[]): string[] => [
  usual,
  ...options.filter((option) => option !== usual),
];

/** Candidates for a maneuver: evaluate it, or escalate it by covering it with the least valuable card in hand. */
export function fates(s: State, side: number, place: number): string[] {
  const usual = fateOf(s, side, place);
  if (slotOf(s, side, place).level > 1) return policyFirst(usual, ['evaluate', 'escalate']);
  const [cover] = [...programOf(s, side).hand.cards].sort((a, b) => cardWorth(a, 1) - cardWorth(b, 1));
  return policyFirst(usual, cover === undefined ? ['evaluate'] : ['evaluate', `escalate:${cardName(cover)}`]);
}

/** Candidates after a mission: take the reward, or explore the first face-down risk (they are all equally good). */
export function findings(s: State, side: number, mission: number): string[] {
  const [at] = explorable(programOf(s, side), mission);
  return policyFirst(exploreAnswer(s, side, mission), at === undefined ? ['reward'] : ['reward', `explore:${at + 1}`]);
}
