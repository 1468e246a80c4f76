import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Glass } from '../primitives.tsx';
import { PromptStateContext, useClaim, useFrameInsets } from './Frame.tsx';
import s from './foot.module.css';

/** Margin above and below, in pixels. */
const RIM = 24;

/** The bottom area of wide screens: a question's widget above the action bar. The board makes room for it. */
export function Foot({ busy, panel, children }: { busy: boolean; panel: ReactNode; children: ReactNode }) {
  const { question, which } = useContext(PromptStateContext);
  const foot = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const el = foot.current;
    if (!el) return;
    // Uses the observed size, because reading `offsetHeight` would force a layout.
    const observer = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  const { usual, scale } = useFrameInsets();
  // A bar of fixed height needs no more room: what belongs to a question floats above it.
  useClaim('bottom', scale ? 0 : Math.max(0, height + RIM - usual.bottom));
  return (
    <div ref={foot} className={s.foot} aria-busy={busy} data-question={question}>
      {panel && (
        <Glass as="div" className={s.float}>
          {panel}
        </Glass>
      )}
      {which}
      {children}
    </div>
  );
}
