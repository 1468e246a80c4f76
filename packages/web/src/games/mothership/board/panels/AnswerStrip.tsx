import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { cx, LineIcon, SeatMark, seatColour } from '../../../../look/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { AskedRing } from './SeatCard.tsx';
import s from './strip.module.css';

export interface SeenWindow {
  /** The card that was played, or what the fight is at. */
  glyph: string;
  text: ReactNode;
  /** Who may answer, in order: the one that is asked now, those that come next, those that cannot. */
  queue: readonly { seat: number; name: string; state: 'now' | 'next' | 'passed' }[];
  /** When the time for it runs out, in milliseconds since 1970; null where time does not count. */
  until: number | null;
}

/** What is left of the time, in milliseconds, and the part that this is of what there was when it was first seen. */
function useLeft(until: number | null): { left: number; part: number } | null {
  const [now, setNow] = useState(() => Date.now());
  const [of, setOf] = useState(0);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    setOf(until - Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = Math.max(0, until - now);
  return { left, part: of > 0 ? Math.min(1, left / of) : 1 };
}

/** A window on the action bar: what hangs in the air, and who may answer it. It hides nothing of the board. */
export function AnswerStrip({ seen, low }: { seen: SeenWindow; low?: boolean }) {
  const now = seen.queue.find(({ state }) => state === 'now');
  const time = useLeft(seen.until);
  const style = now && ({ '--seat': seatColour(now.seat) } as CSSProperties);
  return (
    <section className={cx(s.strip, low && s.low)} style={style} data-about="answer" aria-label="Who may answer">
      <span className={s.card}>
        <GlyphIcon name={seen.glyph} />
      </span>
      <p>{seen.text}</p>
      <div className={s.queue}>
        {seen.queue.map(({ seat, name, state }, i) => (
          <span key={seat} className={cx(s.asked, s[state])}>
            {i > 0 && <LineIcon name="up" size={12} />}
            {state === 'now' ? (
              <>
                <AskedRing seat={seat} part={time?.part ?? 1} size={26} />
                <b>{name} may answer</b>
                {time && <em role="timer">{Math.ceil(time.left / 1000)} s</em>}
              </>
            ) : (
              <>
                <SeatMark seat={seat} size={13} />
                {!low && (state === 'passed' ? <s>{name}</s> : name)}
              </>
            )}
          </span>
        ))}
      </div>
    </section>
  );
}
