import { IconButton } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player order items with up and down buttons. */
export function Arrange({ prompt, draft, onDraft, label }: WidgetProps<'arrange'>) {
  function move(from: number, to: number) {
    const order = [...draft.order];
    const [id] = order.splice(from, 1);
    if (id !== undefined) order.splice(to, 0, id);
    onDraft({ order });
  }
  return (
    <ol className={s.rows}>
      {draft.order.map((id, i) => {
        const item = prompt.items.find((one) => one.id === id);
        const name = item ? label(item) : id;
        return (
          <li key={id} className={s.row}>
            <span>{t('position', { position: i + 1, name })}</span>
            <IconButton
              lined
              label={t('move-up', { name })}
              icon={<b aria-hidden>↑</b>}
              disabled={i === 0}
              onClick={() => move(i, i - 1)}
            />
            <IconButton
              lined
              label={t('move-down', { name })}
              icon={<b aria-hidden>↓</b>}
              disabled={i === draft.order.length - 1}
              onClick={() => move(i, i + 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}
