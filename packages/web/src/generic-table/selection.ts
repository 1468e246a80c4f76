/** Which open question is shown, and the parts of its answer chosen so far. */
export interface Selection {
  /** The key of the question the player switched to; null for the table's own. */
  picked: string | null;
  /** The question that `chosen` belongs to. */
  at: string;
  chosen: string[];
}

export const NOTHING: Selection = { picked: null, at: '', chosen: [] };

export type SelectionEvent =
  | { type: 'pick'; question: string }
  | { type: 'choose'; at: string; chosen: string[] }
  | { type: 'back'; at: string }
  | { type: 'sent' };

/** The parts chosen for a question; none for a new one. */
export const chosenAt = (selection: Selection, at: string): string[] => (selection.at === at ? selection.chosen : []);

/** The selection after an event. Back takes back the latest part, then returns to the table's own question. */
export function select(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'pick':
      return { ...selection, picked: event.question };
    case 'choose':
      return { ...selection, at: event.at, chosen: event.chosen };
    case 'back': {
      const chosen = chosenAt(selection, event.at);
      return chosen.length > 0
        ? { ...selection, at: event.at, chosen: chosen.slice(0, -1) }
        : { ...selection, picked: null };
    }
    case 'sent':
      return { ...selection, picked: null };
  }
}
