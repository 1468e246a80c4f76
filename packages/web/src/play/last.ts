import type { TableView } from '../table/client.ts';
import type { Words } from './words.ts';

/** What another's latest move changed, by its spots; nothing once the viewer has done something since. */
export function lastMove({ log, viewer }: TableView, words: Words): string[] {
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i];
    const doer = told ? words.doer(told) : null;
    if (!told || doer === null) continue;
    const spots = words.spots(told);
    if (spots.length > 0) return doer === viewer ? [] : spots;
  }
  return [];
}
