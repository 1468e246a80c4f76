import { Button, formatItems } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player choose a piece and its path over cells from lists. */
export function PathList({ prompt, draft, onDraft, label }: WidgetProps<'path'>) {
  const piece = prompt.pieces.find((one) => one.id === draft.piece);
  const walked = draft.path.length;
  return (
    <div className={s.lists}>
      {prompt.pieces.length > 1 && (
        <label>
          {t('piece')}
          <select value={draft.piece ?? ''} onChange={(e) => onDraft({ piece: e.target.value || null, path: [] })}>
            <option value="">{t('choose')}</option>
            {prompt.pieces.map((one) => (
              <option key={one.id} value={one.id} disabled={one.why !== undefined}>
                {label(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {piece && (
        <>
          <p>
            {t(walked > 0 ? 'path-to' : 'path', {
              from: piece.from,
              to: formatItems(draft.path),
              walked,
              max: piece.max,
            })}
          </p>
          <label>
            {t('next-step')}
            <select
              value=""
              disabled={walked >= piece.max}
              onChange={(e) => e.target.value && onDraft({ path: [...draft.path, e.target.value] })}
            >
              <option value="">{t('choose')}</option>
              {piece.cells.map(({ cell }) => (
                <option key={cell} value={cell}>
                  {cell}
                </option>
              ))}
            </select>
          </label>
          <Button disabled={walked === 0} onClick={() => onDraft({ path: draft.path.slice(0, -1) })}>
            {t('step-back')}
          </Button>
        </>
      )}
    </div>
  );
}
