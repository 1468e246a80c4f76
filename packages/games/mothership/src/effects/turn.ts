import { logEvent } from '@orrery/kernel';
import { isMothership, MOTHERSHIP, SLOTS, sideOf, slotOf, unitOf } from '../content/units.ts';
import { friendsBeside, ownMothership } from '../rules/board.ts';
import { cellOf, NONE, newTurn, playerOf, type State } from '../state.ts';
import { refill } from './panel.ts';

/** Begins a side's turn: its timed effects end, and its ships may move and attack again (MO-098, MO-099). */
export function beginTurn(s: State, side: number): void {
  const own = playerOf(s, side);
  s.turn = side;
  own.turns++;
  own.tractor = NONE;
  if (s.blockade === side) s.blockade = NONE;
  s.thisTurn = newTurn();
  if (ownMothership(s, side)) {
    for (const unit of friendsBeside(s, side, cellOf(s, unitOf(side, MOTHERSHIP)))) {
      if (sideOf(unit) === side && !isMothership(unit) && slotOf(unit) < SLOTS - 3)
        s.thisTurn.escorts |= 1 << slotOf(unit);
    }
  }
  logEvent('turn-began', { seat: side, round: s.round });
}

/** Ends a turn: effects that last for the turn end, and all shields refill (MO-101, MO-131). */
export function closeTurn(s: State): void {
  s.fight = null;
  s.declared = null;
  s.lone = null;
  s.updates = s.updates.filter((update) => sideOf(update.unit) !== s.turn);
  refill(s);
}
