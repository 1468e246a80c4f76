import { useEffect, useState } from 'react';
import type { Painting } from './paint.worker.ts';

const made = new Map<string, Promise<string>>();
const shown = new Map<string, string>();
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

/** The sky takes longest and is missed least: what stands on the board goes first. */
const LATER = 120;

async function ordered(painting: Painting): Promise<string> {
  if (typeof OffscreenCanvas === 'undefined') return '';
  if (painting.kind === 'sky') await new Promise((go) => setTimeout(go, LATER));
  if (!worker) {
    worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' });
    worker.onmessage = ({ data }: MessageEvent<{ call: number; picture: string }>) => done(data.call, data.picture);
    worker.onerror = () => {
      for (const call of [...open.keys()]) done(call, '');
    };
  }
  const call = ++calls;
  worker.postMessage({ call, painting });
  return new Promise((resolve) => open.set(call, resolve));
}

/** The address of a painting, once it is made; each is made once. Null until then, and where it cannot be made. */
export function usePainting(painting: Painting): string | null {
  const key = JSON.stringify(painting);
  const [, setReady] = useState('');
  useEffect(() => {
    let wanted = true;
    const picture = made.get(key) ?? ordered(JSON.parse(key) as Painting);
    made.set(key, picture);
    void picture.then((address) => {
      shown.set(key, address);
      if (wanted) setReady(key);
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return shown.get(key) || null;
}
