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
import { usePhone, useSideways, useSplit } from '../media.ts';
import { t } from '../text.ts';
import { type TextSize, useTextSize } from '../text-size.ts';
import { useSize } from '../useSize.ts';
import s from './frame.module.css';
import { EDGE, lowSheet, type Rails, type RailsKind, railsOf } from './rails.ts';

/** Space covered by panels on each side of the board, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The insets above a sheet or, if it is sideways, beside it. */
function sheetInsets(sideways: boolean, low: number, text: TextSize): Insets {
  if (sideways) return { top: 100 * text, right: 340 * text + 8, bottom: 8, left: 8 };
  return { top: 104 * text, right: 8, bottom: low * text + 8, left: 8 };
}

const BARE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface FrameInsets {
  usual: Insets;
  /** What a board that can be moved fits into. It does not change during a turn. */
  board: Insets;
  /** What is free now, for content that scrolls: the sheet is as high as the question needs. */
  now: Insets;
  /** The factor by which panels grow with the screen; null next to a sheet. */
  scale: number | null;
  /** The greatest height of a lowered sheet, before scaling. */
  low: number;
}

const InsetsContext = createContext<FrameInsets>({ usual: BARE, board: BARE, now: BARE, scale: null, low: 0 });

/** The insets of the board. */
export const useFrameInsets = (): FrameInsets => useContext(InsetsContext);

/** The bar at the bottom, what is above it over the board, or the sheet. */
type Rim = 'bottom' | 'above' | 'sheet';
const ClaimContext = createContext<(rim: Rim, pixels: number) => void>(() => {});

/** Reserves a strip in addition to the usual one while the caller is mounted. Only one caller per edge is supported. */
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
  /** The width of the side panels. */
  rails?: RailsKind | undefined;
  /** Whether the right panel reaches the bottom, so that the bar is between both panels. */
  between?: boolean;
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

/** The sizes of growing panels as custom properties, and the factor. `claimed` is what the bar needs in addition. */
const railStyle = ({ scale, width, height, top, left, right, bar }: Rails, claimed: number) =>
  ({
    '--text-size': scale,
    '--rail-width': `${width}px`,
    '--rail-height': `${height - top}px`,
    '--rail-top': `${top}px`,
    '--rail-left': `${left}px`,
    '--rail-right': `${right}px`,
    '--rail-bar': `${bar}px`,
    '--rail-under': `${bar + claimed}px`,
  }) as CSSProperties;

/** The layout that all games share: a full-bleed board with panels around it. */
export function Frame({
  top,
  board,
  left,
  right,
  bottom,
  names,
  strip,
  sheet,
  over,
  rails = 'wide',
  between,
}: FrameProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const split = useSplit();
  const text = useTextSize();
  const root = useRef<HTMLDivElement>(null);
  const seen = useSize(root);
  // Before the first layout, the frame is as large as the window.
  const width = seen.width || innerWidth;
  const height = seen.height || innerHeight;
  const grown = useMemo(
    () => (phone ? null : railsOf(rails, { width, height }, text)),
    [rails, phone, width, height, text],
  );
  const low = lowSheet(height / text, split);
  const usual = useMemo(
    () => (grown ? railInsets(grown) : sheetInsets(sideways, low, text)),
    [grown, sideways, low, text],
  );
  const [claimed, setClaimed] = useState({ bottom: 0, above: 0, sheet: 0 });
  const claim = useCallback((rim: Rim, pixels: number) => setClaimed((all) => ({ ...all, [rim]: pixels })), []);
  const insets = useMemo(() => {
    const scale = grown?.scale ?? null;
    const board = { ...usual, bottom: usual.bottom + (claimed.bottom + claimed.above) * (scale ?? text) };
    const now = { ...board, bottom: board.bottom + (sideways ? 0 : claimed.sheet * text) };
    return { usual, board, now, scale, low };
  }, [sideways, usual, claimed, grown, text, low]);
  return (
    <InsetsContext value={insets}>
      <ClaimContext value={claim}>
        <div
          ref={root}
          className={s.frame}
          data-frame
          data-rails={grown ? '' : undefined}
          data-between={between || undefined}
          style={grown ? railStyle(grown, claimed.bottom) : ({ '--sheet-low': `${low}px` } as CSSProperties)}
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
