import { IconButton, LineIcon } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

/** A number between two others: steps for the finger, arrows for the keyboard. */
export function Amount({ prompt, draft, onDraft }: WidgetProps<'amount'>) {
  const set = (n: number) => onDraft({ amount: Math.max(prompt.min, Math.min(prompt.max, n)) });
  return (
    <div className={s.amount}>
      <IconButton
        lined
        label="Less"
        icon={<LineIcon name="minus" />}
        disabled={draft.amount <= prompt.min}
        onClick={() => set(draft.amount - 1)}
      />
      <input
        type="range"
        aria-label="Amount"
        aria-valuetext={`${draft.amount} of ${prompt.max}`}
        min={prompt.min}
        max={prompt.max}
        value={draft.amount}
        onChange={(e) => set(e.target.valueAsNumber)}
      />
      <output>{draft.amount}</output>
      <IconButton
        lined
        label="More"
        data-spot="more"
        icon={<LineIcon name="plus" />}
        disabled={draft.amount >= prompt.max}
        onClick={() => set(draft.amount + 1)}
      />
    </div>
  );
}
