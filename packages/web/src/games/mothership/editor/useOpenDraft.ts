import { useCallback, useEffect, useState } from 'react';
import { randomId } from '../../../table/local/seed.ts';
import { type Draft, draftFrom, emptyDraft } from './draft.ts';
import { addStep, type History, newHistory, redo, undo } from './history.ts';

/** The open draft, and the id under which it is or will be stored. */
export interface OpenDraft {
  id: string;
  draft: Draft;
}

export const newOpenDraft = (draft: Draft): OpenDraft => ({ id: randomId(), draft });

/** Storage key of the open draft, which survives leaving the page, saved or not. */
const KEY = 'orrery.editor.mothership';

function storedDraft(): OpenDraft {
  try {
    const { id, draft } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; draft?: unknown };
    const known = draftFrom(draft);
    if (known) return { id: typeof id === 'string' ? id : randomId(), draft: known };
  } catch {
    // The stored draft is unreadable: start with a new one.
  }
  return newOpenDraft(emptyDraft('free', 'A', 2));
}

/** The open draft with undo and redo. */
export function useOpenDraft() {
  const [history, setHistory] = useState<History<OpenDraft>>(() => newHistory(storedDraft()));
  const { now } = history;
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Storage may be unavailable; then the draft lasts only as long as the page.
    }
  }, [now]);
  /** Changes the open draft. Successive changes with the same merge key are undone together. */
  const change = useCallback((draft: Draft, mergeKey: string | null = null) => {
    setHistory((all) => (draft === all.now.draft ? all : addStep(all, { id: all.now.id, draft }, mergeKey)));
  }, []);
  /** Opens another draft; undo restores the previous one. */
  const open = useCallback((next: OpenDraft) => setHistory((all) => addStep(all, next)), []);
  return {
    current: now,
    change,
    open,
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  };
}
