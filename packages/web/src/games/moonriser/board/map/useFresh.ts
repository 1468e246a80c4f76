import { useState } from 'react';

/** The ids that the last change added. On the first render there are none, so nothing animates. */
export function useFresh(ids: readonly string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState({ ids, fresh: new Set<string>() });
  if (seen.ids.join() === ids.join()) return seen.fresh;
  const fresh = new Set(ids.filter((id) => !seen.ids.includes(id)));
  setSeen({ ids, fresh });
  return fresh;
}
