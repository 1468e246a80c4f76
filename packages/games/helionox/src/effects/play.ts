import { EVERYBODY, logEvent, move, type Seat } from '@orrery/kernel';
import { deckCard, labelled } from '../content/cards.ts';
import { type Effects, INFAMY_WHEN_PLAYED } from '../content/index.ts';
import { indexOf } from '../rules/cards.ts';
import { playerOf, type State } from '../state.ts';
import { isInstant, runInstant } from './instant.ts';
import { effectOf, PROGRAMS, resolve } from './programs.ts';
import { gainInfamy } from './tokens.ts';

/** Effects without decisions, which are resolved immediately. */
const AT_ONCE: ReadonlySet<Effects> = new Set([...PROGRAMS.values()].filter((effects) => effects.every(isInstant)));

/** Plays a card from hand, which then stays in play, and resolves its steps (HX-139, HX-146, HX-541). */
export function playCard(s: State, seat: Seat, face: number): void {
  const player = playerOf(s, seat);
  const card = move(s, player.hand, indexOf(player.hand, face), player.played, EVERYBODY);
  player.plays.push(card);
  if (deckCard(card).unique) s.thisTurn.uniques.push(card);
  logEvent('played', { seat, ...labelled(card) });
  if (deckCard(card).kind === 'illegal') gainInfamy(s, seat, INFAMY_WHEN_PLAYED);
  const effects = effectOf(card);
  if (AT_ONCE.has(effects)) runInstant(s, seat, card, effects);
  else resolve(s, seat, effects, card);
}
