import { defined, post, type Seat } from '@orrery/kernel';
import { firedBy } from '../rules/abilities.ts';
import { ACTIONS_GIVEN, CARDS_DRAWN, DAMAGE, FLEX, ICONS_BLOCKED, typeOf, unitsOf } from '../rules/actions.ts';
import { lasting } from '../rules/lasting.ts';
import { captainOf, missionOf, pilotOf, type State } from '../state.ts';
import { noteDeeds } from './achievements.ts';
import { CALLS } from './calls.ts';
import { drawCards } from './cards.ts';
import { place } from './units.ts';

export function spendActions(s: State, seat: Seat, n: number): void {
  const pilot = pilotOf(s, seat);
  pilot.actions -= n;
  pilot.spent += n;
  if (missionOf(s).duel) return;
  noteDeeds(s, seat, 'in a contract', (goal) => goal.what === 'actions' && pilot.spent >= goal.least);
}

/**
 * Whether a card's icons go to Flex: by default they fill the card's own type while that is open, then Flex (MK-079).
 */
export function isFlexed(s: State, kind: number, flexed: boolean): boolean {
  const { need, filled } = missionOf(s);
  const type = typeOf(kind);
  if (flexed || type < 0 || defined(need[FLEX]) === 0) return flexed;
  return defined(filled[type]) >= defined(need[type]);
}

/** The value of a Damage card, limited by a policy if one applies (MK-528). */
export function capped(s: State, value: number): number {
  const cap = missionOf(s).duel ? undefined : lasting(s, 'damage cap');
  return cap ? Math.min(cap.n, value) : value;
}

/** Applies the effect of an Action card, without its icons (MK-129 to MK-140). */
export function actAs(s: State, seat: Seat, kind: number): void {
  const pilot = pilotOf(s, seat);
  pilot.actions += defined(ACTIONS_GIVEN[kind]);
  pilot.blocks += defined(ICONS_BLOCKED[kind]);
  const cards = defined(CARDS_DRAWN[kind]);
  if (cards > 0) drawCards(s, seat, cards);
}

/** Adds the icons of a played card, including prepared bonuses for Damage. Returns their number. */
export function placeIcons(s: State, seat: Seat, kind: number, flexed: boolean): number {
  const type = typeOf(kind);
  if (type < 0) return 0;
  const pilot = pilotOf(s, seat);
  let value = unitsOf(kind);
  if (type === DAMAGE) {
    value = capped(s, value + pilot.primed);
    pilot.primed = 0;
  }
  place(s, seat, flexed ? FLEX : type, value);
  return value;
}

/** Triggers the abilities that count this card (MK-354). */
export function setOff(s: State, seat: Seat, kind: number, value: number, flexed: boolean): void {
  const keys = firedBy(captainOf(s, seat), pilotOf(s, seat), kind);
  if (keys.length > 0) post(s, CALLS.triggers, { seat, keys, fired: kind, value, flexed });
}

/** Resolves a played Action card: icons, effect and triggers. Called again if the card counts as two (MK-408). */
export function resolveAction(s: State, seat: Seat, kind: number, flexed: boolean): void {
  pilotOf(s, seat).plays.push(kind);
  const value = placeIcons(s, seat, kind, flexed);
  actAs(s, seat, kind);
  setOff(s, seat, kind, value, flexed);
}
