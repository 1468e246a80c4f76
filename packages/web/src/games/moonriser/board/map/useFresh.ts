import { useEffect, useRef } from 'react';

/** The ids that are new since the last render. On the first render none are, so nothing animates. */
export function useFresh(ids: string[]): Set<string> {
  const known = useRef<Set<string> | null>(null);
  const before = known.current;
  const fresh = new Set(before ? ids.filter((id) => !before.has(id)) : []);
  useEffect(() => {
    known.current = new Set(ids);
  });
  return fresh;
}
