import { useState } from 'react';
import type { Play } from './game-ui.ts';

/** Whether only `busy` differs. */
const isSameBoard = (a: Play, b: Play): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)] as (keyof Play)[])].every(
    (key) => key === 'busy' || Object.is(a[key], b[key]),
  );

/**
 * The play as a board shows it: the same object while an answer is on its way, so that a press renders only the answers
 * again. `busy` is therefore not current; `TableLayout` shows it.
 */
export function useBoardPlay(play: Play): Play {
  const [held, setHeld] = useState(play);
  if (isSameBoard(held, play)) return held;
  setHeld(play);
  return play;
}
