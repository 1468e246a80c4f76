import { useEffect, useState } from 'react';
import { openStudio } from '../../../../look/studio.ts';
import type { Painting } from './paint.worker.ts';

const studio = openStudio(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module', name: 'paint' }),
);
const made = new Map<Painting['kind'], Promise<string>>();

const ORDERS: Readonly<Record<Painting['kind'], Painting>> = {
  moon: { kind: 'moon', size: 420 },
  smoke: { kind: 'smoke' },
};

/** The address of a painting once it is made, each once; null until then, and where it cannot be made. */
export function usePainting(kind: Painting['kind']): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const picture = made.get(kind) ?? studio({ painting: ORDERS[kind] });
    made.set(kind, picture);
    void picture.then((found) => wanted && setAddress(found || null));
    return () => {
      wanted = false;
    };
  }, [kind]);
  return address;
}
