import { useEffect, useRef, useState } from 'react';
import { formatNumber } from './format.ts';
import { wantsReducedMotion } from './media.ts';

const LASTS = 300;

export interface CountProps {
  value: number;
  /** The value to start counting from; defaults to `value`. */
  start?: number;
  /** Duration of counting, in milliseconds. */
  lasts?: number;
}

/** A number that counts up or down to its new value. */
export function Count({ value, start: first = value, lasts = LASTS }: CountProps) {
  const [shown, setShown] = useState(first);
  const from = useRef(first);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    if (wantsReducedMotion() || document.hidden) {
      from.current = value;
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, (now - began) / lasts);
      from.current = Math.round(start + (value - start) * t);
      setShown(from.current);
      if (t < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, lasts]);
  return formatNumber(shown);
}
