import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

/** Lets the player choose a placement from lists, for screen readers and for games without a board. */
export function PlaceList({ prompt, draft, onDraft, label, onBoard }: WidgetProps<'place'>) {
  const piece = prompt.pieces.find((one) => one.id === draft.piece);
  const cell = piece?.cells.find((one) => one.cell === draft.cell);
  const form = (
    <div className={s.lists}>
      <label>
        {t('piece')}
        <select
          value={draft.piece ?? ''}
          onChange={(e) => onDraft({ piece: e.target.value || null, cell: null, rotation: 0 })}
        >
          <option value="">{t('choose')}</option>
          {prompt.pieces.map((one) => (
            <option key={one.id} value={one.id} disabled={one.cells.length === 0}>
              {label(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('place')}
        <select
          value={draft.cell ?? ''}
          disabled={!piece}
          onChange={(e) => {
            const chosen = piece?.cells.find((one) => one.cell === e.target.value);
            onDraft({ cell: e.target.value || null, rotation: chosen?.rotations[0] ?? 0 });
          }}
        >
          <option value="">{t('choose')}</option>
          {piece?.cells.map((one) => (
            <option key={one.cell} value={one.cell}>
              {one.cell}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('rotation')}
        <select value={draft.rotation} disabled={!cell} onChange={(e) => onDraft({ rotation: Number(e.target.value) })}>
          {(cell?.rotations ?? [0]).map((rotation) => (
            <option key={rotation} value={rotation}>
              {t('turned', { steps: rotation })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  if (!onBoard) return form;
  return (
    <details className={s.fromList}>
      <summary>{t('from-lists')}</summary>
      {form}
    </details>
  );
}
