import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeys } from '../../../play/keys.ts';
import { useToasts } from '../../../play/useToasts.ts';
import type { EditorProps } from '../../listing.ts';
import { checkOf } from './check.ts';
import { seatsOf, written } from './draft.ts';
import { isFault, readShared, shareFaultText } from './shared.ts';
import { t } from './text.ts';
import { useDrawing } from './useDrawing.ts';
import { useEditingKeys } from './useEditingKeys.ts';
import { newOpenDraft, useOpenDraft } from './useOpenDraft.ts';
import { nameOf, useSaved } from './useSaved.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The open layout with everything that can be done to it. */
export function useEditor(onPlay: EditorProps['onPlay']) {
  const [notices, tell] = useToasts();
  const { current, change, open, undo, redo } = useOpenDraft();
  const { draft } = current;
  const kept = useSaved((words) => tell(words, 'bad'));
  const drawing = useDrawing(draft, change, tell);
  const check = useMemo(() => checkOf(draft), [draft]);
  const original = kept.saved?.find(({ id }) => id === current.id);
  useSharedLayout(open, tell);
  return {
    current,
    draft,
    change,
    open,
    undo,
    redo,
    kept,
    drawing,
    check,
    notices,
    tell,
    unsaved: original === undefined || JSON.stringify(original.draft) !== JSON.stringify(draft),
    async save(): Promise<void> {
      if (await kept.save(current)) tell(t('saved', { name: nameOf(draft) }), 'plain');
    },
    async play(): Promise<void> {
      await kept.save(current);
      const mode = draft.mode === 'free' ? 'deathmatch' : draft.mode;
      onPlay({ mode, layout: 'custom', custom: written(draft) }, seatsOf(draft));
    },
  };
}

/** Opens the layout that the URL contains, then removes it from the URL. */
function useSharedLayout(open: Editor['open'], tell: Editor['tell']): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    const found = readShared(hash);
    if (isFault(found)) tell(shareFaultText(found), 'bad');
    else open(newOpenDraft(found));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, open, tell]);
}

/** The keyboard shortcuts of the editor. */
export function useEditorKeys({ undo, redo, drawing, save }: Editor): void {
  const erase = () => drawing.hover !== null && drawing.take(drawing.hover);
  useKeys({
    ...Object.fromEntries(drawing.tools.slice(0, 9).map((tool, i) => [String(i + 1), () => drawing.choose(tool)])),
    Z: () => undo?.(),
    Y: () => redo?.(),
    M: () => drawing.choose('move'),
    X: () => drawing.choose('erase'),
    S: drawing.toggleSymmetry,
    Esc: drawing.letGo,
    Delete: erase,
    Backspace: erase,
  });
  useEditingKeys(undo, redo, () => void save());
}
