import type { Option, Prompt } from '@orrery/kernel';
import { toggled } from '../../../prompts/draft.ts';
import { type Subject, same } from '../board/index.ts';
import { isMenu, ready } from './options.ts';

/** A subject, and the key of the question during which it was selected; empty if there was none. */
interface Held {
  asked: string;
  subject: Subject;
}

/** What the player has chosen, and what they point at. */
export interface Selection {
  chosen: Held | null;
  looked: Held | null;
}

export const NOTHING: Selection = { chosen: null, looked: null };

export interface SelectionEvent {
  what: keyof Selection;
  asked: string;
  subject: Subject | null;
}

/** The selection after an event. */
export const select = (selection: Selection, { what, asked, subject }: SelectionEvent): Selection => ({
  ...selection,
  [what]: subject && { asked, subject },
});

/** The selected subject; null for a new question, because the subject may be gone. */
export const selected = (held: Held | null, asked: string): Subject | null =>
  held?.asked === asked ? held.subject : null;

/** The effects of a click: the chosen subject, and maybe the options picked for the draft, or an answer to send. */
export interface Click {
  chosen: Subject | null;
  picked?: string[];
  answer?: string;
}

/**
 * What a click on a subject does: the first one chooses it, the second one acts if there is only one possible action.
 * With several, the actions are offered as buttons.
 */
export function clickOn(
  subject: Subject,
  found: readonly Option[],
  at: { prompt: Prompt | null; chosen: Subject | null; picked: string[] },
): Click {
  const { prompt, chosen } = at;
  const possible = ready(found);
  const [first] = possible;
  if (prompt?.kind === 'subset' && first) return { chosen: subject, picked: toggled(at.picked, first.id, prompt.max) };
  if (!same(chosen, subject)) {
    const picks = prompt?.kind === 'choose' && !isMenu(prompt) && first;
    return { chosen: subject, ...(picks ? { picked: [first.id] } : {}) };
  }
  if (!first) return { chosen: null };
  return possible.length === 1 ? { chosen, answer: first.id } : { chosen };
}
