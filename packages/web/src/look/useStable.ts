import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same from drawing to drawing and does what the newest one does: what is handed it has no
 * reason to be drawn anew. For what players cause, never to be called while drawing.
 */
export function useStable<In extends unknown[], Out>(act: (...given: In) => Out): (...given: In) => Out {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: In) => newest.current(...given), []);
}
