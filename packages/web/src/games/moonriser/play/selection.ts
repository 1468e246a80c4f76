import type { Draft } from '../../../prompts/draft.ts';
import { BASE, legalCells, type PlacePrompt, rotationsOf, turned, UPGRADE } from './building.ts';

/** The held piece, the field it is held over, and its rotation. Nothing is sent until the player confirms. */
export type Selection = Pick<Draft, 'piece' | 'cell' | 'rotation'>;

/** The selection that a draft stands for. A single piece, such as a base, is held from the start. */
export function selectionIn(prompt: PlacePrompt | null, { piece, cell, rotation }: Selection): Selection {
  const ids = prompt?.pieces.map(({ id }) => id) ?? [];
  const held = ids.length === 1 ? (ids[0] ?? null) : ids.includes(piece ?? '') ? piece : null;
  return { piece: held, cell: cell !== null && legalCells(prompt, held).has(cell) ? cell : null, rotation };
}

/** A click on a tile or on Upgrade: holds it, or puts it back. */
export function hold(prompt: PlacePrompt, { piece }: Selection, next: string): Selection {
  const isBack = next === piece && prompt.pieces.length > 1;
  return { piece: isBack ? null : next, cell: null, rotation: 0 };
}

/** A click on a field; `commit` is a second click on the same one. Null if the held piece cannot go there. */
export function aim(
  prompt: PlacePrompt,
  { piece, cell, rotation }: Selection,
  next: string,
  best: (piece: string) => number,
): Selection | 'commit' | null {
  if (piece !== null && next === cell) return 'commit';
  if (piece !== null && piece !== UPGRADE && legalCells(prompt, piece).has(next)) {
    const stays = cell !== null && rotationsOf(prompt, piece, next).includes(rotation);
    return { piece, cell: next, rotation: stays ? rotation : best(piece) };
  }
  // While no tile is held, clicking an upgradable tile selects it for an upgrade.
  const upgrades = (piece === null || piece === UPGRADE) && legalCells(prompt, UPGRADE).has(next);
  return upgrades ? { piece: UPGRADE, cell: next, rotation: 0 } : null;
}

/** The held tile at its next legal rotation; direction 1 is counter-clockwise. */
export function rotate(prompt: PlacePrompt, selection: Selection, direction: 1 | -1): Selection {
  const { piece, cell, rotation } = selection;
  if (piece === null || piece === UPGRADE || cell === null) return selection;
  return { piece, cell, rotation: turned(prompt, piece, cell, rotation, direction) };
}

/** Takes the piece off its field, then puts it back. A base and an upgrade have only the one step. */
export function putBack({ piece, cell, rotation }: Selection): Selection {
  const keeps = cell !== null && piece !== BASE && piece !== UPGRADE;
  return { piece: keeps ? piece : null, cell: null, rotation };
}
