import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** What comes nearer than this to the window is drawn, in pixels. */
const NEAR = 200;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all that waits to be drawn. */
function observe(el: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) waiting.get(target)?.();
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

/** Calls back when the browser has nothing better to do. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}

/** Draws its children only once they come near the window, and then when the page has nothing better to do. */
export function Near({ children, meanwhile = null, className, held = false }: NearProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const el = ref.current;
    if (near || held || !el) return;
    let cancel = () => {};
    const leave = observe(el, () => {
      leave();
      // In small portions, so that a press in between is answered.
      cancel = whenIdle(() => startTransition(() => setNear(true)));
    });
    return () => {
      leave();
      cancel();
    };
  }, [near, held]);
  return near ? (
    children
  ) : (
    <span ref={ref} className={className}>
      {meanwhile}
    </span>
  );
}

export interface NearProps {
  children: ReactNode;
  meanwhile?: ReactNode;
  /** Not yet, however near: something else is being looked at. */
  held?: boolean;
  /** Of what stands there until then. */
  className?: string | undefined;
}
