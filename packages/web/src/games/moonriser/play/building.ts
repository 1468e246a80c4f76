import type { Placement, Prompt } from '@orrery/kernel';
import { type Cost, type MoonriserView, previewPlacement, whyNot } from '@orrery/moonriser';
import type { Play } from '../../../play/play.ts';
import type { Draft } from '../../../prompts/draft.ts';

export const UPGRADE = 'upgrade';
export const BASE = 'BASE';

type PlacePrompt = Extract<Prompt, { kind: 'place' }>;

/** The open question if it is a placement, else null. */
export const placing = (play: Play): PlacePrompt | null => (play.ask?.prompt.kind === 'place' ? play.ask.prompt : null);

/** The piece to be placed. A single piece, such as a base, is held from the start. */
export function heldPiece(prompt: PlacePrompt | null, draft: Draft): string | null {
  if (!prompt) return null;
  if (prompt.pieces.length === 1) return prompt.pieces[0]?.id ?? null;
  return prompt.pieces.some((piece) => piece.id === draft.piece) ? draft.piece : null;
}

const cellsOf = (prompt: PlacePrompt, piece: string) => prompt.pieces.find((one) => one.id === piece)?.cells ?? [];

/** Legal fields for the held piece, with the red tokens for their distance. */
export function legalCells(prompt: PlacePrompt | null, piece: string | null): Map<string, { cost?: number }> {
  if (!prompt || piece === null) return new Map();
  return new Map(
    cellsOf(prompt, piece).map(({ cell, data }) => {
      const distance = (data as Cost | undefined)?.distance ?? 0;
      return [cell, distance ? { cost: distance } : {}];
    }),
  );
}

export const rotationsOf = (prompt: PlacePrompt, piece: string, cell: string): number[] =>
  cellsOf(prompt, piece).find((one) => one.cell === cell)?.rotations ?? [];

/** The rotation to show first: the player's current one if it is legal, else the most valuable one. */
export function firstRotation(play: Play, prompt: PlacePrompt, piece: string, cell: string): number {
  const allowed = rotationsOf(prompt, piece, cell);
  const { draft, ask } = play;
  if (draft.cell !== null && allowed.includes(draft.rotation)) return draft.rotation;
  const view = play.table.view as MoonriserView;
  const worth = (rotation: number) => {
    const p = previewPlacement(view, ask?.seat ?? 0, { piece, cell, rotation });
    const made = (i: { green: number; red: number; blue: number }) => i.green + i.red + i.blue;
    return p.scoreAfter.total - p.scoreBefore.total + 2 * (made(p.incomeAfter) - made(p.incomeBefore));
  };
  let best = allowed[0] ?? 0;
  for (const rotation of allowed) if (worth(rotation) > worth(best)) best = rotation;
  return best;
}

/** The next legal rotation; direction 1 is counter-clockwise. */
export function turned(prompt: PlacePrompt, piece: string, cell: string, from: number, direction: 1 | -1): number {
  const allowed = rotationsOf(prompt, piece, cell);
  for (let step = 1; step <= 6; step++) {
    const next = (((from + direction * step) % 6) + 6) % 6;
    if (allowed.includes(next)) return next;
  }
  return from;
}

/** Why the held piece cannot be placed on a field in the current rotation. */
export function reasonFor(
  play: Pick<Play, 'ask' | 'table' | 'words' | 'draft'>,
  piece: string | null,
  cell: string,
): string | null {
  if (piece === null || !play.ask) return null;
  const placement: Placement = { piece, cell, rotation: piece === UPGRADE ? 0 : play.draft.rotation };
  const refusal = whyNot(play.table.view as MoonriserView, play.ask.seat, placement);
  return refusal && play.words.refusal(refusal);
}

/** Why a piece cannot be placed anywhere now; null if it can. */
export function blockedPiece(play: Play, prompt: PlacePrompt | null, piece: string): string | null {
  const why = prompt?.pieces.find((one) => one.id === piece)?.why;
  return why ? play.words.refusal(why) : null;
}
