import { useSyncExternalStore } from 'react';

/** Generated pictures, cached by their parameters. */
export interface PaintCache {
  /** The URL of a picture; null until it is generated, or if that failed. */
  see(order: string): string | null;
  /** Generates a picture if needed and then calls `changed`. Returns a function that unsubscribes. */
  want(order: string, changed: () => void): () => void;
}

/** `make` resolves to a picture's URL, or to an empty string on failure. */
export function openPaintCache<Painting>(make: (painting: Painting) => Promise<string>): PaintCache {
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

/** The URL of a painting; null until it is generated. */
export function usePainting(gallery: PaintCache, painting: object): string | null {
  const order = JSON.stringify(painting);
  return useSyncExternalStore(
    (changed) => gallery.want(order, changed),
    () => gallery.see(order),
    () => null,
  );
}
