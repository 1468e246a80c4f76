import type { Json } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { randomId } from '../../../table/local/seed.ts';
import { listDrawings, removeDrawing, saveDrawing } from '../../../table/store.ts';
import { type Draft, draftFrom } from './draft.ts';

/** A layout that is kept on this device. */
export interface Saved {
  id: string;
  draft: Draft;
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

export const nameOf = ({ name }: Draft): string => name.trim() || 'Unnamed layout';

/** Keeps layouts on this device. What cannot be written is told of, and the sheet stays as it is. */
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
      onTrouble('This browser keeps nothing just now. Send the layout to yourself, or save it as a file.');
      return false;
    }
  }

  return {
    saved,
    /** Gives the id it is kept under, or null. */
    async save(id: string | null, draft: Draft, updated = Date.now()): Promise<string | null> {
      const key = id ?? randomId();
      const value = draft as unknown as Json;
      const drawing = { id: key, game: GAME, name: nameOf(draft), value, updated };
      return (await write(() => saveDrawing(drawing))) ? key : null;
    },
    remove: (id: string) => write(() => removeDrawing(id)),
  };
}
