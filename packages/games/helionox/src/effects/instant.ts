import type { Seat } from '@orrery/kernel';
import { deckCard, faceOf } from '../content/cards.ts';
import type { Condition, Count, Effect, Effects, Faction, Op } from '../content/index.ts';
import { activeEventAt, canGainCargo, canPlaceEmbassy, countBits } from '../rules/space.ts';
import { eventsWon } from '../rules/trophies.ts';
import { playerOf, type State } from '../state.ts';
import { drawCards } from './cards.ts';
import { bank, gainCargo, gainCredits, gainDefense, gainInfamy, gainInfluence, placeEmbassy, thaw } from './tokens.ts';

/** Steps that may need a decision; all others are resolved immediately. */
const DECIDING: ReadonlySet<Op> = new Set<Op>([
  'discard',
  'consume',
  'obtain',
  'secure',
  'cycle',
  'move',
  'key',
  'overcome',
  'copy',
  'or',
  'all',
]);

/** Whether a step needs no decision. The steps inside an `if` or `per` never need one. */
export const isInstant = (effect: Effect): boolean => !DECIDING.has(effect.op);

/** Resolves steps that need no decision; `card` is their source. */
export function runInstant(s: State, seat: Seat, card: number, effects: Effects, consumed = 0): void {
  for (const effect of effects) happen(s, seat, card, effect, consumed);
}

/** Resolves a step that needs no decision; impossible parts are skipped (HX-325). */
export function happen(s: State, seat: Seat, card: number, effect: Effect, consumed: number): void {
  switch (effect.op) {
    case 'credit':
      return gainCredits(s, seat, effect.n);
    case 'defense':
      return gainDefense(s, seat, effect.n);
    case 'influence':
      return gainInfluence(s, seat, effect.n);
    case 'infamy':
      return gainInfamy(s, seat, effect.n);
    case 'draw':
      return drawCards(s, seat, effect.n);
    case 'thaw':
      return thaw(s, seat, effect.n);
    case 'bankCredit':
      return bank(s, seat, 'credits', effect.n);
    case 'bankDefense':
      return bank(s, seat, 'defense', effect.n);
    case 'embassy':
      return canPlaceEmbassy(s, seat) ? placeEmbassy(s, seat) : undefined;
    case 'cargo':
      return canGainCargo(s, seat) ? gainCargo(s, seat) : undefined;
    case 'ignoreShut':
      s.thisTurn.ignoring |= 1 << seat;
      return;
    case 'if':
      return holds(s, seat, card, effect.when, consumed) ? runInstant(s, seat, card, effect.then) : undefined;
    case 'per':
      for (let left = timesOf(s, seat, card, effect.each, effect.max); left > 0; left--) {
        runInstant(s, seat, card, effect.then);
      }
      return;
    default:
      throw new Error(`${effect.op} needs a decision`);
  }
}

/** Number of a faction's cards this player played this turn, not counting the card being resolved (HX-350, HX-537). */
function othersPlayed(s: State, seat: Seat, card: number, faction: Faction): number {
  let count = 0;
  for (const other of playerOf(s, seat).plays) {
    if (faceOf(other) !== faceOf(card) && deckCard(other).faction === faction) count++;
  }
  return count;
}

/** Whether a condition is met; `consumed` is 1 after a card was consumed, 2 after an Illegal Tech. */
export function holds(s: State, seat: Seat, card: number, when: Condition, consumed: number): boolean {
  switch (when.is) {
    case 'played':
      return othersPlayed(s, seat, card, when.faction) >= when.least;
    case 'embassies':
      return countBits(playerOf(s, seat).embassies) >= when.least;
    case 'activeEventHere':
      return activeEventAt(s, playerOf(s, seat).ship);
    case 'trophies':
      return eventsWon(s, seat) >= when.least;
    case 'consumed':
      return consumed >= (when.illegal ? 2 : 1);
  }
}

const timesOf = (s: State, seat: Seat, card: number, each: Count, max: number): number =>
  Math.min(
    max,
    each.of === 'played' ? othersPlayed(s, seat, card, each.faction) : countBits(playerOf(s, seat).embassies),
  );
