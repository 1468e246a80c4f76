import type { CSSProperties, ReactNode } from 'react';
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
  /** Seconds left of the one that is asked, of so many. */
  time: { left: number; of: number } | null;
}

/** A window on the action bar: what hangs in the air, and who may answer it. It hides nothing of the board. */
export function AnswerStrip({ seen, low }: { seen: SeenWindow; low?: boolean }) {
  const now = seen.queue.find(({ state }) => state === 'now');
  const part = seen.time ? Math.max(0, Math.min(1, seen.time.left / Math.max(1, seen.time.of))) : 1;
  const style = now && ({ '--seat': seatColour(now.seat) } as CSSProperties);
  return (
    <section className={cx(s.strip, low && s.low)} style={style} aria-label="Who may answer">
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
                <AskedRing seat={seat} part={part} size={26} />
                <b>{name} may answer</b>
                {seen.time && <em>{Math.ceil(seen.time.left)} s</em>}
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
