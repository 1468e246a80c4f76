import { useEffect, useState } from 'react';

/**
 * Whether a condition still holds after the effects of the render in which it became true: a scene or a celebration
 * that begins with the same change may end it.
 */
export function useSettled(holds: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(holds), [holds]);
  return holds && held;
}
