import { IconButton, LineIcon } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player choose a number in a range, with buttons and a slider. */
export function Amount({ prompt, draft, onDraft }: WidgetProps<'amount'>) {
  const set = (n: number) => onDraft({ amount: Math.max(prompt.min, Math.min(prompt.max, n)) });
  return (
    <div className={s.amount}>
      <IconButton
        lined
        label={t('less')}
        icon={<LineIcon name="minus" />}
        disabled={draft.amount <= prompt.min}
        onClick={() => set(draft.amount - 1)}
      />
      <input
        type="range"
        aria-label={t('amount')}
        aria-valuetext={t('amount-of', { amount: draft.amount, max: prompt.max })}
        min={prompt.min}
        max={prompt.max}
        value={draft.amount}
        onChange={(e) => set(e.target.valueAsNumber)}
      />
      <output>{draft.amount}</output>
      <IconButton
        lined
        label={t('more')}
        data-anchor="more"
        icon={<LineIcon name="plus" />}
        disabled={draft.amount >= prompt.max}
        onClick={() => set(draft.amount + 1)}
      />
    </div>
  );
}
