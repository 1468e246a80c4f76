import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from '../../../../ui/board/index.ts';
import type { Insets } from '../../../../ui/frame/Frame.tsx';
import { placeOf, R } from '../geometry.ts';
import s from './board.module.css';

export interface BesideProps {
  cell: string;
  ids: string[];
  camera: Camera;
  insets: Insets;
  room: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const MARGIN = 8;
/** Gap between the board and the bar below it, which the insets do not include. */
const SLACK = 16;
const STEPS = 14;

/** Places a card near a field, inside the free part of the board, covering as few fields as possible. */
export function Beside({ cell, ids, camera, insets, room, children }: BesideProps) {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const el = card.current;
    const box = room.current;
    if (!el || !box) return;
    const radius = camera.seen * R;
    const [w, h] = [el.offsetWidth, el.offsetHeight];
    const field = camera.seenAt(placeOf(cell, camera.turn));
    const low = { x: insets.left + MARGIN, y: insets.top + MARGIN };
    const high = { x: box.clientWidth - insets.right - w - MARGIN, y: box.clientHeight - insets.bottom - h + SLACK };
    const fields = ids.map((id) => {
      const p = camera.seenAt(placeOf(id, camera.turn));
      const near = Math.hypot(p.x - field.x, p.y - field.y) < radius * 2;
      return { ...p, weight: id === cell ? 60 : near ? 9 : 1 };
    });
    let best = { left: low.x, top: low.y, cost: Number.POSITIVE_INFINITY };
    for (let i = 0; i <= STEPS; i++) {
      for (let j = 0; j <= STEPS; j++) {
        const left = low.x + ((high.x - low.x) * i) / STEPS;
        const top = low.y + ((high.y - low.y) * j) / STEPS;
        let cost = Math.hypot(left + w / 2 - field.x, top + h / 2 - field.y) / 120;
        for (const f of fields) {
          const half = radius * 0.8;
          const wide = Math.min(f.x + half, left + w) - Math.max(f.x - half, left);
          const tall = Math.min(f.y + half, top + h) - Math.max(f.y - half, top);
          if (wide > 0 && tall > 0) cost += (f.weight * wide * tall) / (4 * half * half);
        }
        if (cost < best.cost) best = { left, top, cost };
      }
    }
    setAt((old) => (old && old.left === best.left && old.top === best.top ? old : { left: best.left, top: best.top }));
  });

  return (
    <div ref={card} className={s.beside} style={at ?? { visibility: 'hidden' }}>
      {children}
    </div>
  );
}
