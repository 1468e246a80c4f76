import { type Draft, startOf } from '../prompts/draft.ts';
import type { Ask, TableView } from '../table/table-types.ts';
import type { Moment } from './guide.ts';
import { stepOf } from './play.ts';

/** The state of the table, in the form that lessons use. */
export function momentOf(
  table: TableView,
  ask: Ask | null,
  draft: Draft = startOf(ask?.prompt ?? null),
  touch = false,
): Moment {
  const row = stepOf(table, ask);
  return {
    view: table.view,
    flow: row?.flow ?? null,
    step: row?.step ?? null,
    kind: ask?.prompt.kind ?? null,
    mine: ask !== null,
    ask,
    draft,
    round: table.progress?.round ?? 0,
    events: table.log.map(({ type, data }) => ({
      type,
      seat: typeof data.seat === 'number' ? data.seat : null,
      data,
    })),
    me: table.viewer ?? 0,
    touch,
  };
}
