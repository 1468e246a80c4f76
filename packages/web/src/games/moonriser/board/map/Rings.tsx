import type { SeenField } from '@orrery/moonriser';
import { memo } from 'react';
import { hexPoints, placeOf, R } from '../geometry.ts';
import s from './board.module.css';

const EDGE = hexPoints(R * 0.96);
const OUTER = hexPoints(R * 1.005);

export interface RingsProps {
  fields: SeenField[];
  turn: number;
  small: boolean;
  legal: ReadonlyMap<string, { cost?: number }>;
  selected: string | null;
  marked: readonly string[];
}

/** Light round tiles that may be chosen, round the chosen one, and round what others have just changed. */
export const Rings = memo(function Rings({ fields, turn, small, legal, selected, marked }: RingsProps) {
  return fields.map((f) => {
    const may = f.tile && legal.has(f.id);
    const chosen = f.id === selected;
    const told = marked.includes(f.id);
    if (!may && !chosen && !told) return null;
    const at = placeOf(f.id, turn);
    return (
      <g key={f.id} transform={`translate(${at.x} ${at.y})`} className={s.rings}>
        {(may || chosen) &&
          [22, 14, 7].map((width) => <polygon key={width} points={EDGE} className={s.ghostHalo} strokeWidth={width} />)}
        {may && !chosen && <polygon points={EDGE} className={s.legalLine} strokeWidth={small ? 5 : 3.4} />}
        {chosen && <polygon points={EDGE} className={s.ghostLine} strokeWidth={small ? 6.5 : 5} />}
        {told && <polygon points={OUTER} className={s.told} strokeWidth={small ? 8 : 6} />}
      </g>
    );
  });
});
