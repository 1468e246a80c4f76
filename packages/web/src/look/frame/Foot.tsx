import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Glass } from '../primitives.tsx';
import { AskedContext, useClaim, useFrameInsets } from './Frame.tsx';
import s from './foot.module.css';

/** What is left free below the foot and above it. */
const RIM = 24;

/**
 * The foot of the board on a wide screen: what a question needs besides its buttons, over the action bar. Where it
 * stands higher than usual the board makes way.
 */
export function Foot({ busy, panel, children }: { busy: boolean; panel: ReactNode; children: ReactNode }) {
  const { which } = useContext(AskedContext);
  const foot = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const el = foot.current;
    if (!el) return;
    // Told rather than asked for: asking would lay the table out once more.
    const observer = new ResizeObserver(([seen]) => setHeight(Math.round(seen?.borderBoxSize[0]?.blockSize ?? 0)));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  useClaim('bottom', Math.max(0, height + RIM - useFrameInsets().usual.bottom));
  return (
    <div ref={foot} className={s.foot} aria-busy={busy}>
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
