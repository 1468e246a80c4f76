import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import s from './frame.module.css';

/** How much of each side of the board lies under panels, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const DESK: Insets = { top: 64, right: 352, bottom: 104, left: 296 };
const TABLET: Insets = { top: 64, right: 312, bottom: 150, left: 256 };
const PHONE: Insets = { top: 104, right: 8, bottom: 274, left: 8 };
const PHONE_WIDE: Insets = { top: 100, right: 348, bottom: 8, left: 8 };

const SMALL = '(max-width: 900px), (max-height: 500px)';
const SIDEWAYS = '(max-height: 500px) and (min-width: 600px)';
const NARROW = '(max-width: 1240px)';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the frame shows its sheet instead of its rails. */
export const usePhone = (): boolean => useMedia(SMALL);

const InsetsContext = createContext<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });

/** The part of the board that panels cover; boards fit themselves into the rest. */
export const useFrameInsets = (): Insets => useContext(InsetsContext);

export interface FrameProps {
  top: ReactNode;
  board: ReactNode;
  /** Rails and action bar of wide screens. */
  left?: ReactNode;
  right?: ReactNode;
  bottom?: ReactNode;
  /** Small screens: one line on the players under the top bar, and the sheet. */
  strip?: ReactNode;
  sheet?: ReactNode;
  /** Floats over the board: previews, toasts. */
  over?: ReactNode;
}

/** The frame all games share: the board full-bleed, everything else on glass around it. */
export function Frame({ top, board, left, right, bottom, strip, sheet, over }: FrameProps) {
  const phone = usePhone();
  const sideways = useMedia(SIDEWAYS);
  const narrow = useMedia(NARROW);
  const insets = phone ? (sideways ? PHONE_WIDE : PHONE) : narrow ? TABLET : DESK;
  return (
    <InsetsContext value={insets}>
      <div className={s.frame}>
        <header className={s.top}>{top}</header>
        {phone && strip && <div className={s.strip}>{strip}</div>}
        {!phone && left && (
          <aside className={s.left} aria-label="Players and log">
            {left}
          </aside>
        )}
        <main className={s.board}>{board}</main>
        {!phone && right && (
          <aside className={s.right} aria-label="Tiles and inspector">
            {right}
          </aside>
        )}
        {!phone && bottom && <div className={s.bottom}>{bottom}</div>}
        {phone && sheet}
        {over}
      </div>
    </InsetsContext>
  );
}
