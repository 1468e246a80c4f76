import { cx } from '../ui/index.ts';
import { toggled } from './draft.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player choose several items with toggle buttons. */
export function Subset({ prompt, draft, onDraft, label, why, face, onLook }: WidgetProps<'subset'>) {
  return (
    <fieldset className={s.toggles} aria-label={t('picked', { count: draft.picked.length, max: prompt.max })}>
      {prompt.items.map((item, i) => {
        const on = draft.picked.includes(item.id);
        const no = item.why ? why(item) : null;
        return (
          <button
            key={item.id}
            type="button"
            className={cx(s.toggle, !face && s.bare, on && s.on, no !== null && s.closed)}
            aria-pressed={on}
            aria-label={label(item)}
            aria-disabled={no !== null}
            title={no ?? undefined}
            data-anchor={`option:${item.id}`}
            onPointerEnter={() => onLook?.(item)}
            onFocus={() => onLook?.(item)}
            onClick={() => no === null && onDraft({ picked: toggled(draft.picked, item.id, prompt.max) })}
          >
            {face?.(item)}
            <span>{label(item)}</span>
            {i < 9 && <kbd aria-hidden>{i + 1}</kbd>}
          </button>
        );
      })}
    </fieldset>
  );
}
