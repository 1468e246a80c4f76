import type { TableView } from '../table/table-types.ts';
import type { Words } from './game-ui.ts';
import { withoutUndone } from './undone.ts';

/** The anchors of another player's latest move; empty once the viewer has moved since. */
export function lastMove({ log, viewer }: TableView, words: Words): string[] {
  const events = withoutUndone(log, viewer);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    const actor = event ? words.actorOf(event) : null;
    if (!event || actor === null) continue;
    const anchors = words.anchors(event);
    if (anchors.length > 0) return actor === viewer ? [] : anchors;
  }
  return [];
}
