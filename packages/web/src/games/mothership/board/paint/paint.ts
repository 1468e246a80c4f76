import { openStudio } from '../../../../look/studio.ts';
import { openGallery, usePainting as usePaintingIn } from '../../../../look/usePainting.ts';
import type { Painting } from './paint.worker.ts';

const studio = openStudio(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' }),
);

/** The sky takes longest and is missed least: what stands on the board goes first. */
const LATER = 120;

const gallery = openGallery(async (painting: Painting) => {
  if (painting.kind === 'sky') await new Promise((go) => setTimeout(go, LATER));
  return studio({ painting });
});

export const usePainting = (painting: Painting): string | null => usePaintingIn(gallery, painting);
