import type { TableView } from '../table/table-types.ts';
import type { Words } from './game-ui.ts';

/** The anchors of another player's latest move; empty once the viewer has moved since. */
export function lastMove({ log, viewer }: TableView, words: Words): string[] {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    const actor = event ? words.actorOf(event) : null;
    if (!event || actor === null) continue;
    const anchors = words.anchors(event);
    if (anchors.length > 0) return actor === viewer ? [] : anchors;
  }
  return [];
}
