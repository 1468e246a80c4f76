import type { Ground } from './relief.ts';
import { openStudio } from './studio.ts';

/** A ground to be lit, and how it is cut out and kept. */
export interface Drawing {
  ground: Ground;
  /** The corners of what is kept; all of it where there are none. */
  outline?: readonly (readonly [x: number, y: number])[];
  quality: number;
}

const studio = openStudio(
  () => new Worker(new URL('./relief.worker.ts', import.meta.url), { type: 'module', name: 'relief' }),
);

/** Draws a ground beside the page; resolves to the picture's address, empty where it cannot be drawn. */
export const drawGround = (drawing: Drawing): Promise<string> => studio({ drawing });
