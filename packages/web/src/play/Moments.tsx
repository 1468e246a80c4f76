import { useEffect, useEffectEvent, useState } from 'react';
import { cx, light, SeatMark, wantsReducedMotion } from '../ui/index.ts';
import type { Moment } from './cues.ts';
import type { Play } from './game-ui.ts';
import s from './stage.module.css';
import { t } from './text.ts';
import { useFreshEvents } from './useFreshEvents.ts';

const LASTS_MS = 2400;
const NOTHING: readonly string[] = [];

interface Celebration extends Moment {
  n: number;
  seat: number | null;
  line: string;
}

/** Celebrates important events, one after another. A click or any key ends a celebration; it never blocks the board. */
export function Moments({ play, upTo }: { play: Play; upTo: number }) {
  const { table, words, gameUi, hold } = play;
  const [queue, setQueue] = useState<Celebration[]>([]);
  useFreshEvents(table, upTo, (fresh) => {
    if (wantsReducedMotion() || document.hidden) return;
    const found = fresh.flatMap((event): Celebration[] => {
      const moment = gameUi.cues?.[event.type]?.moment?.(event, table.view);
      if (!moment) return [];
      return [
        { ...moment, n: event.n, seat: words.actorOf(event), line: moment.detail ?? words.eventText(event) ?? '' },
      ];
    });
    // Several at once: the last ones matter most.
    if (found.length > 0) setQueue((now) => [...now, ...found].slice(-2));
  });
  const [first] = queue;
  const end = useEffectEvent(() => setQueue((now) => now.slice(1)));
  useEffect(() => {
    if (!first) return;
    light(first.anchor ? [first.anchor] : NOTHING);
    hold?.(true);
    const timer = setTimeout(end, LASTS_MS);
    const onKey = () => end();
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      light(NOTHING);
      hold?.(false);
    };
  }, [first, hold]);
  if (!first) return null;
  return (
    <button
      type="button"
      key={first.n}
      className={cx(s.moment, s[first.kind])}
      aria-label={t('moment-skip', { title: first.title })}
      data-moment={first.kind}
      onClick={() => setQueue((now) => now.slice(1))}
    >
      <span className={s.rays} aria-hidden />
      {first.seat !== null && <SeatMark seat={first.seat} size={40} />}
      <b>{first.title}</b>
      <span>{first.line}</span>
    </button>
  );
}
