import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the newest version of `act`, so that components that receive it
 * are not rendered again. Only for event handlers; it must not be called during rendering.
 */
export function useStable<In extends unknown[], Out>(act: (...given: In) => Out): (...given: In) => Out {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: In) => newest.current(...given), []);
}
