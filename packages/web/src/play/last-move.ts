import type { TableView } from '../table/client.ts';
import type { Words } from './game-text.ts';

/** The anchors of another player's latest move; empty once the viewer has moved since. */
export function lastMove({ log, viewer }: TableView, words: Words): string[] {
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i];
    const doer = told ? words.doer(told) : null;
    if (!told || doer === null) continue;
    const anchors = words.anchors(told);
    if (anchors.length > 0) return doer === viewer ? [] : anchors;
  }
  return [];
}
