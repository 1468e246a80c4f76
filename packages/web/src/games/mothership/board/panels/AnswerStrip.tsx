import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { cx, LineIcon, SeatMark, seatColour } from '../../../../ui/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { AskedRing } from './SeatCard.tsx';
import s from './strip.module.css';
import { t } from './text.ts';

export interface ResponseWindow {
  /** The glyph of the played card or of the step of the fight. */
  glyph: string;
  text: ReactNode;
  /** The players who may respond, in order. */
  queue: readonly { seat: number; name: string; state: 'now' | 'next' | 'passed' }[];
  /** The deadline in milliseconds since 1970; null if there is no clock. */
  until: number | null;
}

/** The time left in milliseconds, and its fraction of the time left when first shown. */
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

/** The response window above the action bar: what happened, and who may respond. */
export function AnswerStrip({ seen, low }: { seen: ResponseWindow; low?: boolean }) {
  const now = seen.queue.find(({ state }) => state === 'now');
  const time = useLeft(seen.until);
  const style = now && ({ '--seat': seatColour(now.seat) } as CSSProperties);
  return (
    <section className={cx(s.strip, low && s.low)} style={style} data-about="answer" aria-label={t('who-responds')}>
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
                <b>{t('may-respond', { name })}</b>
                {time && <em role="timer">{t('seconds', { n: Math.ceil(time.left / 1000) })}</em>}
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
