import type { Json } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { listDrawings, removeDrawing, saveDrawing } from '../../../table/store.ts';
import { type Draft, draftFrom } from './draft.ts';
import { t } from './text.ts';
import type { OpenDraft } from './useOpenDraft.ts';

/** A layout stored on this device. */
export interface Saved extends OpenDraft {
  updated: number;
}

const GAME = 'mothership';

/** The layouts stored on this device, newest first. */
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
    /** Resolves to whether the layout was stored. */
    save({ id, draft }: OpenDraft, updated = Date.now()): Promise<boolean> {
      const value = draft as unknown as Json;
      return write(() => saveDrawing({ id, game: GAME, name: nameOf(draft), value, updated }));
    },
    remove: (id: string) => write(() => removeDrawing(id)),
  };
}
