import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the newest version, so that components that receive it are not rendered
 * again. For event handlers only, never to be called during rendering.
 */
export function useStable<In extends unknown[], Out>(act: (...given: In) => Out): (...given: In) => Out {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: In) => newest.current(...given), []);
}
