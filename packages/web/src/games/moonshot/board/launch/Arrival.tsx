import { SideShape, sideColour } from '../sides.tsx';
import s from './arrival.module.css';
import { GOAL } from './course.ts';

/** Rays around the goal. */
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const [inner, outer] = [GOAL.r + 12, GOAL.r + (i % 2 ? 24 : 38)];
  const [x, y] = [Math.cos((i / 12) * Math.PI), Math.sin((i / 12) * Math.PI)];
  return `M${x * inner} ${y * inner}L${x * outer} ${y * outer}`;
}).join('');

/** A completed mission: rays around the goal and, on the Moon, the program's flag. */
export function Arrival({ side, landing }: { side: number; landing: boolean }) {
  return (
    <g transform={`translate(${GOAL.x} ${GOAL.y})`}>
      <path className={s.rays} d={RAYS} style={{ stroke: landing ? 'var(--sh-dial)' : sideColour(side) }} />
      {landing && (
        <g transform="translate(-14 62)">
          <g className={s.flag}>
            <path className={s.pole} d="M0 0V-104" />
            <path className={s.cloth} d="M2-104C22-112 44-94 68-102V-56C44-48 22-66 2-58Z" />
            <SideShape side={side} x={35} y={-80} r={17} />
          </g>
        </g>
      )}
    </g>
  );
}
