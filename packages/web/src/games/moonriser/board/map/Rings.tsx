import type { SeenField } from '@orrery/moonriser';
import { memo } from 'react';
import { hexPoints, isSmall, placeOf, R } from '../geometry.ts';
import s from './board.module.css';

const EDGE = hexPoints(R * 0.96);

export interface RingsProps {
  fields: SeenField[];
  turn: number;
  text: number;
  legal: ReadonlyMap<string, { cost?: number }>;
  selected: string | null;
}

/** Highlights around legal tiles and the chosen one. */
export const Rings = memo(function Rings({ fields, turn, text, legal, selected }: RingsProps) {
  const small = isSmall(text);
  return fields.map((f) => {
    const may = f.tile && legal.has(f.id);
    const chosen = f.id === selected;
    if (!may && !chosen) return null;
    const at = placeOf(f.id, turn);
    return (
      <g key={f.id} transform={`translate(${at.x} ${at.y})`} className={s.rings}>
        {(may || chosen) &&
          [22, 14, 7].map((width) => <polygon key={width} points={EDGE} className={s.ghostHalo} strokeWidth={width} />)}
        {may && !chosen && <polygon points={EDGE} className={s.legalLine} strokeWidth={small ? 5 : 3.4} />}
        {chosen && <polygon points={EDGE} className={s.ghostLine} strokeWidth={small ? 6.5 : 5} />}
      </g>
    );
  });
});
