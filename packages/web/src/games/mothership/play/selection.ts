import type { Answer } from '@orrery/kernel';
import { type MothershipView, unitName } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import { type Moves, passesThrough } from './moves.ts';
import type { Choice } from './options.ts';
import { couldHit, strikersOn, wayToStrike } from './plans.ts';
import { isMine, type Piece, type Position, unitOn } from './position.ts';
import { type Unreached, unreached } from './unreached.ts';

/** The player's selection; nothing is sent until it is confirmed. */
export interface Selection {
  /** The key of the question it belongs to. */
  of: string;
  unit: string | null;
  /** The destination. */
  goal: Hex | null;
  /** A hex the path must pass through. */
  via: Hex | null;
  /** The target of the attack, and the attacking ships. */
  target: Hex | null;
  ships: readonly string[];
  card: string | null;
  /** The start of an option id that still needs a hex, such as deploying or an ability. */
  verb: string | null;
  /** The answer to be confirmed. */
  answer: string | null;
}

/** What the next click chooses a target for. */
export type Aim = Pick<Selection, 'card' | 'verb'>;
export type Part = Partial<Omit<Selection, 'of'>>;

export const NOTHING: Omit<Selection, 'of'> = {
  unit: null,
  goal: null,
  via: null,
  target: null,
  ships: [],
  card: null,
  verb: null,
  answer: null,
};

/** The verb for choosing a hex to pass through. */
export const VIA = 'via';

/**
 * The selection for the current question. A new question clears it, but a selected ship stays selected during its own
 * move, because it may continue or attack.
 */
export function selectionFor(before: Selection, { key, main, flow, view }: Position): Selection {
  if (before.of === key) return before;
  const unit = main || flow === 'move' ? view.units.find(({ id }) => id === before.unit) : undefined;
  const stays = unit !== undefined && unit.cell !== null && !unit.attacked;
  return { ...NOTHING, of: key, unit: stays ? unit.id : null };
}

/** Whether clicks on the board choose the target of a card, an ability or an answer. */
export const isAiming = ({ main, path }: Position, { card, verb }: Aim): boolean =>
  card !== null || verb !== null || (!main && !path);

/** Whether a choice belongs to the selected card or ability. */
export function isWanted({ main }: Position, { card, verb }: Aim, choice: Choice): boolean {
  if (card) return choice.card === card;
  if (verb) return choice.id.startsWith(verb);
  return choice.verb === 'attack' || !main;
}

/** Adds an item to a list, or removes it. */
export const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** Selects a card, with the answer if it has only one use. */
export const withCard = (card: string | null, answer: string | null = null): Part => ({
  unit: null,
  goal: null,
  target: null,
  verb: null,
  card,
  answer,
});

/** The ships of a side that have not moved. */
export const unmovedShips = ({ units }: MothershipView, of: number | null) =>
  units.filter(
    ({ side, kind, cell, moved }) =>
      side === of && cell !== null && !moved && kind !== 'station' && kind !== 'guardian',
  );

/** Selects the player's next ship that has not moved; null if there is none. */
export function nextShip(view: MothershipView, me: number, now: string | null): Part | null {
  const ships = unmovedShips(view, me);
  const at = ships.findIndex(({ id }) => id === now);
  const next = ships[(at + 1) % Math.max(1, ships.length)];
  return next ? { ...NOTHING, unit: next.id } : null;
}

/** The effect of a click on a hex. */
export type Press =
  | { does: 'select'; part: Part }
  | { does: 'answer'; answer: Answer }
  /** Adds an item to the answer, or removes it. */
  | { does: 'pick'; item: string }
  /** Changes nothing, and tells why. */
  | { does: 'refuse'; why: Unreached }
  | { does: 'fly' | 'attack' | 'flyAndAttack' };

const select = (part: Part): Press => ({ does: 'select', part });
const refuse = (why: Unreached): Press => ({ does: 'refuse', why });

/** The answer that places a piece on a hex; null if it does not fit there. */
export function placing({ id, cells }: Piece, hex: Hex): Answer | null {
  const cell = cells.find((one) => one.cell === hex);
  return cell ? { piece: id, cell: hex, rotation: cell.rotations[0] ?? 0 } : null;
}

/** What a click on a hex does. Without a question, or while an answer is sent, it only selects a unit. */
export function press(position: Position, moves: Moves, selection: Selection, hex: Hex, busy: boolean): Press {
  const { view, prompt, piece } = position;
  const { goal } = selection;
  if (!prompt || busy) return select({ unit: unitOn(view, hex) });
  if (piece) {
    const answer = placing(piece, hex);
    if (position.warps && (goal !== hex || answer === null)) return select({ goal: hex });
    return answer === null ? refuse({ reason: 'not-offered' }) : { does: 'answer', answer };
  }
  if (prompt.kind === 'subset') {
    const item = unitOn(view, hex);
    return item && prompt.items.some(({ id }) => id === item)
      ? { does: 'pick', item }
      : refuse({ reason: 'not-offered' });
  }
  if (selection.verb === VIA) {
    if (hex === goal) return select({ verb: null, via: null });
    return passesThrough(position, moves, goal, hex)
      ? select({ verb: null, via: hex })
      : refuse({ reason: 'not-on-the-way' });
  }
  return isAiming(position, selection) ? aim(position, selection, hex) : pressShip(position, moves, selection, hex);
}

/** The first click on a target shows the answer, the second gives it; a click elsewhere keeps the selection. */
function aim(position: Position, selection: Selection, hex: Hex): Press {
  const choice = [...position.menu.values()].find((one) => one.hex === hex && isWanted(position, selection, one));
  if (!choice) return selection.card || selection.verb ? refuse({ reason: 'not-offered' }) : select(NOTHING);
  return selection.answer === choice.id ? { does: 'answer', answer: choice.id } : select({ answer: choice.id });
}

/** The first click on a hex plans a move or an attack, the second makes it. */
function pressShip(position: Position, { unit, mine, ways }: Moves, selection: Selection, hex: Hex): Press {
  const { view, table, threats, me } = position;
  const { goal, target, unit: ship } = selection;
  if (goal === hex && !target) return { does: 'fly' };
  if (target === hex) return { does: goal ? 'flyAndAttack' : 'attack' };
  if (ways.has(hex)) return select({ goal: hex, via: null, target: null, ships: [] });
  const here = unitOn(view, hex);
  if (here && isMine(position, here)) return select({ ...NOTHING, unit: here === ship && !goal ? null : here });
  const near = strikersOn(table, me, hex).map(unitName);
  if (mine && ship && couldHit(table, unit, hex)) {
    if (near.includes(ship)) return select({ goal: null, target: hex, ships: [ship] });
    const way = wayToStrike(table, threats, ways, unit, hex);
    if (way) return select({ goal: way.hex, via: null, target: hex, ships: [ship] });
  }
  if (near.length > 0) return select({ ...NOTHING, target: hex, ships: near });
  return mine && ship ? refuse(unreached(position, unit, hex)) : select({ ...NOTHING, unit: here });
}
