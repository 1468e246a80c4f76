import { useEffect, useRef, useState } from 'react';
import { useStable } from '../../ui/useStable.ts';

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

export interface Removal {
  /** Ids of the tables that will be removed. */
  gone: readonly string[];
  remove(id: string): void;
  putBack(id: string): void;
}

/** Removes tables after a delay in which the removal can be undone. Leaving the page removes them at once. */
export function useRemoval(onRemove: (id: string) => void): Removal {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [gone, setGone] = useState<readonly string[]>([]);
  const removeNow = useStable(onRemove);
  const settle = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    removeNow(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left
  useEffect(() => () => [...timers.current.keys()].forEach(settle), []);
  return {
    gone,
    remove(id: string) {
      setGone((all) => [...all, id]);
      timers.current.set(
        id,
        setTimeout(() => settle(id), UNDO_MS),
      );
    },
    putBack(id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setGone((all) => all.filter((other) => other !== id));
    },
  };
}
