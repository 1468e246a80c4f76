import type { Placement, Prompt } from '@orrery/kernel';
import { type Cost, type MoonriserView, previewPlacement, whyNot } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import type { Ask } from '../../../table/table-types.ts';
import { viewOf } from './view.ts';

export const UPGRADE = 'upgrade';
export const BASE = 'BASE';

export type PlacePrompt = Extract<Prompt, { kind: 'place' }>;

/** The open question if it is a placement, else null. */
export const placing = (ask: Ask | null): PlacePrompt | null => (ask?.prompt.kind === 'place' ? ask.prompt : null);

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

/** The most valuable rotation of a piece on a field: points, and income twice. */
export function bestRotation(
  view: MoonriserView,
  seat: number,
  prompt: PlacePrompt,
  piece: string,
  cell: string,
): number {
  const made = (i: { green: number; red: number; blue: number }) => i.green + i.red + i.blue;
  const worth = (rotation: number) => {
    const p = previewPlacement(view, seat, { piece, cell, rotation });
    return p.scoreAfter.total - p.scoreBefore.total + 2 * (made(p.incomeAfter) - made(p.incomeBefore));
  };
  const [first = 0, ...others] = rotationsOf(prompt, piece, cell);
  return others.reduce((best, rotation) => (worth(rotation) > worth(best) ? rotation : best), first);
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

/** Why a piece cannot be placed on a field in the current rotation, or a tile there upgraded; null if it can. */
export function reasonFor(
  play: Pick<Play, 'ask' | 'table' | 'words' | 'draft'>,
  piece: string | null,
  cell: string,
): string | null {
  if (piece === null || !play.ask) return null;
  const placement: Placement = { piece, cell, rotation: piece === UPGRADE ? 0 : play.draft.rotation };
  const refusal = whyNot(viewOf(play), play.ask.seat, placement);
  return refusal && play.words.refusal(refusal);
}

/** Why a piece cannot be placed anywhere now; null if it can. */
export function blockedPiece(play: Play, prompt: PlacePrompt | null, piece: string): string | null {
  const why = prompt?.pieces.find((one) => one.id === piece)?.why;
  return why ? play.words.refusal(why) : null;
}
