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
import { t } from '../text.ts';
import s from './frame.module.css';

/** Space covered by panels on each side of the board, in pixels. */
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

/** Cached media queries, because `matchMedia` forces a layout and this is read in every render. */
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

/** Whether a media query matches; updated when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const { list } = holding(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => holding(query).holds,
    // Pages are prerendered for phones.
    () => true,
  );
}

/** Whether the screen is small, so that the frame shows a sheet instead of side panels. */
export const usePhone = (): boolean => useMedia(SMALL);

/** Whether the sheet is beside the board instead of below it. */
export const useSideways = (): boolean => useMedia(SIDEWAYS);

/** Whether the side panels leave little room for the board. */
export const useNarrow = (): boolean => useMedia(NARROW);

const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const InsetsContext = createContext({ usual: BARE, now: BARE });

/** The insets of the board. `now` differs from `usual` while something temporarily needs more room. */
export const useFrameInsets = (): { usual: Insets; now: Insets } => useContext(InsetsContext);

type Rim = 'top' | 'bottom';
const ClaimContext = createContext<(rim: Rim, pixels: number) => void>(() => {});

/** Reserves a strip at an edge of the board while the caller is mounted. Only one caller per edge is supported. */
export function useClaim(rim: Rim, pixels: number): void {
  const claim = useContext(ClaimContext);
  useLayoutEffect(() => {
    claim(rim, pixels);
    return () => claim(rim, 0);
  }, [claim, rim, pixels]);
}

/** The viewer's current question. */
export interface PromptState {
  /** Identifies the question, regardless of how often it was asked; null if there is none. */
  question: string | null;
  /** The selector of open questions, if there are several. */
  which: ReactNode;
}

export const PromptStateContext = createContext<PromptState>({ question: null, which: null });

export interface FrameProps {
  top: ReactNode;
  board: ReactNode;
  /** Side panels and action bar, on wide screens. */
  left?: ReactNode;
  right?: ReactNode;
  bottom?: ReactNode;
  /** Labels of the side panels, if they differ from those of a table. */
  names?: { left: string; right: string };
  /** On small screens, the player strip below the top bar, and the sheet. */
  strip?: ReactNode;
  sheet?: ReactNode;
  /** Overlays, such as previews and toasts. */
  over?: ReactNode;
}

/** The layout that all games share: a full-bleed board with panels around it. */
export function Frame({ top, board, left, right, bottom, names, strip, sheet, over }: FrameProps) {
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
            <aside className={s.left} aria-label={names?.left ?? t('players-and-log')}>
              {left}
            </aside>
          )}
          <main className={s.board}>{board}</main>
          {!phone && right && (
            <aside className={s.right} aria-label={names?.right ?? t('supply-and-details')}>
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
