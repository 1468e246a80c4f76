import { useCallback, useEffect, useState } from 'react';
import { randomId } from '../../../table/local/seed.ts';
import { type Draft, draftFrom, emptyDraft } from './draft.ts';
import { begun, type History, redone, stepped, undone } from './history.ts';

/** The open draft, and the id under which it is or will be stored. */
export interface Sheet {
  id: string;
  draft: Draft;
}

export const newSheet = (draft: Draft): Sheet => ({ id: randomId(), draft });

/** The sheet stays on the table when the page is left, saved or not. */
const KEY = 'orrery.editor.mothership';

function left(): Sheet {
  try {
    const { id, draft } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; draft?: unknown };
    const known = draftFrom(draft);
    if (known) return { id: typeof id === 'string' ? id : randomId(), draft: known };
  } catch {
    // Nothing that can be read: a new sheet.
  }
  return newSheet(emptyDraft('free', 'A', 2));
}

/** The drawing table with all steps that can be undone. */
export function useSheet() {
  const [history, setHistory] = useState<History<Sheet>>(() => begun(left()));
  const { now } = history;
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A private window keeps nothing; the sheet lives as long as the page.
    }
  }, [now]);
  /** Another draft on the same sheet. */
  const draw = useCallback((draft: Draft, doing: string | null = null) => {
    setHistory((all) => (draft === all.now.draft ? all : stepped(all, { id: all.now.id, draft }, doing)));
  }, []);
  /** Opens another draft; undo restores the former one. */
  const lay = useCallback((sheet: Sheet) => setHistory((all) => stepped(all, sheet)), []);
  return {
    sheet: now,
    draw,
    lay,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
  };
}
