import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Distance from the viewport at which children are rendered, in pixels. */
const NEAR = 200;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls `onNear` when an element comes near the viewport. All elements share one observer. */
export function whenNear(el: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${NEAR}px` },
  );
  waiting.set(el, onNear);
  observer.observe(el);
  return () => {
    waiting.delete(el);
    observer?.unobserve(el);
  };
}

/** Calls `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}

/** Renders its children when they come near the viewport and the browser is idle. */
export function Near({ children, className, paused = false }: NearProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const el = ref.current;
    if (near || paused || !el) return;
    let cancel = () => {};
    const leave = whenNear(el, () => {
      leave();
      // A transition keeps the page responsive.
      cancel = whenIdle(() => startTransition(() => setNear(true)));
    });
    return () => {
      leave();
      cancel();
    };
  }, [near, paused]);
  return near ? children : <span ref={ref} className={className} />;
}

export interface NearProps {
  children: ReactNode;
  /** Delays rendering regardless of the distance. */
  paused?: boolean;
  /** Class of the placeholder. */
  className?: string | undefined;
}
