import { useEffect, useState } from 'react';
import { light } from '../../../look/index.ts';
import { useKeys } from '../../../play/keys.ts';
import type { Play } from '../../../play/play.ts';
import type { TalkLine } from '../../../table/client.ts';
import { lookAt, spotIn } from './signals.ts';

/** How long what a partner points at stays lit, in milliseconds. */
const LIT = 6000;

/** The program's own loop, wherever on the screen it is shown. */
export interface Loop {
  lines: readonly TalkLine[];
  /** Whether the viewer may speak on it. */
  speaks: boolean;
  say(words: string): void;
  /** While it is on, the next press on anything that has a name points at it instead. */
  pointing: boolean;
  point(on: boolean): void;
  /** Lines of partners since the loop was last looked at. */
  unread: number;
}

/** The next press on a thing with a name is for the partner; whatever else is pressed does what it always does. */
function usePointing(on: boolean, onPoint: (words: string) => void): void {
  useEffect(() => {
    if (!on) return;
    function onPress(e: MouseEvent) {
      const spot = e.target instanceof Element ? e.target.closest('[data-spot]')?.getAttribute('data-spot') : null;
      const words = spot ? lookAt(spot) : null;
      if (!words) return;
      e.preventDefault();
      e.stopPropagation();
      onPoint(words);
    }
    addEventListener('click', onPress, { capture: true });
    return () => removeEventListener('click', onPress, { capture: true });
  });
}

/** What partners say and point at. `reading`: the loop is before the viewer's eyes. */
export function useTeam(play: Play, reading: boolean): Loop {
  const { talk, viewer, mySeats, side } = play.table;
  const [pointing, setPointing] = useState(false);
  const [read, setRead] = useState(0);
  const lines = talk.filter(({ channel }) => channel === 'side');
  const last = lines[lines.length - 1];
  useEffect(() => {
    const spot = last && last.seat !== viewer ? spotIn(last.text) : null;
    if (!spot) return;
    light([spot]);
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
