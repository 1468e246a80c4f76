import { useEffect, useState } from 'react';
import type { SeenMission } from '../board/view-types.ts';

const FALLS = 1000;

/** Captains whose dice were just rolled, for the animation. Dice of the first render are not animated. */
export function useThrown(mission: SeenMission | null): ReadonlySet<number> {
  const faces = mission?.pilots.map(({ seat, dice }) => `${seat}:${dice.join('')}`).join(' ') ?? '';
  const [before, setBefore] = useState(faces);
  const [thrown, setThrown] = useState<ReadonlySet<number>>(new Set());
  if (faces !== before) {
    const old = new Set(before.split(' '));
    const fresh = faces
      .split(' ')
      .filter((row) => !old.has(row) && !row.endsWith(':'))
      .map((row) => Number(row.split(':')[0]));
    setBefore(faces);
    setThrown(new Set(fresh));
  }
  useEffect(() => {
    if (thrown.size === 0) return;
    const timer = setTimeout(() => setThrown(new Set()), FALLS);
    return () => clearTimeout(timer);
  }, [thrown]);
  return thrown;
}
