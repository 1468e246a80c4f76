import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNarrow, usePhone, useSideways } from '../media.ts';
import { t } from '../text.ts';
import { useSize } from '../useSize.ts';
import s from './frame.module.css';
import { EDGE, type Rails, type RailsKind, railsOf } from './rails.ts';

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

const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface FrameInsets {
  usual: Insets;
  /** Differs from `usual` while something temporarily needs more room. */
  now: Insets;
  /** The factor by which panels grow with the screen; null if they do not. */
  scale: number | null;
}

const InsetsContext = createContext<FrameInsets>({ usual: BARE, now: BARE, scale: null });

/** The insets of the board. */
export const useFrameInsets = (): FrameInsets => useContext(InsetsContext);

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
  /** On wide screens, bars and side panels that grow with the screen, and an action bar of fixed height. */
  rails?: RailsKind | undefined;
}

/** The insets next to panels that grow with the screen. */
function railInsets({ scale, top, left, right, bar }: Rails): Insets {
  const beside = EDGE.side + EDGE.gap;
  return {
    top: top * scale,
    right: (right + beside) * scale,
    bottom: (EDGE.bottom + bar + EDGE.gap) * scale,
    left: (left + beside) * scale,
  };
}

/** The sizes of growing panels as custom properties, before scaling. `claimed` is what the bar needs in addition. */
const railStyle = ({ scale, width, height, top, left, right, bar }: Rails, claimed: number) =>
  ({
    '--rail-scale': scale,
    '--rail-width': `${width}px`,
    '--rail-height': `${height - top}px`,
    '--rail-top': `${top}px`,
    '--rail-left': `${left}px`,
    '--rail-right': `${right}px`,
    '--rail-bar': `${bar}px`,
    '--rail-under': `${bar + claimed}px`,
  }) as CSSProperties;

/** The layout that all games share: a full-bleed board with panels around it. */
export function Frame({ top, board, left, right, bottom, names, strip, sheet, over, rails }: FrameProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const narrow = useNarrow();
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const grown = useMemo(
    () => (rails && !phone && width > 0 ? railsOf(rails, { width, height }) : null),
    [rails, phone, width, height],
  );
  const usual = useMemo(
    () => (grown ? railInsets(grown) : phone ? (sideways ? PHONE_WIDE : PHONE) : narrow ? TABLET : DESK),
    [grown, phone, sideways, narrow],
  );
  const [claimed, setClaimed] = useState({ top: 0, bottom: 0 });
  const claim = useCallback((rim: Rim, pixels: number) => setClaimed((all) => ({ ...all, [rim]: pixels })), []);
  const insets = useMemo(() => {
    const scale = grown?.scale ?? null;
    const bottom = usual.bottom + (sideways ? 0 : claimed.bottom * (scale ?? 1));
    if (!phone) return { usual, now: { ...usual, bottom }, scale };
    return { usual, now: { ...usual, top: usual.top + claimed.top, bottom }, scale };
  }, [phone, sideways, usual, claimed, grown]);
  return (
    <InsetsContext value={insets}>
      <ClaimContext value={claim}>
        <div
          ref={root}
          className={s.frame}
          data-rails={grown ? '' : undefined}
          {...(grown ? { style: railStyle(grown, claimed.bottom) } : {})}
        >
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
