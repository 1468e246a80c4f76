import { EVERYBODY, maskOf, post, type Seat, take, tell, witness } from '@orrery/kernel';
import { crewOf, isAction } from '../content/set.ts';
import { firedBy } from '../rules/abilities.ts';
import {
  ACTIONS_GIVEN,
  CARDS_DRAWN,
  DAMAGE,
  FLEX,
  ICONS_BLOCKED,
  isAdvanced,
  typeOf,
  unitsOf,
} from '../rules/actions.ts';
import { nameOf, ownCard } from '../rules/owned.ts';
import { lasting } from '../rules/lasting.ts';
import { programNumber } from '../rules/programs.ts';
import { captainOf, missionOf, type Pilot, pilotOf, type State } from '../state.ts';
import { CALLS } from './calls.ts';
import { drawCards, placeInHand } from './cards.ts';
import { noteDeeds } from './deeds.ts';
import { begin } from './run.ts';
import { place, targetOf } from './units.ts';

export function spendActions(s: State, seat: Seat, n: number): void {
  const pilot = pilotOf(s, seat);
  pilot.actions -= n;
  pilot.spent += n;
  if (missionOf(s).duel) return;
  noteDeeds(s, seat, 'in a contract', (goal) => goal.what === 'actions' && pilot.spent >= goal.least);
}

/** Where the icons of a card go: an answer that says nothing means its own type, or Flex where only that is asked for. */
export const placeFor = (s: State, kind: number, flexed: boolean): number => {
  const target = targetOf(s, typeOf(kind));
  return flexed || target === FLEX ? FLEX : typeOf(kind);
};

/** The Damage that one card counts: what was prepared for it, and no more than a policy allows (MK-528). */
function valueOf(s: State, pilot: Pilot, kind: number): number {
  if (typeOf(kind) !== DAMAGE) return unitsOf(kind);
  const value = unitsOf(kind) + pilot.primed;
  pilot.primed = 0;
  return capped(s, value);
}
export function capped(s: State, value: number): number {
  const cap = missionOf(s).duel ? undefined : lasting(s, 'damage cap');
  return cap ? Math.min(cap.n, value) : value;
}

/** What an Action card does besides its icons (MK-129 to MK-140). */
export function actAs(s: State, seat: Seat, kind: number): void {
  const pilot = pilotOf(s, seat);
  pilot.actions += ACTIONS_GIVEN[kind] as number;
  pilot.blocks += ICONS_BLOCKED[kind] as number;
  const cards = CARDS_DRAWN[kind] as number;
  if (cards > 0) drawCards(s, seat, cards);
}

/** A card of the hand is played: an Action, then icons and effect in full, then what it sets off (MK-336). */
export function playCard(s: State, seat: Seat, kind: number, flexed: boolean): void {
  const own = captainOf(s, seat);
  const pilot = pilotOf(s, seat);
  if (pilot.free > 0 && isAdvanced(kind)) pilot.free--;
  else spendActions(s, seat, 1);
  witness(s, EVERYBODY & ~maskOf(seat));
  take(own.hand, placeInHand(s, seat, kind));
  own.play.push(ownCard(seat, kind));
  own.playIo.push(0);
  pilot.count++;
  tell('played', { seat, card: nameOf(kind), flex: flexed });
  resolve(s, seat, kind, flexed);
}

/** Icons, effect and triggers of a card; again where it counts as two (MK-408). */
export function resolve(s: State, seat: Seat, kind: number, flexed: boolean): void {
  const pilot = pilotOf(s, seat);
  const type = typeOf(kind);
  const value = valueOf(s, pilot, kind);
  pilot.plays.push(kind);
  if (type >= 0) place(s, seat, placeFor(s, kind, flexed), value);
  if (isAction(kind)) actAs(s, seat, kind);
  else begin(s, seat, ownCard(seat, kind), programNumber(crewOf(kind).play));
  const keys = firedBy(captainOf(s, seat), pilot, kind);
  if (keys.length > 0) post(s, CALLS.triggers, { seat, keys, fired: kind, value, flexed: type >= 0 && placeFor(s, kind, flexed) === FLEX });
}
