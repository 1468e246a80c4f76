import { Button } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

/** A walk over cells, step by step, of one of several pieces. */
export function PathList({ prompt, draft, onDraft, label }: WidgetProps<'path'>) {
  const piece = prompt.pieces.find((one) => one.id === draft.piece);
  const walked = draft.path.length;
  return (
    <div className={s.lists}>
      {prompt.pieces.length > 1 && (
        <label>
          Piece
          <select value={draft.piece ?? ''} onChange={(e) => onDraft({ piece: e.target.value || null, path: [] })}>
            <option value="">Choose</option>
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
            From {piece.from}
            {walked > 0 && ` to ${draft.path.join(', ')}`} ({walked} of {piece.max} steps)
          </p>
          <label>
            Next step
            <select
              value=""
              disabled={walked >= piece.max}
              onChange={(e) => e.target.value && onDraft({ path: [...draft.path, e.target.value] })}
            >
              <option value="">Choose</option>
              {piece.cells.map(({ cell }) => (
                <option key={cell} value={cell}>
                  {cell}
                </option>
              ))}
            </select>
          </label>
          <Button disabled={walked === 0} onClick={() => onDraft({ path: draft.path.slice(0, -1) })}>
            One step back
          </Button>
        </>
      )}
    </div>
  );
}
