import { IconButton, LineIcon } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player assign numbers to several rows. */
export function Allocate({ prompt, draft, onDraft, label }: WidgetProps<'allocate'>) {
  const total = Object.values(draft.rows).reduce((a, b) => a + b, 0);
  const set = (id: string, n: number) => onDraft({ rows: { ...draft.rows, [id]: n } });
  return (
    <div className={s.rows}>
      {prompt.rows.map((row) => {
        const n = draft.rows[row.id] ?? 0;
        const name = label(row);
        return (
          <fieldset key={row.id} className={s.row} aria-label={t('row-of', { name, count: n, max: row.max })}>
            <span>{name}</span>
            <IconButton
              lined
              label={t('less-of', { name })}
              icon={<LineIcon name="minus" />}
              disabled={n <= 0}
              onClick={() => set(row.id, n - 1)}
            />
            <output>{n}</output>
            <IconButton
              lined
              label={t('more-of', { name })}
              icon={<LineIcon name="plus" />}
              disabled={n >= row.max || total >= prompt.max}
              onClick={() => set(row.id, n + 1)}
            />
          </fieldset>
        );
      })}
      <p className={s.left}>
        {t(prompt.min === prompt.max ? 'assigned' : 'assigned-range', { total, min: prompt.min, max: prompt.max })}
      </p>
    </div>
  );
}
