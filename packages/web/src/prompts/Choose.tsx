import { cx } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Many options as a grid of buttons; unavailable ones show the reason. */
export function ManyOptions({ prompt, onAnswer, label, why, face, onLook }: WidgetProps<'choose'>) {
  return (
    <div className={s.grid}>
      {prompt.options.map((option, i) => {
        const no = option.why ? why(option) : null;
        return (
          <button
            key={option.id}
            type="button"
            className={cx(s.option, no !== null && s.closed)}
            aria-disabled={no !== null}
            aria-label={no === null ? label(option) : t('option-closed', { option: label(option), reason: no })}
            title={no ?? undefined}
            onPointerEnter={() => onLook?.(option)}
            onFocus={() => onLook?.(option)}
            onClick={() => no === null && onAnswer(option.id)}
          >
            {face?.(option)}
            <span>{label(option)}</span>
            {i < 9 && <kbd aria-hidden>{i + 1}</kbd>}
          </button>
        );
      })}
    </div>
  );
}
