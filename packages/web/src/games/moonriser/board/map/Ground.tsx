import type { SeenField } from '@orrery/moonriser';
import { memo } from 'react';
import { usePaints } from '../defs.ts';
import { hexPoints, neighbour, placeOf, polar, R } from '../geometry.ts';
import { GROUND_HEIGHT, GROUND_WIDTH, useFieldGrounds } from '../regolith.ts';
import s from './board.module.css';

const pick = (id: string, n: number): number => {
  let h = 7;
  for (const ch of id) h = Math.imul(h, 31) + ch.charCodeAt(0);
  return Math.abs(h) % n;
};

/** The bare board: lit ground, and seams between the pieces. */
export const Ground = memo(function Ground({ fields, turn }: { fields: SeenField[]; turn: number }) {
  usePaints();
  const grounds = useFieldGrounds();
  const pieces = new Map(fields.map((f) => [f.id, f.piece]));
  const places = fields.map((f) => ({ ...f, ...placeOf(f.id, turn) }));
  const seams: string[] = [];
  for (const f of places) {
    for (let edge = 0; edge < 6; edge++) {
      // Neighbours are found in the unrotated board; the seam is drawn in the rotated one.
      const other = pieces.get(neighbour(f.id, edge));
      if (other === undefined || other <= f.piece) continue;
      const a = polar(R, 60 * (edge + turn) - 30, f);
      const b = polar(R, 60 * (edge + turn) + 30, f);
      seams.push(`M${a.x} ${a.y}L${b.x} ${b.y}`);
    }
  }
  return (
    <g>
      {places.map((f) => (
        <circle key={f.id} cx={f.x + 14} cy={f.y + 34} r={R * 1.75} fill="url(#mr-glow-shadow)" opacity={0.5} />
      ))}
      {places.map((f) => (
        <polygon key={f.id} points={hexPoints(R * 1.03, { x: f.x, y: f.y + 10 })} className={s.plinth} />
      ))}
      {places.map((f) => (
        <polygon key={f.id} points={hexPoints(R * 1.02, f)} className={s.base} />
      ))}
      {places.map((f) => {
        const picture = grounds[pick(f.id, grounds.length || 1)];
        return (
          <g key={f.id}>
            <polygon points={hexPoints(R * 0.97, f)} className={s.ground} />
            {picture && (
              <image
                href={picture}
                x={f.x - GROUND_WIDTH / 2}
                y={f.y - GROUND_HEIGHT / 2}
                width={GROUND_WIDTH}
                height={GROUND_HEIGHT}
              />
            )}
            <polygon points={hexPoints(R * 0.975, f)} className={s.veil} />
            <polygon points={hexPoints(R * 0.965, f)} fill="none" stroke="url(#mr-rim)" strokeWidth={1.8} />
          </g>
        );
      })}
      <path d={seams.join('')} className={s.seam} />
    </g>
  );
});
