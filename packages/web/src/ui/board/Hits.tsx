import { type KeyboardEvent, memo, type RefCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStable } from '../useStable.ts';
import { hexWays } from './arrows.ts';
import s from './hits.module.css';
import type { Point } from './useCamera.ts';

/** A cell of a pointy-topped hex board. */
export interface Cell {
  id: string;
  /** Its centre. */
  at: Point;
  /** The row it is drawn in. */
  row: number;
  /** Its anchor, and its `data-about` term. */
  anchor?: string | undefined;
  about?: string | undefined;
  /** Its anchor while it can be chosen, if that differs. */
  open?: string | undefined;
}

export interface HitsProps {
  /** The cells in reading order. */
  cells: readonly Cell[];
  /** Outlines around a cell's centre, for the hit area and the focus ring. */
  area: string;
  ring: string;
  /** Cells that can be chosen now. */
  legal: { has(cell: string): boolean; readonly size: number };
  /** Whether other cells also respond to presses. */
  free?: boolean;
  selected: string | null;
  /** The accessible name of a cell. It may be slow, because it is computed after the board is drawn. */
  words(cell: string): string;
  /** The neighbour of a cell in a direction, counted counter-clockwise from the right. */
  beyond(cell: string, way: number): string;
  onCell: ((cell: string) => void) | undefined;
  onHover: (cell: string | null) => void;
  /** Called when the keyboard focus moves to a cell, so that the board can bring it into view. */
  onWalk?: ((cell: string) => void) | undefined;
  swallowed: () => boolean;
}

/** One invisible button per cell, for mouse, touch, keyboard and screen readers. */
export function Hits(props: HitsProps) {
  const { cells, area, ring, legal, free = false, selected, words, beyond, onCell, onHover, onWalk, swallowed } = props;
  const [stop, setStop] = useState<string | null>(null);
  const buttons = useRef(new Map<string, SVGGElement>());
  const first = cells.find(({ id }) => legal.has(id))?.id ?? cells[0]?.id;
  const entry = stop && cells.some(({ id }) => id === stop) ? stop : (selected ?? first);
  const say = useDeferredValue(words);
  const labels = useMemo(() => new Map(cells.map(({ id }) => [id, say(id)])), [cells, say]);

  const press = useStable((id: string) => {
    setStop(id);
    onCell?.(id);
  });
  const hover = useStable((id: string | null) => onHover(id));
  const walk = useStable((e: KeyboardEvent, { id, row }: Cell) => {
    if (e.shiftKey) return;
    for (const way of hexWays(e.key, Math.abs(row) % 2 === 1) ?? []) {
      e.preventDefault();
      const next = beyond(id, way);
      const button = buttons.current.get(next);
      if (!button) continue;
      setStop(next);
      button.focus({ preventScroll: true });
      onWalk?.(next);
      return;
    }
  });
  const keep = useStable((id: string, el: SVGGElement | null) => {
    if (el) buttons.current.set(id, el);
    else buttons.current.delete(id);
  });

  return (
    <g>
      {cells.map((cell) => (
        <Hit
          key={cell.id}
          cell={cell}
          area={area}
          ring={ring}
          label={labels.get(cell.id) ?? ''}
          entry={cell.id === entry}
          legal={legal.has(cell.id)}
          off={!free && legal.size > 0 && !legal.has(cell.id)}
          pressed={cell.id === selected}
          {...{ press, hover, walk, keep, swallowed }}
        />
      ))}
    </g>
  );
}

interface HitProps extends Pick<HitsProps, 'area' | 'ring' | 'swallowed'> {
  cell: Cell;
  label: string;
  /** Whether this is the cell that Tab focuses first. */
  entry: boolean;
  legal: boolean;
  off: boolean;
  pressed: boolean;
  press(cell: string): void;
  hover(cell: string | null): void;
  walk(e: KeyboardEvent, cell: Cell): void;
  keep(cell: string, el: SVGGElement | null): void;
}

/** Memoised, because a board has many cells and a press changes only a few. */
const Hit = memo(function Hit(props: HitProps) {
  const { cell, area, ring, label, entry, legal, off, pressed, press, hover, walk, keep, swallowed } = props;
  const { id, at, anchor, about, open } = cell;
  const ref: RefCallback<SVGGElement> = (el) => keep(id, el);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG cannot contain button elements
    <g
      ref={ref}
      role="button"
      tabIndex={entry ? 0 : -1}
      data-cell={id}
      data-anchor={anchor}
      data-shape="hex"
      data-about={about}
      data-legal={legal ? '' : undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off}
      transform={`translate(${at.x} ${at.y})`}
      className={s.hit}
      onClick={(e) => {
        if (swallowed()) return;
        // A mouse click does not keep the focus, so that Space and Enter stay table shortcuts.
        if (e.detail > 0) e.currentTarget.blur();
        if ((e.nativeEvent as PointerEvent).pointerType === 'mouse') hover(id);
        press(id);
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return walk(e, cell);
        e.preventDefault();
        e.stopPropagation();
        press(id);
      }}
      onFocus={() => hover(id)}
      onBlur={() => hover(null)}
      onPointerEnter={(e) => e.pointerType === 'mouse' && hover(id)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && hover(null)}
    >
      <path d={area} className={s.area} data-anchor={legal ? open : undefined} data-shape="hex" />
      <path d={ring} className={s.ring} />
    </g>
  );
});
