import { NPC_ORDER } from '../../content/solo.ts';
import { SLOTS, STATION, unitOf } from '../../content/units.ts';
import { cellOf, has, isAlive, NONE, newTurn, type State } from '../../state.ts';
import { strikeOf, strikersOf, wayOf } from './act.ts';
import { type Aim, aimOf, npcSide, PLAYER } from './aim.ts';

/** The planned action of an opponent's ship: its path, the cell it attacks (-1 for none), and the attacking ships. */
export interface Intent {
  unit: number;
  aim: Aim;
  cells: number[];
  strike: number;
  units: number[];
}

/**
 * The state in which the opponent's ships act: the current one on its turn, otherwise the start of its next turn. Only
 * the parts that planning changes are copied.
 */
function foreseen(s: State): State {
  const side = npcSide(s);
  if (s.turn === side) return { ...s, at: [...s.at], here: [...s.here], thisTurn: { ...s.thisTurn } };
  return {
    ...s,
    turn: side,
    at: [...s.at],
    here: [...s.here],
    thisTurn: newTurn(),
    // Prod ends when the player's turn does.
    players: s.players.map((player) => ({ ...player, prodded: player.prodded.map(() => 0) })),
  };
}

/** Plans one ship's action and moves it in `ahead`. */
function think(ahead: State, unit: number): Intent {
  const aim = aimOf(ahead, unit);
  const cells = wayOf(ahead, unit, aim);
  const to = cells.at(-1);
  if (to !== undefined) {
    ahead.here[cellOf(ahead, unit)] = NONE;
    ahead.at[unit] = to;
    ahead.here[to] = unit;
  }
  const strike = strikeOf(ahead, unit, aim);
  return { unit, aim, cells, strike, units: strike === NONE ? [] : strikersOf(ahead, unit, strike) };
}

/** The planned action of the ship in a slot if it were to act first. */
export const intend = (s: State, slot: number): Intent => think(foreseen(s), unitOf(npcSide(s), slot));

/**
 * The planned actions of all ships that have not acted yet, in order, assuming that dice change nothing; each plan
 * takes the earlier moves into account. Shown to the player in advance.
 */
export function intentions(s: State): Intent[] {
  if (s.agreed.mode !== 'solo' || !isAlive(s, unitOf(PLAYER, STATION))) return [];
  const ahead = foreseen(s);
  const out: Intent[] = [];
  for (const slot of NPC_ORDER) {
    const unit = unitOf(npcSide(s), slot);
    if (!isAlive(ahead, unit) || has(ahead.thisTurn.moved | ahead.thisTurn.attacked, slot)) continue;
    const intent = think(ahead, unit);
    for (const other of intent.units) ahead.thisTurn.attacked |= 1 << (other % SLOTS);
    out.push(intent);
  }
  return out;
}
