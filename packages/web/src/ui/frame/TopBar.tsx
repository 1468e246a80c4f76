import type { ReactNode } from 'react';
import { LineIcon } from '../LineIcon.tsx';
import { PRODUCT } from '../product.ts';
import { t } from '../text.ts';
import s from './top.module.css';

/** The logo and the name of the game. */
export function Brand({ game }: { game: string }) {
  return (
    <div className={s.brand}>
      <svg aria-hidden width="26" height="26" viewBox="0 0 26 26">
        <circle cx="13" cy="13" r="11.4" style={{ fill: 'none', stroke: 'var(--accent-line)', strokeWidth: 1.2 }} />
        <circle cx="13" cy="13" r="5" style={{ fill: 'var(--text)' }} />
        <circle cx="15" cy="12" r="5" style={{ fill: 'var(--void)', opacity: 0.82 }} />
        <circle cx="21.5" cy="5.5" r="2.4" style={{ fill: 'var(--accent)' }} />
      </svg>
      <h1>{game}</h1>
      <span>{PRODUCT}</span>
    </div>
  );
}

/** A clock, highlighted when time is short. */
export function Clock({ text, label, low }: { text: string; label: string; low: boolean }) {
  return (
    <div className={s.clock} role="timer" aria-label={label} data-low={low || undefined}>
      <LineIcon name="clock" size={17} />
      <span>{text}</span>
    </div>
  );
}

export interface TopBarProps {
  brand: ReactNode;
  round?: number;
  /** The phase track. */
  track?: ReactNode;
  /** The progress of the game, shown on wide screens only. */
  meter?: ReactNode;
  /** Icon buttons, such as undo, keys, sound and menu. */
  buttons?: ReactNode;
}

/** The top bar: game, round and phase on the left, table actions on the right. */
export function TopBar({ brand, round, track, meter, buttons }: TopBarProps) {
  return (
    <div className={s.bar}>
      {brand}
      {round !== undefined && (
        <div className={s.round}>
          <span>{t('round')}</span>
          <b>{round}</b>
        </div>
      )}
      {track}
      <div className={s.fill} data-spare>
        <i />
        {meter && <div className={s.meter}>{meter}</div>}
      </div>
      <div className={s.buttons}>{buttons}</div>
    </div>
  );
}
