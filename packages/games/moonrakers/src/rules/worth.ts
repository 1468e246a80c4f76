import type { Seat } from '@orrery/kernel';
import { POINTS_PER_CREDIT, POINTS_PER_PRESTIGE, PRESTIGE_TARGET, ROUNDS } from '../content/numbers.ts';
import { isCrew } from '../content/set.ts';
import { type Captain, captainOf, type State } from '../state.ts';
import { isHired, plain } from './owned.ts';
import { printedPrice } from './prices.ts';

/** The crew cards a captain owns, in any zone. */
export function crewOwned(own: Captain): number[] {
  const crew: number[] = [];
  for (const cards of [own.draw.cards, own.hand.cards, own.discard.cards, own.play.cards]) {
    for (const card of cards) if (isCrew(plain(card)) && !isHired(card)) crew.push(plain(card));
  }
  return crew;
}

/** Credits plus the printed prices of parts and crew (MK-250, MK-251). Prototypes have no price. */
export function netWorth(s: State, seat: Seat): number {
  const own = captainOf(s, seat);
  let worth = own.credits;
  for (const part of own.parts) worth += printedPrice(part);
  for (const crew of crewOwned(own)) worth += printedPrice(crew);
  return worth;
}

/** The points in a game of one or two players (MK-440). */
export const pointsOf = (s: State, seat: Seat): number =>
  captainOf(s, seat).prestige * POINTS_PER_PRESTIGE + netWorth(s, seat) * POINTS_PER_CREDIT;

/** Whether this is the long game: 15 prestige, or 15 rounds with one or two players (MK-402). */
export const isLong = ({ target }: Pick<State['agreed'], 'target'>): boolean => target === PRESTIGE_TARGET.long;
export const roundsOf = (agreed: Pick<State['agreed'], 'target'>): number =>
  isLong(agreed) ? ROUNDS.long : ROUNDS.usual;
