import { useSyncExternalStore } from 'react';

/** Pictures that are made and not fetched, each once and kept, under what was ordered. */
export interface Gallery {
  /** The address of a picture; null until it is made, and where it cannot be. */
  see(order: string): string | null;
  /** Orders a picture, if nobody has, and calls back when one is done, until it is told to stop. */
  want(order: string, changed: () => void): () => void;
}

/** `make` resolves to a picture's address, empty where it cannot be made. */
export function openGallery<Painting>(make: (painting: Painting) => Promise<string>): Gallery {
  const made = new Map<string, string>();
  const waiting = new Set<() => void>();

  async function begin(order: string): Promise<void> {
    made.set(order, '');
    made.set(order, await make(JSON.parse(order) as Painting));
    for (const changed of waiting) changed();
  }

  return {
    see: (order) => made.get(order) || null,
    want(order, changed) {
      waiting.add(changed);
      if (!made.has(order)) void begin(order);
      return () => waiting.delete(changed);
    },
  };
}

/** The address of a painting, once it is made. */
export function usePainting(gallery: Gallery, painting: object): string | null {
  const order = JSON.stringify(painting);
  return useSyncExternalStore(
    (changed) => gallery.want(order, changed),
    () => gallery.see(order),
    () => null,
  );
}
