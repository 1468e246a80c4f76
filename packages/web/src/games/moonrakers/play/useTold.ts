import { useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { rollShown, toldLog, viewWhileRolling } from './told.ts';

/** The play without what has not been announced yet. A viewer who is asked something sees the newest position. */
export function useTold(play: Play): Play {
  const { table, ask, upTo = Number.POSITIVE_INFINITY } = play;
  const roll = ask ? null : rollShown(table.log, upTo);
  const [settled, setSettled] = useState(table.view);
  if (!roll && settled !== table.view) setSettled(table.view);
  const log = toldLog(table.log, upTo);
  const before = settled as MoonrakersView | null;
  const view = roll && before ? viewWhileRolling(table.view as MoonrakersView, before, roll) : table.view;
  return log === table.log && view === table.view ? play : { ...play, table: { ...table, log, view } };
}
