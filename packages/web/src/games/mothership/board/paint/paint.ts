import { useEffect, useState } from 'react';
import { openStudio } from '../../../../look/studio.ts';
import type { Painting } from './paint.worker.ts';

const made = new Map<string, Promise<string>>();
const shown = new Map<string, string>();
const studio = openStudio(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' }),
);

/** The sky takes longest and is missed least: what stands on the board goes first. */
const LATER = 120;

async function ordered(painting: Painting): Promise<string> {
  if (painting.kind === 'sky') await new Promise((go) => setTimeout(go, LATER));
  return studio({ painting });
}

/** The address of a painting, once it is made; each is made once. Null until then, and where it cannot be made. */
export function usePainting(painting: Painting): string | null {
  const key = JSON.stringify(painting);
  // Held as state: what is only looked up in a map is not seen to change.
  const [ready, setReady] = useState({ key: '', address: '' });
  useEffect(() => {
    let wanted = true;
    const picture = made.get(key) ?? ordered(JSON.parse(key) as Painting);
    made.set(key, picture);
    void picture.then((address) => {
      shown.set(key, address);
      if (wanted) setReady({ key, address });
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return (ready.key === key ? ready.address : shown.get(key)) || null;
}
