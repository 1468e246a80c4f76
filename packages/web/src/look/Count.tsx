import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './theme.ts';

const LASTS = 300;

/** A number that counts up or down to its new value. */
export function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    if (prefersStillness() || document.hidden) {
      from.current = value;
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, (now - began) / LASTS);
      from.current = Math.round(start + (value - start) * t);
      setShown(from.current);
      if (t < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
