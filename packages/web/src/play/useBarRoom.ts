import { type RefObject, useLayoutEffect, useState } from 'react';
import { useClaim, useFrameInsets, usePhone } from '../ui/index.ts';

/** Gap between the bar and the board's edge. */
const GAP = 12;

/** Lets the board make room for a bar at the bottom that is higher than the action bar. */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  const [height, setHeight] = useState(0);
  const phone = usePhone();
  const { usual } = useFrameInsets();
  useLayoutEffect(() => {
    const el = bar.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setHeight(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, [bar]);
  useClaim('bottom', phone ? 0 : Math.max(0, height + 2 * GAP - usual.bottom));
}
