import type { MoonriserView, SeenTile } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import { type Ghost, type MovePreview, movePreview, useRotateKeys } from '../board/index.ts';
import { BASE, bestRotation, blockedPiece, legalCells, placing, reasonFor, UPGRADE } from './building.ts';
import { aim, hold, putBack, rotate, type Selection, selectionIn } from './selection.ts';
import { viewOf } from './view.ts';

/** The state of placing and upgrading: the held piece, its legal fields, a preview, and the actions. */
export interface Building extends Pick<Selection, 'piece' | 'cell'> {
  active: boolean;
  /** Whether tiles of hand and supply can be picked. */
  picks: boolean;
  ghost: Ghost | null;
  legal: ReadonlyMap<string, { cost?: number }>;
  preview: MovePreview | null;
  /** The design of the held tile or base; null for an upgrade or if nothing is held. */
  design: string | null;
  hold(piece: string): void;
  aim(cell: string): void;
  commit(): void;
  rotate(direction: 1 | -1): void;
  putBack(): void;
  why(cell: string): string | null;
  blocked(tile: SeenTile): string | null;
}

/** The design of a held piece; null for an upgrade. */
function designHeld(view: MoonriserView, seat: number, piece: string | null): string | null {
  if (piece === BASE) return BASE;
  const mine = view.players[seat]?.hand.tiles ?? [];
  return [...mine, ...view.supply].find((tile) => tile.id === piece)?.design ?? null;
}

/** What the selection would change; null while it is incomplete. */
function previewOf(view: MoonriserView, seat: number, { piece, cell, rotation }: Selection): MovePreview | null {
  if (cell === null || piece === null) return null;
  const isUpgrade = piece === UPGRADE;
  const design = isUpgrade
    ? view.fields.find((field) => field.id === cell)?.tile?.design
    : designHeld(view, seat, piece);
  return design ? movePreview(view, seat, { piece, cell, rotation: isUpgrade ? 0 : rotation }, design) : null;
}

export function useBuilding(play: Play): Building {
  const { ask, draft, setDraft, table, words } = play;
  const view = viewOf(play);
  const prompt = placing(ask);
  const seat = ask?.seat ?? 0;
  const selection = selectionIn(prompt, draft);
  const { piece, cell, rotation } = selection;
  const design = designHeld(view, seat, piece);
  const ghost: Ghost | null = cell && design ? { design, rotation, cell, legal: true, seat } : null;
  const why = (at: string) => reasonFor({ ask, table, words, draft }, piece, at);

  function commit() {
    if (piece === null || cell === null) return;
    // A focused field would keep Enter and Space from the next question.
    if (document.activeElement instanceof SVGElement) document.activeElement.blur();
    void play.answer({ piece, cell, rotation: piece === UPGRADE ? 0 : rotation });
  }
  function aimAt(next: string) {
    if (!prompt) return;
    const aimed = aim(prompt, selection, next, (held) => bestRotation(view, seat, prompt, held, next));
    if (aimed === 'commit') return commit();
    if (aimed) return setDraft(aimed);
    const reason = why(next);
    if (reason) play.toast(reason, 'bad');
  }
  const turn = (direction: 1 | -1) => prompt && setDraft(rotate(prompt, selection, direction));
  useRotateKeys(turn, ghost !== null);

  return {
    active: prompt !== null,
    picks: prompt !== null && piece !== BASE,
    piece,
    cell,
    ghost,
    legal: legalCells(prompt, piece),
    preview: previewOf(view, seat, selection),
    design,
    hold: (next) => prompt && setDraft(hold(prompt, selection, next)),
    aim: aimAt,
    commit,
    rotate: turn,
    putBack: () => setDraft(putBack(selection)),
    why,
    blocked: (tile) => blockedPiece(play, prompt, tile.id),
  };
}
