import { defined } from '@orrery/kernel';
import { CARDS, type Window } from '../content/cards.ts';
import { BEAM, GAS_MAX } from '../content/panel.ts';
import { COPIES } from '../content/set.ts';
import { isGuardian, isMothership, isShip, isStation } from '../content/units.ts';
import { type Fight, playerOf, type State } from '../state.ts';
import { freeRound, havens, isHeld, isSeat } from './board.ts';
import { halfOf, openOne, rollersOf } from './fight.ts';
import { hasAbility } from './lasting.ts';

/** Titles playable in each window. */
const TITLES = new Map<Window, readonly number[]>();
for (const { id, windows } of CARDS)
  for (const window of windows) TITLES.set(window, [...(TITLES.get(window) ?? []), id]);
const titlesIn = (window: Window): readonly number[] => TITLES.get(window) ?? [];

/** Whether a copy of a title may still be in a hand, judging by the discard pile (MO-633). */
const isAbout = (s: State, title: number): boolean =>
  // A game started in an older version has no count for newer titles, and plays without them.
  (s.spent[title] ?? Number.POSITIVE_INFINITY) < defined(COPIES[title]);
const anyAbout = (s: State, titles: readonly number[]): boolean => titles.some((title) => isAbout(s, title));

/** Whether a seat holds any cards (MO-632). */
const holdsCards = (s: State, seat: number): boolean => isSeat(s, seat) && playerOf(s, seat).hand.cards.length > 0;

const PROD = 9;
const PANIC = 15;
const FORKS = 32;
const BACKUP = 2;
const LIFE_SUPPORT = 29;
const LAST_STAND = 28;
export const CANCEL = 34;

/** The amount of gas that a side may still declare in a fight (MO-236 to MO-238). */
export function gasLeft(s: State, fight: Fight, defence: boolean): number {
  const half = halfOf(fight, defence);
  if (!isSeat(s, half.side) || fight.kind === 'planet') return 0;
  const fits = rollersOf(fight, defence).some((unit) => isMothership(unit) || isGuardian(unit));
  return fits ? Math.min(GAS_MAX - half.gas, playerOf(s, half.side).gas) : 0;
}

/** Whether a side may declare a Solar Beam now (MO-278, MO-279). */
export function mayBeam(s: State, fight: Fight, defence: boolean): boolean {
  const half = halfOf(fight, defence);
  if (!isSeat(s, half.side) || half.beam || fight.kind === 'planet') return false;
  if (!rollersOf(fight, defence).some(isMothership) || playerOf(s, half.side).hull < BEAM.least) return false;
  return hasAbility(s, half.side, 'beam');
}

/**
 * Whether a window of a fight opens for a seat. Depends only on public information: whether the seat holds cards,
 * whether copies of playable titles are left, its gas and techs, and the state of the fight (MO-631 to MO-633).
 */
export function opens(s: State, seat: number, window: Window): boolean {
  const { fight } = s;
  if (s.lone) return window === 'AR' && s.lone.seat === seat && holdsCards(s, seat) && isAbout(s, FORKS);
  if (!fight || fight.off || !isSeat(s, seat)) return false;
  const cards = holdsCards(s, seat);
  switch (window) {
    case 'RD':
      if (fight.kind !== 'dogfight' || !isShip(fight.target) || !cards || !isAbout(s, PANIC)) return false;
      return !isHeld(s, fight.target) && freeRound(s, havens(s, seat, false)).length > 0;
    case 'AD':
      return (cards && anyAbout(s, titlesIn('AD'))) || gasLeft(s, fight, false) > 0 || mayBeam(s, fight, false);
    case 'DD':
      // A station's owner can only play Prod on an attacking mothership (MO-210).
      if (fight.kind === 'station') return cards && isAbout(s, PROD) && fight.units.some(isMothership);
      return (cards && anyAbout(s, titlesIn('DD'))) || gasLeft(s, fight, true) > 0 || mayBeam(s, fight, true);
    case 'AS':
      // After Deflector Shields there is nothing left to declare (MO-419).
      if (isStation(fight.target) || fight.deflected) return false;
      return (cards && anyAbout(s, titlesIn('AS'))) || gasLeft(s, fight, true) > 0 || mayBeam(s, fight, true);
    case 'PD':
      return cards && anyAbout(s, titlesIn('PD'));
    case 'AR': {
      if (!cards) return false;
      const half = fight.attack.side === seat ? fight.attack : fight.defence;
      if (isAbout(s, FORKS)) return true;
      return fight.kind !== 'planet' && isAbout(s, BACKUP) && half.dice.some((die) => openOne(die) >= 0);
    }
    case 'LD': {
      if (!cards || fight.kind === 'planet' || fight.kind === 'station') return false;
      if (fight.kind === 'asteroids') return isAbout(s, LIFE_SUPPORT) && !isMothership(fight.target);
      return isAbout(s, LIFE_SUPPORT) || isAbout(s, LAST_STAND);
    }
    default:
      return false;
  }
}

/** All other seats with cards, while the cancelling card may be in a hand (MO-321, MO-395, MO-632, MO-664). */
export function cancellers(s: State): number[] {
  const out: number[] = [];
  if (!s.declared || !isAbout(s, CANCEL)) return out;
  for (let seat = 0; seat < s.out.length; seat++) {
    if (seat !== s.declared.seat && !s.out[seat] && holdsCards(s, seat)) out.push(seat);
  }
  return out;
}
