import { useEffect, useState } from 'react';
import { wantsReducedMotion } from '../../../ui/index.ts';
import type { MissionView } from '../board/view-types.ts';

/** Duration of the roll animation in milliseconds. */
const ROLL_MS = 1000;

/** The captains whose dice were just rolled and should be animated. Dice in the first render are not. */
export function useJustRolled(mission: MissionView | null): ReadonlySet<number> {
  const faces = mission?.pilots.map(({ seat, dice }) => `${seat}:${dice.join('')}`).join(' ') ?? '';
  const [before, setBefore] = useState(faces);
  const [rolled, setRolled] = useState<ReadonlySet<number>>(new Set());
  if (faces !== before) {
    const old = new Set(before.split(' '));
    const fresh = faces
      .split(' ')
      .filter((row) => !old.has(row) && !row.endsWith(':'))
      .map((row) => Number(row.split(':')[0]));
    setBefore(faces);
    if (!wantsReducedMotion()) setRolled(new Set(fresh));
  }
  useEffect(() => {
    if (rolled.size === 0) return;
    const timer = setTimeout(() => setRolled(new Set()), ROLL_MS);
    return () => clearTimeout(timer);
  }, [rolled]);
  return rolled;
}
