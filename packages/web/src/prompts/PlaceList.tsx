import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

/** How far a piece is turned; what a step is, its board knows. */
const turnWords = (steps: number) => (steps === 0 ? 'as it is' : steps === 1 ? 'one step' : `${steps} steps`);

/** A placement from lists: the way without a board, for screen readers and for boards that have none yet. */
export function PlaceList({ prompt, draft, onDraft, label, onBoard }: WidgetProps<'place'>) {
  const piece = prompt.pieces.find((one) => one.id === draft.piece);
  const cell = piece?.cells.find((one) => one.cell === draft.cell);
  const form = (
    <div className={s.lists}>
      <label>
        Piece
        <select
          value={draft.piece ?? ''}
          onChange={(e) => onDraft({ piece: e.target.value || null, cell: null, rotation: 0 })}
        >
          <option value="">Choose</option>
          {prompt.pieces.map((one) => (
            <option key={one.id} value={one.id} disabled={one.cells.length === 0}>
              {label(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Where
        <select
          value={draft.cell ?? ''}
          disabled={!piece}
          onChange={(e) => {
            const chosen = piece?.cells.find((one) => one.cell === e.target.value);
            onDraft({ cell: e.target.value || null, rotation: chosen?.rotations[0] ?? 0 });
          }}
        >
          <option value="">Choose</option>
          {piece?.cells.map((one) => (
            <option key={one.cell} value={one.cell}>
              {one.cell}
            </option>
          ))}
        </select>
      </label>
      <label>
        Rotation
        <select value={draft.rotation} disabled={!cell} onChange={(e) => onDraft({ rotation: Number(e.target.value) })}>
          {(cell?.rotations ?? [0]).map((rotation) => (
            <option key={rotation} value={rotation}>
              {turnWords(rotation)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  if (!onBoard) return form;
  return (
    <details className={s.fromList}>
      <summary>Choose from lists</summary>
      {form}
    </details>
  );
}
