import { openPaintWorker } from '../../../../ui/paint-worker.ts';
import { openPaintCache, usePainting as usePaintingIn } from '../../../../ui/usePainting.ts';
import type { Painting } from './paint.worker.ts';

const studio = openPaintWorker(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' }),
);

/**
 * Delay before painting the sky, in milliseconds. It takes longest and matters least, so the pieces are painted first.
 */
const LATER = 120;

const gallery = openPaintCache(async (painting: Painting) => {
  if (painting.kind === 'sky') await new Promise((go) => setTimeout(go, LATER));
  return studio({ painting });
});

export const usePainting = (painting: Painting): string | null => usePaintingIn(gallery, painting);
