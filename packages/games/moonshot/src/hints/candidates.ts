import type { Answer, Placement, Rng } from '@orrery/kernel';
import { MOST_MISSIONS, PRICE, SUPPLIER_PRICES } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName } from '../content/set.ts';
import { explorable, targets, testable } from '../rules/missions.ts';
import { mostRaised } from '../rules/politics.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { bestLay, bestModule } from './build.ts';
import { decksFor, nextAction } from './engineer.ts';
import { CHEAPEST, playCard, politicsAction, supportRows } from './politician.ts';
import { canLoad } from './target.ts';
import { cardWorth } from './worth.ts';

/** Cards worth laying: each of the hand on the place that is missed least, the usual one first, or none. */
export function plays(s: State, side: number): (Placement | null)[] {
  const own = programOf(s, side);
  const free = CHEAPEST.filter((place) => own.slots[place]?.card === NONE);
  const [place] = free;
  const usual = playCard(s, side);
  if (place === undefined) return [usual];
  const cell = PLACES[place]?.id as string;
  return [usual, null, ...own.hand.cards.map((card) => ({ piece: cardName(card), cell, rotation: 0 }))];
}

/** A Politician's actions worth a thought. */
export function policies(s: State, side: number): string[] {
  const own = programOf(s, side);
  const levels = s.missions.length < MOST_MISSIONS ? [1, 2, 3, 4] : [];
  return [
    politicsAction(s, side),
    'support',
    ...targets(s)
      .filter((card) => canLoad(own, card))
      .map((card) => `launch:${cardName(card)}`),
    ...levels.map((level) => `announce:${level}`),
    ...[1, 2, 3].filter((n) => n <= mostRaised(s, side) && own.popularity - n >= 6).map((n) => `raise:${n}`),
    'abort',
  ];
}

/** Several ways to lay tokens, each by the same chances. */
export const supports = (s: State, side: number, rng: Rng): Answer[] =>
  Array.from({ length: 6 }, () => supportRows(s, side, rng));

/** An Engineer's actions worth a thought: the best of each kind. */
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

/** A card of the board is settled, or escalated with the card of the hand that is worth least. */
export function fates(s: State, side: number, place: number): string[] {
  if (slotOf(s, side, place).level > 1) return ['evaluate', 'escalate'];
  const [cover] = [...programOf(s, side).hand.cards].sort((a, b) => cardWorth(a, 1) - cardWorth(b, 1));
  return cover === undefined ? ['evaluate'] : ['evaluate', `escalate:${cardName(cover)}`];
}

/** The reward, or the first of the risks that lie face down: one is as good as another. */
export function findings(s: State, side: number, mission: number): string[] {
  const [at] = explorable(programOf(s, side), mission);
  return at === undefined ? ['reward'] : ['reward', `explore:${at + 1}`];
}
