import { useEffect, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { useKeys } from '../../../play/keys.ts';
import type { ChatLine } from '../../../table/table-types.ts';
import { light } from '../../../ui/index.ts';
import { anchorIn, lookAt } from './signals.ts';

/** How long a pointed-at anchor stays highlighted, in milliseconds. */
const LIT = 6000;

/** The team chat of a program. */
export interface Loop {
  lines: readonly ChatLine[];
  /** Whether the viewer may write in it. */
  speaks: boolean;
  say(words: string): void;
  /** While on, the next click on a named item points at it instead of selecting it. */
  pointing: boolean;
  point(on: boolean): void;
  /** Number of unread lines from partners. */
  unread: number;
}

/** Turns the next click on a named anchor into a chat line; other clicks are not affected. */
function usePointing(on: boolean, onPoint: (words: string) => void): void {
  useEffect(() => {
    if (!on) return;
    function onPress(e: MouseEvent) {
      const anchor =
        e.target instanceof Element ? e.target.closest('[data-anchor]')?.getAttribute('data-anchor') : null;
      const words = anchor ? lookAt(anchor) : null;
      if (!words) return;
      e.preventDefault();
      e.stopPropagation();
      onPoint(words);
    }
    addEventListener('click', onPress, { capture: true });
    return () => removeEventListener('click', onPress, { capture: true });
  });
}

/** The team chat and pointing. With `reading`, the chat is visible, so its lines count as read. */
export function useTeam(play: Play, reading: boolean): Loop {
  const { talk, viewer, mySeats, side } = play.table;
  const [pointing, setPointing] = useState(false);
  const [read, setRead] = useState(0);
  const lines = talk.filter(({ channel }) => channel === 'side');
  const last = lines[lines.length - 1];
  useEffect(() => {
    const anchor = last && last.seat !== viewer ? anchorIn(last.text) : null;
    if (!anchor) return;
    light([anchor]);
    const timer = setTimeout(() => light([]), LIT);
    return () => clearTimeout(timer);
  }, [last, viewer]);
  useEffect(() => {
    if (reading) setRead(lines.length);
  }, [reading, lines.length]);

  const speaks = viewer !== null && mySeats.includes(viewer) && side.length > 1 && play.talk !== undefined;
  const say = (words: string) => void play.talk?.(words, 'side');
  usePointing(pointing && speaks, (words) => {
    setPointing(false);
    say(words);
  });
  useKeys(speaks ? { X: () => setPointing(!pointing), ...(pointing && { Esc: () => setPointing(false) }) } : {});
  const unread = lines.slice(read).filter(({ seat }) => seat !== viewer).length;
  return { lines, speaks, say, pointing, point: setPointing, unread };
}
