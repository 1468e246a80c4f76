import { defined, EVERYBODY, logEvent, maskOf, put, type Seat, take, witness } from '@orrery/kernel';
import { crewOf, isAction } from '../content/set.ts';
import { isIo } from '../content/types.ts';
import { FLEX, isAdvanced, typeOf, unitsOf } from '../rules/actions.ts';
import { MERCENARIES, nameOf, ownCard } from '../rules/owned.ts';
import { hirePrice } from '../rules/plays.ts';
import { programNumber } from '../rules/programs.ts';
import { captainOf, missionOf, pilotOf, type State } from '../state.ts';
import { isFlexed, placeIcons, resolveAction, setOff, spendActions } from './action.ts';
import { placeInHand, wordsFor } from './cards.ts';
import { begin } from './run.ts';
import { place } from './units.ts';

/** Plays a card from hand: pays an Action unless the card is free, then resolves it and its triggers (MK-336). */
export function playCard(s: State, seat: Seat, kind: number, toFlex: boolean): void {
  const own = captainOf(s, seat);
  const pilot = pilotOf(s, seat);
  if (pilot.free > 0 && isAdvanced(kind)) pilot.free--;
  else spendActions(s, seat, 1);
  witness(s, EVERYBODY & ~maskOf(seat));
  take(own.hand, placeInHand(s, seat, kind));
  put(own.play, ownCard(seat, kind), EVERYBODY);
  own.playIo.push(0);
  pilot.count++;
  const flexed = isFlexed(s, kind, toFlex);
  logEvent('played', { seat, card: nameOf(kind), name: wordsFor(kind), flex: flexed });
  if (isAction(kind)) return resolveAction(s, seat, kind, flexed);
  const value = placeIcons(s, seat, kind, flexed);
  begin(s, seat, ownCard(seat, kind), programNumber(crewOf(kind).play));
  pilot.plays.push(kind);
  setOff(s, seat, kind, value, flexed);
}

/** Hires a mercenary: an Action card gives only its icons, a crew card also its effect (MK-426 to MK-428). */
export function hire(s: State, seat: Seat, at: number, toFlex: boolean): void {
  const kind = defined(s.mercenaryRow[at]);
  const mission = missionOf(s);
  const price = hirePrice(mission);
  if (isAction(kind)) mission.hireCredits += price.credits;
  else mission.hirePrestige += price.prestige;
  mission.hired.push(at);
  const type = typeOf(kind);
  const flexed = isFlexed(s, kind, toFlex);
  logEvent('hired', { seat, card: nameOf(kind), name: wordsFor(kind), flex: flexed });
  if (type >= 0) place(s, seat, flexed ? FLEX : type, unitsOf(kind), false);
  if (isAction(kind)) return;
  const card = ownCard(MERCENARIES, kind);
  // A hired IO crew card stays with the leader until the contract ends, to hold its tokens (MK-434).
  if (isIo(crewOf(kind))) {
    put(captainOf(s, seat).play, card, EVERYBODY);
    captainOf(s, seat).playIo.push(0);
  }
  begin(s, seat, card, programNumber(crewOf(kind).play));
}
