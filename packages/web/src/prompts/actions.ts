import type { Answer, Option, Prompt } from '@orrery/kernel';
import type { Ask } from '../table/table-types.ts';
import type { ActionItem } from '../ui/index.ts';
import { answerOf, type Draft } from './draft.ts';
import { t } from './text.ts';
import { FEW } from './widget.ts';

export interface ActionWords {
  label(option: Option): string;
  why(option: Option): string | null;
  pass: string | null;
}

const confirmText = ({ kind }: Prompt): string =>
  kind === 'arrange' || kind === 'place' || kind === 'path' || kind === 'offer' ? t(`confirm-${kind}`) : t('confirm');

function missing(prompt: Prompt, draft: Draft): string {
  if (prompt.kind === 'subset') {
    const short = prompt.min - draft.picked.length;
    return short > 0 ? t('pick-more', { count: short }) : t('pick-at-most', { max: prompt.max });
  }
  if (prompt.kind === 'place') return draft.piece === null ? t('pick-piece') : t('pick-place');
  return t('missing');
}

/**
 * The buttons of a question: the options of a short choice, a confirm button for a composed answer, and a pass button
 * if the question can be passed.
 */
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
          disabled: option.why ? (words.why(option) ?? t('not-now')) : null,
          onPress: () => onAnswer(option.id),
        });
      });
    }
  } else {
    const answer = answerOf(prompt, draft);
    items.push({
      id: 'confirm',
      label: confirmText(prompt),
      kind: 'go',
      hint: '↵',
      disabled: answer === null ? missing(prompt, draft) : null,
      onPress: () => answer !== null && onAnswer(answer),
    });
  }
  if (prompt.pass) {
    items.unshift({
      id: 'pass',
      label: words.pass ?? t('pass'),
      kind: items.some((item) => item.kind === 'go') ? 'quiet' : 'plain',
      hint: 'Space',
      onPress: () => onAnswer(null),
    });
  }
  return items;
}

/** Buttons of questions that may be answered at any time. */
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
