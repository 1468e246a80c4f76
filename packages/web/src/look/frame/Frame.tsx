import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
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

/** What is known of media queries: asking the browser makes it look at the whole page, and it is asked at every drawing. */
const known = new Map<string, { list: MediaQueryList; holds: boolean }>();

function holding(query: string): { list: MediaQueryList; holds: boolean } {
  const before = known.get(query);
  if (before) return before;
  const list = matchMedia(query);
  const one = { list, holds: list.matches };
  list.addEventListener('change', () => {
    one.holds = list.matches;
  });
  known.set(query, one);
  return one;
}

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const { list } = holding(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => holding(query).holds,
    // Pages that are drawn at the build are drawn for a phone.
    () => true,
  );
}

/** Whether the frame shows its sheet instead of its rails. */
export const usePhone = (): boolean => useMedia(SMALL);

/** Whether that sheet stands beside the board instead of below it. */
export const useSideways = (): boolean => useMedia(SIDEWAYS);

/** Whether rails leave the board little room. */
export const useNarrow = (): boolean => useMedia(NARROW);

const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const InsetsContext = createContext({ usual: BARE, now: BARE });

/**
 * The part of the board that panels cover; boards fit themselves into the rest. `now` differs from `usual` while
 * something needs more room for a time.
 */
export const useFrameInsets = (): { usual: Insets; now: Insets } => useContext(InsetsContext);

type Rim = 'top' | 'bottom';
const ClaimContext = createContext<(rim: Rim, pixels: number) => void>(() => {});

/** Claims a strip of the board's rim for as long as the caller is shown. One caller for each rim. */
export function useClaim(rim: Rim, pixels: number): void {
  const claim = useContext(ClaimContext);
  useLayoutEffect(() => {
    claim(rim, pixels);
    return () => claim(rim, 0);
  }, [claim, rim, pixels]);
}

/** What is asked of me now. */
export interface Asked {
  /** Tells one question from another, not one asking from the next; null while nothing is asked. */
  question: string | null;
  /** Which of several questions is being answered, where there are several: stands over the question itself. */
  which: ReactNode;
}

export const AskedContext = createContext<Asked>({ question: null, which: null });

export interface FrameProps {
  top: ReactNode;
  board: ReactNode;
  /** Rails and action bar of wide screens. */
  left?: ReactNode;
  right?: ReactNode;
  bottom?: ReactNode;
  /** What the rails hold, where they hold something else than at a table. */
  names?: { left: string; right: string };
  /** Small screens: one line on the players under the top bar, and the sheet. */
  strip?: ReactNode;
  sheet?: ReactNode;
  /** Floats over the board: previews, toasts. */
  over?: ReactNode;
}

const TABLE = { left: 'Players and log', right: 'Supply and details' };

/** The frame all games share: the board full-bleed, everything else on glass around it. */
export function Frame({ top, board, left, right, bottom, names = TABLE, strip, sheet, over }: FrameProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const narrow = useNarrow();
  const usual = phone ? (sideways ? PHONE_WIDE : PHONE) : narrow ? TABLET : DESK;
  const [claimed, setClaimed] = useState({ top: 0, bottom: 0 });
  const claim = useCallback((rim: Rim, pixels: number) => setClaimed((all) => ({ ...all, [rim]: pixels })), []);
  const insets = useMemo(() => {
    const bottom = usual.bottom + (sideways ? 0 : claimed.bottom);
    if (!phone) return { usual, now: { ...usual, bottom } };
    return { usual, now: { ...usual, top: usual.top + claimed.top, bottom } };
  }, [phone, sideways, usual, claimed]);
  return (
    <InsetsContext value={insets}>
      <ClaimContext value={claim}>
        <div className={s.frame}>
          <header className={s.top}>{top}</header>
          {phone && strip && <div className={s.strip}>{strip}</div>}
          {!phone && left && (
            <aside className={s.left} aria-label={names.left}>
              {left}
            </aside>
          )}
          <main className={s.board}>{board}</main>
          {!phone && right && (
            <aside className={s.right} aria-label={names.right}>
              {right}
            </aside>
          )}
          {!phone && bottom && <div className={s.bottom}>{bottom}</div>}
          {phone && sheet}
          {over}
        </div>
      </ClaimContext>
    </InsetsContext>
  );
}
