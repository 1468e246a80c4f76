import { useEffect, useState } from 'react';
import { cx, light, SeatMark, useStable, wantsReducedMotion } from '../ui/index.ts';
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

/** The celebration that is due, and how to end it. They wait while a scene runs, which shows the events itself. */
export function useMoments(play: Play, upTo: number, waits: boolean): { moment: Celebration | null; end(): void } {
  const { table, words, gameUi } = play;
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
  const first = waits ? null : (queue[0] ?? null);
  const end = useStable(() => setQueue((now) => now.slice(1)));
  useEffect(() => {
    if (!first) return;
    light(first.anchor ? [first.anchor] : NOTHING);
    const timer = setTimeout(end, LASTS_MS);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      light(NOTHING);
    };
  }, [first, end]);
  return { moment: first, end };
}

/** Celebrates an important event. A click or any key ends it; it never blocks the board. */
export function MomentCard({ moment, onEnd }: { moment: Celebration; onEnd(): void }) {
  const { kind, title, seat, line, n } = moment;
  return (
    <button
      type="button"
      key={n}
      className={cx(s.moment, s[kind])}
      aria-label={t('moment-skip', { title })}
      data-moment={kind}
      onClick={onEnd}
    >
      <span className={s.rays} aria-hidden />
      {seat !== null && <SeatMark seat={seat} size={40} />}
      <b>{title}</b>
      <span>{line}</span>
    </button>
  );
}
