import { defined, draw, put, shuffle, take, witness, type Zone } from '@orrery/kernel';
import { HAND, SIDEBOARD } from '../content/numbers.ts';
import { KIND, riskOf } from '../content/set.ts';
import { sideMask } from '../rules/seats.ts';
import { NONE, programOf, type State } from '../state.ts';

/** Moves matching cards from an open pile into an empty deck and shuffles it. */
function remake(s: State, deck: Zone, from: number[], fits: (card: number) => boolean): void {
  for (let i = from.length - 1; i >= 0; i--) {
    if (fits(defined(from[i]))) put(deck, defined(from.splice(i, 1)[0]));
  }
  shuffle(deck, s.rng);
}

/**
 * Returns a technology deck. An empty deck is first refilled with discarded tiles or, if there are none, with covered
 * tiles (MS-096, MS-313).
 */
function prepareTech(s: State, kind: number): Zone {
  const deck = defined(s.techDecks[kind]);
  const fits = (tile: number): boolean => KIND[tile] === kind;
  if (deck.cards.length === 0) remake(s, deck, s.research, fits);
  if (deck.cards.length === 0) remake(s, deck, s.covered, fits);
  return deck;
}

/** Action b: draws a tile that only the drawing side sees (MS-083, MS-296). */
export function drawTile(s: State, side: number, kind: number): void {
  draw(s, prepareTech(s, kind), programOf(s, side).drawn, sideMask(s, side));
}

/** Reveals the top card of a deck to all and returns it; -1 if the deck is empty. */
function turnUp(s: State, deck: Zone): number {
  if (deck.cards.length === 0) return NONE;
  witness(s);
  return take(deck, deck.cards.length - 1);
}

export const turnUpTile = (s: State, kind: number): number => turnUp(s, prepareTech(s, kind));

export const turnUpMission = (s: State, level: number): number => turnUp(s, defined(s.missionDecks[level - 1]));

export function turnUpRisk(s: State, level: number): number {
  const deck = defined(s.riskDecks[level]);
  if (deck.cards.length === 0) {
    const returns = (risk: number): boolean => riskOf(risk).level === level;
    s.returnedRisks = [...new Set([...s.returnedRisks, ...s.spentRisks.filter(returns)])];
    remake(s, deck, s.spentRisks, returns);
  }
  return turnUp(s, deck);
}

/** Refills the sideboard, reshuffling discarded modules if the deck is empty (MS-087, MS-301). */
export function refillSideboard(s: State): void {
  while (s.sideboard.length < SIDEBOARD) {
    if (s.moduleDeck.cards.length === 0) remake(s, s.moduleDeck, s.spentModules, () => true);
    const card = turnUp(s, s.moduleDeck);
    if (card === NONE) return;
    s.sideboard.push(card);
  }
}

/** Refills a Politician's hand to four cards, reshuffling the side's own discard pile if needed (MS-204, MS-205). */
export function refillHand(s: State, side: number): void {
  const own = programOf(s, side);
  while (own.hand.cards.length < HAND) {
    if (own.deck.cards.length === 0) {
      if (own.discard.cards.length === 0) return;
      own.deck.cards.push(...own.discard.cards.splice(0));
      own.deck.known.push(...own.discard.known.splice(0));
      shuffle(own.deck, s.rng);
    }
    draw(s, own.deck, own.hand, sideMask(s, side));
  }
}
