import type { MoonriserView, SeenTile } from '@orrery/moonriser';
import { useKeys } from '../../../play/keys.ts';
import type { Play } from '../../../play/play.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { type Ghost, type MovePreview, movePreview, useRotateKeys } from '../board/index.ts';
import { t } from '../text.ts';
import {
  BASE,
  blockedPiece,
  firstRotation,
  heldPiece,
  legalCells,
  placing,
  reasonFor,
  rotationsOf,
  turned,
  UPGRADE,
} from './building.ts';

/** The state of placing and upgrading: the held piece, its legal fields, a preview, and the actions. */
export interface Building {
  active: boolean;
  piece: string | null;
  cell: string | null;
  ghost: Ghost | null;
  legal: Map<string, { cost?: number }>;
  preview: MovePreview | null;
  /** The held design. */
  design: string | null;
  pick(tile: SeenTile): void;
  hold(piece: string): void;
  aim(cell: string): void;
  commit(): void;
  rotate(direction: 1 | -1): void;
  putBack(): void;
  why(cell: string): string | null;
  blocked(tile: SeenTile): string | null;
  upgradable(cell: string): boolean;
}

function tileNamed(view: MoonriserView, seat: number, piece: string | null): SeenTile | null {
  const mine = view.players[seat]?.hand.tiles ?? [];
  return [...mine, ...view.supply].find((tile) => tile.id === piece) ?? null;
}

export function useBuilding(play: Play): Building {
  const { ask, draft, setDraft } = play;
  const view = play.table.view as MoonriserView;
  const prompt = placing(play);
  const seat = ask?.seat ?? 0;
  const piece = heldPiece(prompt, draft);
  const legal = legalCells(prompt, piece);
  const cell = piece !== null && draft.cell !== null && legal.has(draft.cell) ? draft.cell : null;
  const design =
    piece === BASE
      ? 'BASE'
      : piece === null || piece === UPGRADE
        ? null
        : (tileNamed(view, seat, piece)?.design ?? null);
  const ghost: Ghost | null = cell && design ? { design, rotation: draft.rotation, cell, legal: true, seat } : null;

  function previewOf(): MovePreview | null {
    if (cell === null || piece === null) return null;
    if (piece === UPGRADE) {
      const tile = view.fields.find((field) => field.id === cell)?.tile;
      return tile ? movePreview(view, seat, { piece, cell, rotation: 0 }, tile.design) : null;
    }
    return design === null ? null : movePreview(view, seat, { piece, cell, rotation: draft.rotation }, design);
  }

  function hold(next: string) {
    if (!prompt) return;
    setDraft({ piece: next === piece && prompt.pieces.length > 1 ? null : next, cell: null, rotation: 0 });
  }

  function commit() {
    if (piece === null || cell === null) return;
    void play.answer({ piece, cell, rotation: piece === UPGRADE ? 0 : draft.rotation });
  }

  function aim(next: string) {
    if (!prompt) return;
    if (piece !== null && next === cell) return commit();
    if (piece !== null && legal.has(next)) {
      const rotation = piece === UPGRADE ? 0 : firstRotation(play, prompt, piece, next);
      return setDraft({ piece, cell: next, rotation });
    }
    // With nothing held, clicking one's own upgradable tile starts an upgrade.
    const upgrades = legalCells(prompt, UPGRADE);
    if ((piece === null || piece === UPGRADE) && upgrades.has(next)) {
      return setDraft({ piece: UPGRADE, cell: next, rotation: 0 });
    }
    const reason = piece === null ? null : reasonFor(play, piece, next);
    if (reason) play.toast(reason, 'bad');
  }

  function rotate(direction: 1 | -1) {
    if (!prompt || piece === null || piece === UPGRADE || cell === null) return;
    setDraft({ piece, cell, rotation: turned(prompt, piece, cell, draft.rotation, direction) });
  }

  function putBack() {
    if (cell !== null && (piece === BASE || piece === UPGRADE)) setDraft({ piece: null, cell: null });
    else if (cell !== null) setDraft({ cell: null });
    else setDraft({ piece: null, cell: null });
  }

  useRotateKeys(rotate, ghost !== null);

  const { table, words } = play;
  const why = (at: string) => reasonFor({ ask, table, words, draft }, piece, at);

  return {
    active: prompt !== null,
    piece,
    cell,
    ghost,
    legal,
    preview: previewOf(),
    design,
    pick: (tile) => hold(tile.id),
    hold,
    aim,
    commit,
    rotate,
    putBack,
    why,
    blocked: (tile) => blockedPiece(play, prompt, tile.id),
    upgradable: (at) => !!prompt && rotationsOf(prompt, UPGRADE, at).length > 0,
  };
}

/** Keys 1 to 9 pick tiles from the hand, then from the supply. */
export function useTileKeys(play: Play, building: Building): void {
  const view = play.table.view as MoonriserView;
  const hand = view.players[play.ask?.seat ?? -1]?.hand.tiles ?? [];
  const keys: Record<string, () => void> = {};
  if (building.active && building.piece !== BASE) {
    [...hand, ...view.supply].slice(0, 9).forEach((tile, i) => {
      keys[String(i + 1)] = () => building.pick(tile);
    });
  }
  useKeys(keys);
}

/** The building actions for the action bar and the sheet. */
export function buildingActions(
  play: Play,
  b: Building,
  icons: Record<'rotate' | 'close', ActionItem['icon']>,
): ActionItem[] {
  const prompt = placing(play);
  if (!prompt) return [];
  const pass: ActionItem[] = prompt.pass
    ? [
        {
          id: 'pass',
          label: play.words.say(prompt.pass),
          kind: 'plain',
          hint: 'Space',
          onPress: () => void play.answer(null),
        },
      ]
    : [];
  if (b.piece === null || (b.piece === BASE && b.cell === null)) {
    const upgrades = prompt.pieces.find((one) => one.id === UPGRADE);
    if (!upgrades) return pass;
    const none = upgrades.why ? play.words.refusal(upgrades.why) : null;
    return [
      { id: 'upgrade', label: t('upgrade'), kind: 'plain', hint: 'U', disabled: none, onPress: () => b.hold(UPGRADE) },
      ...pass,
    ];
  }
  const back: ActionItem = {
    id: 'back',
    label: t('put-back'),
    kind: 'quiet',
    hint: 'Esc',
    icon: icons.close,
    onPress: b.putBack,
  };
  if (b.cell === null) return [back];
  const go: ActionItem = {
    id: 'go',
    label: b.piece === UPGRADE ? t('commit-upgrade') : b.piece === BASE ? t('commit-base') : t('commit-tile'),
    kind: 'go',
    hint: '↵',
    onPress: b.commit,
  };
  if (b.piece === UPGRADE) return [back, go];
  return [back, { id: 'rotate', label: t('rotate'), hint: 'R', icon: icons.rotate, onPress: () => b.rotate(-1) }, go];
}
