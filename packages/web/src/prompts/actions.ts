import type { Answer, Option, Prompt } from '@orrery/kernel';
import type { ActionItem } from '../look/index.ts';
import type { Ask } from '../table/client.ts';
import { answerOf, type Draft } from './draft.ts';
import { FEW } from './PromptPanel.tsx';

export interface ActionWords {
  label(option: Option): string;
  why(option: Option): string | null;
  pass: string | null;
}

const CONFIRM: Partial<Record<Prompt['kind'], string>> = {
  subset: 'Confirm',
  amount: 'Confirm',
  allocate: 'Confirm',
  arrange: 'Confirm this order',
  place: 'Place it here',
  path: 'Go',
  offer: 'Propose',
};

function missing(prompt: Prompt, draft: Draft): string {
  if (prompt.kind === 'subset') {
    const short = prompt.min - draft.picked.length;
    return short > 0 ? `Pick ${short} more.` : `Pick at most ${prompt.max}.`;
  }
  if (prompt.kind === 'place') return draft.piece === null ? 'Choose a piece first.' : 'Choose where it goes first.';
  return 'Something is missing.';
}

/** The buttons of a question: its few options, or the one that sends what was put together; and the pass. */
export function actionsFor(
  prompt: Prompt,
  draft: Draft,
  words: ActionWords,
  onAnswer: (answer: Answer) => void,
): ActionItem[] {
  const items: ActionItem[] = [];
  if (prompt.kind === 'choose') {
    if (prompt.options.length <= FEW) {
      prompt.options.forEach((option, i) => {
        items.push({
          id: option.id,
          label: words.label(option),
          hint: String(i + 1),
          kind: prompt.options.length === 1 ? 'go' : 'plain',
          disabled: option.why ? (words.why(option) ?? 'Not now') : null,
          onPress: () => onAnswer(option.id),
        });
      });
    }
  } else {
    const answer = answerOf(prompt, draft);
    items.push({
      id: 'confirm',
      label: CONFIRM[prompt.kind] ?? 'Confirm',
      kind: 'go',
      hint: '↵',
      disabled: answer === null ? missing(prompt, draft) : null,
      onPress: () => answer !== null && onAnswer(answer),
    });
  }
  if (prompt.pass) {
    items.unshift({
      id: 'pass',
      label: words.pass ?? 'Pass',
      kind: items.some((item) => item.kind === 'go') ? 'quiet' : 'plain',
      hint: 'Space',
      onPress: () => onAnswer(null),
    });
  }
  return items;
}

/** Buttons for what may be answered at any time, while others are waited for. */
export const standingActions = (
  asks: readonly Ask[],
  label: (option: Option) => string,
  onAnswer: (answer: Answer, ask: Ask) => unknown,
): ActionItem[] =>
  asks.flatMap((ask) =>
    ask.prompt.kind !== 'choose'
      ? []
      : ask.prompt.options
          .filter(({ why }) => !why)
          .map((option) => ({
            id: `${ask.question} ${option.id}`,
            label: label(option),
            onPress: () => void onAnswer(option.id, ask),
          })),
  );
