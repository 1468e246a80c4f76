import { useEffect, useRef, useState } from 'react';
import { cx, seeded, wantsReducedMotion } from '../../../../ui/index.ts';
import { usePainting } from '../paint/paint.ts';
import { SMOKE } from '../paint/smoke.ts';
import { Arrival } from './Arrival.tsx';
import { Backdrop } from './Backdrop.tsx';
import { anchorAt, COURSE, FLIGHT_MS, GOAL, gateAt, PAD, restAt, STAGE } from './course.ts';
import s from './launch.module.css';
import { PadDrawing } from './PadDrawing.tsx';
import { RocketDrawing } from './RocketDrawing.tsx';

/** A star-shaped explosion with uneven rays. */
function burst(r: number): string {
  const next = seeded(`burst ${r}`);
  const points = Array.from({ length: 36 }, (_, i) => {
    const far = i % 2 ? r * 0.42 : r * (0.68 + next() * 0.32);
    const a = (i / 36) * Math.PI * 2;
    return `${(Math.cos(a) * far).toFixed(1)} ${(Math.sin(a) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Animates a number up to its goal; jumps if the goal is lower, motion is reduced, or the page is hidden. */
function useGlide(goal: number): number {
  const [at, setAt] = useState(goal);
  const now = useRef(goal);
  useEffect(() => {
    const from = now.current;
    if (from === goal) return;
    if (wantsReducedMotion() || document.hidden || goal < from) {
      now.current = goal;
      setAt(goal);
      return;
    }
    const start = performance.now();
    let frame = 0;
    function step(time: number) {
      const t = Math.min(1, (time - start) / FLIGHT_MS);
      now.current = from + (goal - from) * (t * t * (3 - 2 * t));
      setAt(now.current);
      if (t < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [goal]);
  return at;
}

export interface SceneProps {
  side: number;
  /** The number of risks, and how many have been passed. */
  risks: number;
  passed: number;
  outcome: 'flying' | 'success' | 'explosion' | 'grounded';
  /** Whether the rocket has lifted off. */
  lifted: boolean;
  /** Whether the goal is to land on the Moon. */
  landing: boolean;
}

/** The launch: the rocket starts on its pad and climbs from risk to risk to the Moon, or explodes at one. */
export function Scene({ side, risks, passed, outcome, lifted, landing }: SceneProps) {
  const smoke = usePainting('smoke');
  const moon = usePainting('moon');
  const goal = outcome === 'explosion' ? gateAt(passed, risks) : !lifted ? 0 : Math.max(0.12, restAt(passed, risks));
  const at = useGlide(goal);
  const { x, y, angle } = anchorAt(at);
  const blown = outcome === 'explosion' && at >= goal - 0.001;
  const there = outcome === 'success' && at > 0.98;
  const trail = Array.from({ length: 24 }, (_, i) => anchorAt((at * i) / 23));
  const burning = lifted && !blown && !there;
  // A gate changes when the rocket is there.
  const behind = Array.from({ length: risks }, (_, i) => gateAt(i, risks)).filter((gate) => gate < at - 0.001).length;
  const stateOf = (i: number) => (i < behind ? s.done : i > behind ? s.next : blown ? s.lost : s.now);
  return (
    <svg className={s.scene} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} aria-hidden>
      <Backdrop />
      {moon && (
        <image
          className={s.moon}
          href={moon}
          x={GOAL.x - GOAL.r}
          y={GOAL.y - GOAL.r}
          width={GOAL.r * 2}
          height={GOAL.r * 2}
        />
      )}
      <PadDrawing />
      <path d={COURSE} className={s.course} />
      {Array.from({ length: risks }, (_, i) => {
        const gate = anchorAt(gateAt(i, risks));
        const state = stateOf(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: gates have fixed positions
          <g key={i} className={cx(s.gate, state)} transform={`translate(${gate.x} ${gate.y}) rotate(${gate.angle})`}>
            <path d="M-64 0A64 17 0 0 1 64 0" />
          </g>
        );
      })}
      {lifted && at > 0.02 && (
        <g>
          <path
            className={s.plume}
            d={`M${PAD.x} ${PAD.y - 4}L${trail.map((anchor) => `${anchor.x.toFixed(1)} ${anchor.y.toFixed(1)}`).join('L')}`}
          />
          <path
            className={s.fire}
            d={`M${PAD.x} ${PAD.y - 4}L${trail.map((anchor) => `${anchor.x.toFixed(1)} ${anchor.y.toFixed(1)}`).join('L')}`}
          />
        </g>
      )}
      {smoke && lifted && (
        <image
          className={s.smoke}
          href={smoke}
          x={PAD.x - SMOKE.x}
          y={PAD.y + 22 - SMOKE.height}
          width={SMOKE.width}
          height={SMOKE.height}
        />
      )}
      {there && <Arrival side={side} landing={landing} />}
      {!blown && !(there && landing) && (
        <g
          transform={`translate(${x} ${y}) rotate(${angle * Math.min(1, at * 6)}) scale(${(0.86 - at * 0.34).toFixed(3)})`}
        >
          <RocketDrawing side={side} burning={burning} />
        </g>
      )}
      {blown && (
        <g transform={`translate(${x} ${y})`}>
          <g className={s.blast}>
            <circle r={90} className={s.glow} />
            <path d={burst(118)} style={{ fill: 'var(--sh-flame-3)' }} />
            <path d={burst(70)} style={{ fill: 'var(--sh-flame-2)' }} />
            <circle r={20} style={{ fill: 'var(--sh-flame-1)' }} />
          </g>
        </g>
      )}
      {Array.from({ length: risks }, (_, i) => {
        const gate = anchorAt(gateAt(i, risks));
        const state = stateOf(i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: gates have fixed positions
          <g key={i} className={cx(s.gate, state)} transform={`translate(${gate.x} ${gate.y}) rotate(${gate.angle})`}>
            <path d="M-64 0A64 17 0 0 0 64 0" />
          </g>
        );
      })}
    </svg>
  );
}
