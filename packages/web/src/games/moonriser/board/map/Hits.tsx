import type { Board, SeenField } from '@orrery/moonriser';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { hexWays } from '../../../../look/board/arrows.ts';
import { hexPoints, neighbour, placeOf, R } from '../geometry.ts';
import { fieldWords } from '../words.ts';
import s from './board.module.css';

const HEX = hexPoints(R * 0.97);
const RING = hexPoints(R * 0.93);

export interface HitsProps {
  fields: SeenField[];
  board: Board;
  turn: number;
  legal: ReadonlyMap<string, { cost?: number }>;
  selected: string | null;
  nameOf: (seat: number) => string;
  why: ((cell: string) => string | null) | undefined;
  onCell: ((cell: string) => void) | undefined;
  onHover: (cell: string | null) => void;
  swallowed: () => boolean;
}

/** One invisible button for each field: what mouse, finger, keyboard and screen reader touch. */
export const Hits = memo(function Hits(props: HitsProps) {
  const { fields, board, turn, legal, selected, nameOf, why, onCell, onHover, swallowed } = props;
  const cells = [...fields].sort((a, b) => a.r - b.r || a.q - b.q);
  const [stop, setStop] = useState<string | null>(null);
  const buttons = useRef(new Map<string, SVGGElement>());
  const first = cells.find((f) => legal.has(f.id))?.id ?? cells[0]?.id;
  const entry = stop && fields.some((f) => f.id === stop) ? stop : (selected ?? first);

  function onKey(e: KeyboardEvent, id: string) {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      e.stopPropagation();
      onCell?.(id);
      return;
    }
    const oddRow = Math.abs(Math.round(placeOf(id, turn).y / (R * 1.5))) % 2 === 1;
    const tries = hexWays(e.key, oddRow);
    if (!tries) return;
    e.preventDefault();
    for (const drawn of tries) {
      const next = neighbour(id, drawn - turn + 6);
      const button = buttons.current.get(next);
      if (!button) continue;
      setStop(next);
      button.focus();
      return;
    }
  }

  return (
    <g>
      {cells.map((f) => {
        const at = placeOf(f.id, turn);
        const may = legal.get(f.id);
        const no = may ? null : (why?.(f.id) ?? null);
        const cost = may?.cost ? `, ${may.cost} red for the distance` : '';
        const words = fieldWords(f, board, nameOf);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot live inside a drawing
          <g
            key={f.id}
            ref={(el) => {
              if (el) buttons.current.set(f.id, el);
              else buttons.current.delete(f.id);
            }}
            role="button"
            tabIndex={f.id === entry ? 0 : -1}
            data-cell={f.id}
            data-spot={`field:${f.id}`}
            data-shape="hex"
            data-about={f.tile ? undefined : f.black ? 'black' : f.sign ? `sign:${f.sign}` : undefined}
            data-legal={may ? '' : undefined}
            aria-label={`${words}${may ? ', may be chosen' : ''}${cost}${no ? `. ${no}` : ''}`}
            aria-pressed={f.id === selected}
            aria-disabled={!may && legal.size > 0}
            transform={`translate(${at.x} ${at.y})`}
            className={s.hit}
            onClick={(e) => {
              if (swallowed()) return;
              // Clicked, not walked to: Space and Enter are the table's again.
              if (e.detail > 0) e.currentTarget.blur();
              if ((e.nativeEvent as PointerEvent).pointerType === 'mouse') onHover(f.id);
              setStop(f.id);
              onCell?.(f.id);
            }}
            onKeyDown={(e) => onKey(e, f.id)}
            onFocus={() => onHover(f.id)}
            onBlur={() => onHover(null)}
            onPointerEnter={(e) => e.pointerType === 'mouse' && onHover(f.id)}
            onPointerLeave={(e) => e.pointerType === 'mouse' && onHover(null)}
          >
            <polygon points={HEX} className={s.area} />
            <polygon points={RING} className={s.ring} />
          </g>
        );
      })}
    </g>
  );
});
