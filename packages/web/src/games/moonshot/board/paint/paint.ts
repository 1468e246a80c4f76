import { openPaintWorker } from '../../../../ui/paint-worker.ts';
import { openPaintCache, usePainting as usePaintingIn } from '../../../../ui/usePainting.ts';
import type { Painting } from './paint.worker.ts';

const studio = openPaintWorker(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' }),
);
const gallery = openPaintCache((painting: Painting) => studio({ painting }));

const ORDERS: Readonly<Record<Painting['kind'], Painting>> = {
  moon: { kind: 'moon', size: 420 },
  smoke: { kind: 'smoke' },
};

export const usePainting = (kind: Painting['kind']): string | null => usePaintingIn(gallery, ORDERS[kind]);
