import type { Moment } from '../games/kit.ts';
import type { Ask, TableView } from '../table/client.ts';
import { stepOf } from './play.ts';

/** What a lesson may look at, from the table as it is. */
export function momentOf(table: TableView, ask: Ask | null): Moment {
  const row = stepOf(table, ask);
  return {
    view: table.view,
    flow: row?.flow ?? null,
    step: row?.step ?? null,
    kind: ask?.prompt.kind ?? null,
    mine: ask !== null,
    round: table.progress?.round ?? 0,
    events: table.log.map(({ type, data }) => ({
      type,
      seat: typeof data.seat === 'number' ? data.seat : null,
    })),
    me: table.viewer ?? 0,
  };
}
