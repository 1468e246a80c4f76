import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { cx, formatList, seatColour } from '../../../../ui/index.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { AskedRing } from './SeatCard.tsx';
import s from './strip.module.css';
import { t } from './text.ts';

export interface ResponseWindow {
  /** The glyph of the played card or of the step of the fight. */
  glyph: string;
  text: ReactNode;
  /** The players who may respond, in turn order. All are asked at once, so that nothing is revealed about hands. */
  players: readonly { seat: number; name: string }[];
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
  const { players } = seen;
  const time = useLeft(seen.until);
  const [only, ...others] = players;
  const style = only && others.length === 0 ? ({ '--seat': seatColour(only.seat) } as CSSProperties) : undefined;
  const names = formatList(players.map(({ name }) => name));
  return (
    <section className={cx(s.strip, low && s.low)} style={style} data-about="answer" aria-label={t('who-responds')}>
      <span className={s.card}>
        <GlyphIcon name={seen.glyph} />
      </span>
      <p>{seen.text}</p>
      <div className={s.asked}>
        {players.map(({ seat }) => (
          <AskedRing key={seat} seat={seat} part={time?.part ?? 1} size={26} />
        ))}
        <b>
          {low && players.length > 1 ? t('players-respond', { n: players.length }) : t('may-respond', { name: names })}
        </b>
        {time && <em role="timer">{t('seconds', { n: Math.ceil(time.left / 1000) })}</em>}
      </div>
    </section>
  );
}
