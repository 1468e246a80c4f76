import type { Answer, Prompt } from '@orrery/kernel';
import { type Draft, toggled } from './draft.ts';
import { FEW } from './widget.ts';

/** Number keys for questions without buttons. They pick or toggle an option, or set the amount. */
export function promptKeys(
  prompt: Prompt,
  draft: Draft,
  onDraft: (part: Partial<Draft>) => void,
  onAnswer: (answer: Answer) => void,
): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  if (prompt.kind === 'subset') {
    prompt.items.slice(0, 9).forEach((item, i) => {
      if (!item.why) keys[String(i + 1)] = () => onDraft({ picked: toggled(draft.picked, item.id, prompt.max) });
    });
  } else if (prompt.kind === 'amount') {
    for (let n = Math.max(0, prompt.min); n <= Math.min(9, prompt.max); n++) {
      keys[String(n)] = () => onDraft({ amount: n });
    }
  } else if (prompt.kind === 'choose' && prompt.options.length > FEW) {
    prompt.options.slice(0, 9).forEach((option, i) => {
      if (!option.why) keys[String(i + 1)] = () => onAnswer(option.id);
    });
  }
  return keys;
}
