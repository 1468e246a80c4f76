import { openPaintWorker } from './paint-worker.ts';
import type { Ground } from './relief.ts';

/** A ground texture, and the shape it is cut to. */
export interface Drawing {
  ground: Ground;
  /** The corners of the shape; if missing, the whole picture. */
  outline?: readonly (readonly [x: number, y: number])[];
  quality: number;
}

const studio = openPaintWorker(
  () => new Worker(new URL('./relief.worker.ts', import.meta.url), { type: 'module', name: 'relief' }),
);

/** Draws a ground texture in a worker. Resolves to the picture's URL, or to an empty string on failure. */
export const drawGround = (drawing: Drawing): Promise<string> => studio({ drawing });
