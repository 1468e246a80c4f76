import { addAt, EVERYBODY, logEvent, move, putOut } from '@orrery/kernel';
import { titleOf } from '../content/set.ts';
import { isShip, SLOTS, sideOf, unitName, unitOf } from '../content/units.ts';
import { isIn, isSeat, ownStation, planetsOf, shipsOf } from '../rules/board.ts';
import { eachLasting } from '../rules/lasting.ts';
import { isAlive, NONE, playerOf, type State } from '../state.ts';
import { liftUnit } from './board.ts';
import { gain } from './resources.ts';

/**
 * Takes a unit off the board. In Victory Point mode, a ship may come back at the end of its owner's next turn (MO-010,
 * MO-562).
 */
export function destroy(s: State, unit: number): void {
  const side = sideOf(unit);
  liftUnit(s, unit);
  if (isShip(unit) && s.agreed.mode === 'points') s.back[unit] = playerOf(s, side).turns + 1;
  // Effects that hold the unit end.
  for (const other of s.players) if (other.tractor === unit) other.tractor = NONE;
  s.updates = s.updates.filter((update) => update.unit !== unit);
  logEvent('destroyed', { unit: unitName(unit), owner: side });
}

/** Whether a side must be eliminated (MO-082, MO-083, MO-569, MO-581, MO-582). */
function isDoomed(s: State, side: number): boolean {
  const ships = shipsOf(s, side).length > 0;
  if (!isSeat(s, side)) return !ships;
  if (s.agreed.mode === 'points') return !ships && !ownStation(s, side) && planetsOf(s, side).length === 0;
  return !ships || !ownStation(s, side);
}

/** Pays scrap for lost ships to their owners, unless they are about to be eliminated (MO-297, MO-298). */
export function scrapFor(s: State, lost: readonly number[]): void {
  for (const unit of lost) {
    const side = sideOf(unit);
    if (!isShip(unit) || isDoomed(s, side)) continue;
    eachLasting(s, side, 'scrap', (effect) => {
      gain(s, side, 'minerals', effect.minerals, 'scrap');
      gain(s, side, 'gas', effect.gas, 'scrap');
    });
  }
}

/** Eliminates all doomed sides at the same time (MO-084 to MO-093). */
export function checkFallen(s: State): void {
  const doomed = s.players.flatMap((_player, side) => (isIn(s, side) && isDoomed(s, side) ? [side] : []));
  if (doomed.length > 0) eliminate(s, doomed);
}

/** Removes sides from the game, with their units, planets, cards, resources and timed effects. */
export function eliminate(s: State, sides: readonly number[]): void {
  const when = Math.max(NONE, ...s.players.map(({ fell }) => fell)) + 1;
  for (const side of sides) {
    const own = playerOf(s, side);
    own.fell = when;
    if (isSeat(s, side)) putOut(s, side);
    logEvent('eliminated', { seat: side });
    for (let slot = 0; slot < SLOTS; slot++) {
      const unit = unitOf(side, slot);
      if (isAlive(s, unit)) liftUnit(s, unit);
      for (const other of s.players) if (other.tractor === unit) other.tractor = NONE;
    }
    for (const planet of s.planets) if (planet.owner === side) planet.owner = NONE;
    while (own.hand.cards.length > 0) discardAt(s, side, 0);
    own.minerals = 0;
    own.gas = 0;
    own.influence = 0;
    own.hull = 0;
    own.steps = 0;
    own.tractor = NONE;
    s.updates = s.updates.filter((update) => update.by !== side && sideOf(update.unit) !== side);
    if (s.blockade === side) s.blockade = NONE;
  }
  if (s.agreed.mode === 'points') endRound(s);
  // A declared card is dropped with its player; its flow ends too (D71).
  if (s.declared && sides.includes(s.declared.seat)) s.declared = null;
  leaveFight(s, sides);
}

/** Makes this round the last one (MO-575, MO-576). */
export function endRound(s: State): void {
  if (s.ending) return;
  s.ending = true;
  logEvent('last-round', {});
}

/**
 * Calls off a fight that a side has left. If it was the owner of an attacked planet, the attack continues against the
 * planet, which is now neutral (D71, D73).
 */
function leaveFight({ fight }: State, sides: readonly number[]): void {
  if (!fight) return;
  const { attack, defence } = fight;
  if (sides.includes(attack.side)) fight.off = true;
  else if (!sides.includes(defence.side)) return;
  else if (fight.kind !== 'planet') fight.off = true;
  else {
    defence.side = NONE;
    fight.more = 0;
  }
}

/** Discards the card at an index of a hand, face up (MO-310, MO-650). */
export function discardAt(s: State, side: number, at: number): number {
  const card = move(s, playerOf(s, side).hand, at, s.discard, EVERYBODY);
  const { id } = titleOf(card);
  addAt(s.spent, id, 1);
  return card;
}
