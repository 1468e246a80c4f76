import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What comes nearer than this to the window is drawn, in pixels. */
const NEAR = 600;

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
export function Near({ children, meanwhile = null, className }: NearProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const el = ref.current;
    if (near || !el) return;
    let cancel = () => {};
    const leave = observe(el, () => {
      leave();
      cancel = whenIdle(() => setNear(true));
    });
    return () => {
      leave();
      cancel();
    };
  }, [near]);
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
  /** Of what stands there until then. */
  className?: string | undefined;
}
