import type { Json } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { listDrawings, removeDrawing, saveDrawing } from '../../../table/store.ts';
import { type Draft, draftFrom } from './draft.ts';
import { t } from './text.ts';
import type { Sheet } from './useSheet.ts';

/** A layout that is kept on this device. */
export interface Saved extends Sheet {
  updated: number;
}

const GAME = 'mothership';

/** The layouts of this device, newest first; null until they have been looked for. */
export async function savedLayouts(): Promise<Saved[]> {
  const drawings = await listDrawings(GAME);
  return drawings.flatMap(({ id, value, updated }) => {
    const draft = draftFrom(value);
    return draft ? [{ id, draft, updated }] : [];
  });
}

export const nameOf = ({ name }: Draft): string => name.trim() || t('unnamed');

/** Stores layouts on this device. A failed write is reported and leaves the draft unchanged. */
export function useSaved(onTrouble: (words: string) => void) {
  const [saved, setSaved] = useState<Saved[] | null>(null);
  const look = useCallback(() => savedLayouts().then(setSaved, () => setSaved([])), []);
  useEffect(() => {
    void look();
  }, [look]);

  async function write(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      await look();
      return true;
    } catch {
      onTrouble(t('not-stored'));
      return false;
    }
  }

  return {
    saved,
    /** Gives whether it is kept. */
    save({ id, draft }: Sheet, updated = Date.now()): Promise<boolean> {
      const value = draft as unknown as Json;
      return write(() => saveDrawing({ id, game: GAME, name: nameOf(draft), value, updated }));
    },
    remove: (id: string) => write(() => removeDrawing(id)),
  };
}
