import type { Ground } from './relief.ts';

/** A ground to be lit, and how it is cut out and kept. */
export interface Drawing {
  ground: Ground;
  /** The corners of what is kept; all of it where there are none. */
  outline?: readonly (readonly [x: number, y: number])[];
  quality: number;
}

const open = new Map<number, (picture: string) => void>();
let worker: Worker | null = null;
let calls = 0;

function done(call: number, picture: string): void {
  open.get(call)?.(picture);
  open.delete(call);
  if (open.size > 0) return;
  worker?.terminate();
  worker = null;
}

/** Draws a ground beside the page; resolves to the picture's address, empty where it cannot be drawn. */
export function drawGround(drawing: Drawing): Promise<string> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve('');
  if (!worker) {
    worker = new Worker(new URL('./relief.worker.ts', import.meta.url), { type: 'module', name: 'relief' });
    worker.onmessage = ({ data }: MessageEvent<{ call: number; picture: string }>) => done(data.call, data.picture);
    worker.onerror = () => {
      for (const call of [...open.keys()]) done(call, '');
    };
  }
  const call = ++calls;
  worker.postMessage({ call, drawing });
  return new Promise((resolve) => open.set(call, resolve));
}
