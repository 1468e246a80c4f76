import type { SeenTile } from '@orrery/moonriser';
import type { PointerEvent } from 'react';
import { cx } from '../../../../look/cx.ts';
import { TokenCounts } from '../../../../look/TokenIcon.tsx';
import { designOf } from '../faces.ts';
import { TilePicture } from '../TilePicture.tsx';
import { countWords } from '../words.ts';
import s from './tiles.module.css';

/** What can be done with a tile that lies in a hand or the supply. */
export interface TileHandlers {
  onPick?: (tile: SeenTile) => void;
  /** Hover, focus, or a long press. */
  onInspect?: (tile: SeenTile | null) => void;
  /** A press that may become a drag; see `useDrag`. */
  onLift?: (tile: SeenTile, event: PointerEvent) => void;
}

export interface TileButtonProps extends TileHandlers {
  tile: SeenTile;
  radius: number;
  selected?: boolean;
  /** Why it cannot be placed now; the tile stays pickable so that it can be looked at. */
  blocked?: string | null;
  /** Number key that picks it. */
  hint?: string;
  named?: boolean;
  /** Something to mark it for, for example that it leaves soon. */
  note?: string;
}

/** A tile to pick up: its face, its name where there is room, its price. */
export function TileButton(props: TileButtonProps) {
  const { tile, radius, selected, blocked, hint, named, note, onPick, onInspect, onLift } = props;
  const design = designOf(tile.design);
  const words = `${design.name}, ${design.value} ${design.value === 1 ? 'point' : 'points'}, costs ${countWords(design.price)}`;
  return (
    <button
      type="button"
      className={cx(s.tile, selected && s.selected, !!blocked && s.blocked)}
      aria-pressed={!!selected}
      aria-label={[words, note, blocked].filter(Boolean).join('. ')}
      title={blocked ?? undefined}
      data-spot={`tile:${tile.id}`}
      onClick={() => onPick?.(tile)}
      onPointerDown={(e) => onLift?.(tile, e)}
      onPointerEnter={(e) => e.pointerType === 'mouse' && onInspect?.(tile)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && onInspect?.(null)}
      onFocus={() => onInspect?.(tile)}
      onBlur={() => onInspect?.(null)}
      onContextMenu={(e) => {
        e.preventDefault();
        onInspect?.(tile);
      }}
    >
      <TilePicture design={tile.design} radius={radius} className={s.face} />
      {note && (
        <i className={s.leaves} aria-hidden data-about="leaves">
          ←
        </i>
      )}
      {named && <b>{design.name}</b>}
      <span className={s.price}>
        <TokenCounts counts={design.price} />
      </span>
      {hint && (
        <kbd className={s.key} aria-hidden>
          {hint}
        </kbd>
      )}
    </button>
  );
}
