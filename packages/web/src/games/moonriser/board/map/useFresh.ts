import { useEffect, useRef } from 'react';

/** Which of these have appeared since the last drawing; on the first drawing none, so a table opens calmly. */
export function useFresh(ids: string[]): Set<string> {
  const known = useRef<Set<string> | null>(null);
  const before = known.current;
  const fresh = new Set(before ? ids.filter((id) => !before.has(id)) : []);
  useEffect(() => {
    known.current = new Set(ids);
  });
  return fresh;
}
