import './board/tokens.css';
import { Backdrop } from './board/launch/Backdrop.tsx';
import { anchorAt, COURSE, STAGE } from './board/launch/course.ts';
import { PadDrawing } from './board/launch/PadDrawing.tsx';
import { RocketDrawing } from './board/launch/RocketDrawing.tsx';
import { usePainting } from './board/paint/paint.ts';
import { Defs } from './board/Tile.tsx';
import s from './cover.module.css';

const { x, y, angle } = anchorAt(0.46);

/** Moonshot's cover: a flying rocket, the pad far below, the Moon ahead. */
export default function Cover() {
  const moon = usePainting('moon');
  return (
    <div className={s.cover} data-game="moonshot">
      <Defs />
      <svg
        aria-hidden
        className={s.scene}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Backdrop />
        {moon && <image href={moon} x={838} y={34} width={230} height={230} />}
        <PadDrawing />
        <path d={COURSE} className={s.course} />
        <g transform={`translate(${x} ${y}) rotate(${angle}) scale(1.3)`}>
          <RocketDrawing side={0} burning />
        </g>
      </svg>
    </div>
  );
}
