import type { SeenTile } from '@orrery/moonriser';
import type { PointerEvent } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { TokenCounts } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import { countsText } from '../descriptions.ts';
import { designOf } from '../faces.ts';
import { TilePicture } from '../TilePicture.tsx';
import s from './tiles.module.css';

/** Handlers of a tile in a hand or in the supply. */
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
  /** Why the tile cannot be placed now; it can still be picked to inspect it. */
  blocked?: string | null;
  /** The number key that picks the tile. */
  hint?: string;
  named?: boolean;
  /** A note on the tile, for example that it leaves the supply soon. */
  note?: string;
}

/** A selectable tile: its face, its price, and its name if there is room. */
export function TileButton(props: TileButtonProps) {
  const { tile, radius, selected, blocked, hint, named, note, onPick, onInspect, onLift } = props;
  const design = designOf(tile.design);
  const label = t('tile-label', { name: design.name, value: design.value, price: countsText(design.price) });
  return (
    <button
      type="button"
      className={cx(s.tile, selected && s.selected, !!blocked && s.blocked)}
      aria-pressed={!!selected}
      aria-label={[label, note, blocked].filter(Boolean).join('. ')}
      title={blocked ?? undefined}
      data-anchor={`tile:${tile.id}`}
      data-hold={tile.design}
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
      {named && <span className={s.worth}>{t('vp', { count: design.value })}</span>}
      {hint && (
        <kbd className={s.key} aria-hidden>
          {hint}
        </kbd>
      )}
    </button>
  );
}
