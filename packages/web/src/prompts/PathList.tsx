import { Button } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

/** A walk over cells, step by step. */
export function PathList({ prompt, draft, onDraft }: WidgetProps<'path'>) {
  return (
    <div className={s.lists}>
      <p>
        From {prompt.from}
        {draft.path.length > 0 && ` to ${draft.path.join(', ')}`} ({draft.path.length} of {prompt.max} steps)
      </p>
      <label>
        Next step
        <select
          value=""
          disabled={draft.path.length >= prompt.max}
          onChange={(e) => e.target.value && onDraft({ path: [...draft.path, e.target.value] })}
        >
          <option value="">Choose</option>
          {prompt.cells.map((cell) => (
            <option key={cell} value={cell}>
              {cell}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={draft.path.length === 0} onClick={() => onDraft({ path: draft.path.slice(0, -1) })}>
        One step back
      </Button>
    </div>
  );
}
