import { IconButton, LineIcon } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

/** Numbers over several rows, with what is left to give out. */
export function Allocate({ prompt, draft, onDraft, label }: WidgetProps<'allocate'>) {
  const total = Object.values(draft.rows).reduce((a, b) => a + b, 0);
  const set = (id: string, n: number) => onDraft({ rows: { ...draft.rows, [id]: n } });
  return (
    <div className={s.rows}>
      {prompt.rows.map((row) => {
        const n = draft.rows[row.id] ?? 0;
        const name = label(row);
        return (
          <fieldset key={row.id} className={s.row} aria-label={`${name}: ${n} of ${row.max}`}>
            <span>{name}</span>
            <IconButton
              lined
              label={`Less ${name}`}
              icon={<LineIcon name="minus" />}
              disabled={n <= 0}
              onClick={() => set(row.id, n - 1)}
            />
            <output>{n}</output>
            <IconButton
              lined
              label={`More ${name}`}
              icon={<LineIcon name="plus" />}
              disabled={n >= row.max || total >= prompt.max}
              onClick={() => set(row.id, n + 1)}
            />
          </fieldset>
        );
      })}
      <p className={s.left}>
        {total} given out, {prompt.min === prompt.max ? `${prompt.max} needed` : `${prompt.min} to ${prompt.max}`}
      </p>
    </div>
  );
}
