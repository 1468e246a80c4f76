import type { Placement } from '@orrery/kernel';
import type { Draft } from '../../../prompts/draft.ts';
import type { Laying } from '../board/panels/Politics.tsx';
import type { Gain, Rocket } from '../board/rocket.ts';

export interface TileSelection {
  kind: 'tile';
  /** Where the tile comes from; `lay` is one that is already paid for. */
  verb: 'line' | 'discard' | 'steal-tech' | 'lay';
  tile: string;
  cell: string | null;
  rotation: number;
}
export type TileVerb = TileSelection['verb'];
export interface TokenSelection {
  kind: 'tokens';
  slot: string;
  rows: Readonly<Record<string, Laying>>;
}

/** The player's current selection. Nothing is sent until they confirm. */
export type Selection =
  | TileSelection
  | { kind: 'mount'; module: string; slot: string | null }
  | { kind: 'module'; module: string }
  | { kind: 'decks'; decks: string }
  | { kind: 'risk'; risk: string }
  | { kind: 'bay'; cell: string }
  | { kind: 'sabotage' }
  | { kind: 'card'; card: string; place: string | null }
  | TokenSelection
  | { kind: 'announce' }
  | { kind: 'raise'; n: number }
  | { kind: 'launch'; mission: string | null; look?: string | null }
  | { kind: 'pass' }
  | { kind: 'look'; card: string };

/** Tokens by slot, from the rules' row ids: `usa-press:bluff`. */
function layings(rows: Readonly<Record<string, number>>): Record<string, Laying> {
  const found: Record<string, Laying> = {};
  for (const [row, n] of Object.entries(rows)) {
    const [slot = '', kind = ''] = row.split(':');
    if (n > 0) found[slot] = { ...(found[slot] ?? { influence: 0, bluff: 0 }), [kind]: n };
  }
  return found;
}

/** The selection that matches a draft made by a hint; null if the draft is empty. */
export function takenOf(about: string, { piece, cell, rotation, rows }: Draft): Selection | null {
  if (about === 'ask-support') {
    const laid = layings(rows);
    const [slot] = Object.keys(laid);
    return slot === undefined ? null : { kind: 'tokens', slot, rows: laid };
  }
  if (piece === null || cell === null) return null;
  if (about === 'ask-play') return { kind: 'card', card: piece, place: cell };
  if (about === 'ask-mount') return { kind: 'mount', module: piece, slot: cell };
  return { kind: 'tile', verb: 'lay', tile: piece, cell, rotation };
}

/** A selection, the key of the prompt it was made for, and the draft at that time. */
export interface Held {
  of: string;
  taken: Selection | null;
  draft: Draft | null;
}

/** The prompt that a selection answers: its key, its kind, and its pieces if it is a placement. */
export interface Asked {
  key: string;
  about: string;
  pieces: readonly string[];
}

/** The selection that a prompt starts with: the piece to be placed, if there is only one. */
export function firstSelection({ about, pieces: [only, ...more] }: Asked): Selection | null {
  if (!only || more.length > 0) return null;
  if (about === 'ask-install') return { kind: 'tile', verb: 'lay', tile: only, cell: null, rotation: 0 };
  if (about === 'ask-mount') return { kind: 'mount', module: only, slot: null };
  return null;
}

/** The selection for a prompt: a new prompt starts over, and a hint's draft replaces an earlier selection. */
export function selectionIn(held: Held, asked: Asked, draft: Draft): Selection | null {
  const drafted = takenOf(asked.about, draft);
  const isCurrent = held.of === asked.key && (drafted === null || held.draft === draft);
  return isCurrent ? held.taken : (drafted ?? firstSelection(asked));
}

export const heldTile = (taken: Selection | null): TileSelection | null => (taken?.kind === 'tile' ? taken : null);

/** Holds a tile; one that is already held keeps its rotation. */
export function liftTile(taken: Selection | null, verb: TileVerb, tile: string): TileSelection {
  const held = heldTile(taken);
  return { kind: 'tile', verb, tile, cell: null, rotation: held?.tile === tile ? held.rotation : 0 };
}

/** A click on a tile of the supply: holds it, or puts it back. */
export const pressTile = (taken: Selection | null, verb: TileVerb, tile: string): TileSelection | null =>
  heldTile(taken)?.tile === tile ? null : liftTile(taken, verb, tile);

/** A held tile on a cell, at the rotation with the highest gain. */
export const layTile = (
  tile: TileSelection,
  cell: string,
  gains: ReadonlyMap<string, Gain> | undefined,
): TileSelection => ({ ...tile, cell, rotation: gains?.get(cell)?.rotation ?? 0 });

/** The selection with a held tile rotated clockwise. */
export const turnTile = (taken: Selection | null): Selection | null =>
  taken?.kind === 'tile' ? { ...taken, rotation: (taken.rotation + 1) % 4 } : taken;

/** The cells of the blueprint: those that can be clicked, with a tile's gains, and what is installed. */
export interface Cells {
  cells: ReadonlySet<string>;
  gains: ReadonlyMap<string, Gain> | undefined;
  rocket: Rocket;
}

/** A click on a cell: installs or rotates the held tile, chooses a bay to load, or inspects a tile. */
export function pressCell(taken: Selection | null, cell: string, { cells, gains, rocket }: Cells): Selection | null {
  const tile = heldTile(taken);
  if (tile) {
    if (!cells.has(cell)) return taken;
    return tile.cell === cell ? turnTile(tile) : layTile(tile, cell, gains);
  }
  if (cells.has(cell)) return { kind: 'bay', cell };
  const laid = rocket[cell];
  return laid ? { kind: 'look', card: laid.tile } : null;
}

/** A click on a card that can only be inspected; a second click closes it. */
export const pressLook = (taken: Selection | null, card: string): Selection | null =>
  taken?.kind === 'look' && taken.card === card ? null : { kind: 'look', card };

/** A click on a risk: tests or inspects it. The decision on a launch stays open meanwhile. */
export function pressRisk(taken: Selection | null, risk: string, tests: boolean): Selection {
  if (taken?.kind === 'launch') return { ...taken, look: taken.look === risk ? null : risk };
  return tests ? { kind: 'risk', risk } : { kind: 'look', card: risk };
}

/** A click on a module of the sideboard; a second click puts it back. */
export const pressModule = (taken: Selection | null, module: string): Selection | null =>
  taken?.kind === 'module' && taken.module === module ? null : { kind: 'module', module };

/** A click on a research deck: the first or second one, or a new first one. */
export function pressDeck(taken: Selection | null, deck: string): Selection {
  const named = taken?.kind === 'decks' ? taken.decks : '';
  return { kind: 'decks', decks: named.length >= 2 ? deck : named + deck };
}

/** A click on a card in hand; one that answers no prompt can only be inspected. */
export const pressCard = (card: string, isAnswer: boolean): Selection =>
  isAnswer ? { kind: 'card', card, place: null } : { kind: 'look', card };

/** A slot of the politics board. */
export interface Slot {
  name: string;
  place: string;
  card: string | null;
}

/** A click on a slot: the place of a held card, a card for tokens, or a card to inspect. */
export function pressSlot(taken: Selection | null, slot: Slot, takesTokens: boolean): Selection | null {
  if (!slot.card) return taken?.kind === 'card' ? { ...taken, place: slot.place } : taken;
  if (!takesTokens) return { kind: 'look', card: slot.card };
  return { kind: 'tokens', slot: slot.name, rows: taken?.kind === 'tokens' ? taken.rows : {} };
}

/** The selection with another number of tokens on its card. */
export function setTokens(taken: TokenSelection, kind: keyof Laying, n: number): TokenSelection {
  const here = taken.rows[taken.slot] ?? { influence: 0, bluff: 0 };
  return { ...taken, rows: { ...taken.rows, [taken.slot]: { ...here, [kind]: n } } };
}

/** The answer that places a selected tile. */
export const layingOf = ({ tile, cell, rotation }: TileSelection & { cell: string }): Placement => ({
  piece: tile,
  cell,
  rotation,
});

/** Tokens to be placed, by the rules' row ids. */
export const rowsOf = (rows: TokenSelection['rows']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([slot, { influence, bluff }]) => [
      [`${slot}:influence`, influence],
      [`${slot}:bluff`, bluff],
    ]),
  );

export const laidIn = (rows: TokenSelection['rows']): Laying =>
  Object.values(rows).reduce(
    (sum, { influence, bluff }) => ({ influence: sum.influence + influence, bluff: sum.bluff + bluff }),
    { influence: 0, bluff: 0 },
  );
