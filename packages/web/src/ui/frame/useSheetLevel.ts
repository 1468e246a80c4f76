import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useClaim, useFrameInsets } from './Frame.tsx';

/** Collapsed to the question, as high as the board leaves room, or raised over the board. */
export type SheetLevel = 'peek' | 'low' | 'high';

/** How far a press may move and still be a tap, in pixels, and the speed of a flick, in pixels per millisecond. */
const SLOP = 8;
const FLICK = 0.4;

interface Heights {
  /** The heights of the levels. Levels with the same height are the same to the player. */
  peek: number;
  low: number;
  high: number;
}

interface Pull {
  /** Where the handle was pressed, and the sheet's height then. */
  from: number;
  height: number;
  /** The last position and its time, and the speed until then. */
  y: number;
  at: number;
  speed: number;
}

interface Tab {
  id: string;
  /** Whether it opens raised; with `fit`, the board leaves room for its content. */
  tall?: boolean | 'fit';
}

const LEVELS: readonly SheetLevel[] = ['peek', 'low', 'high'];

/** The level to which a sheet settles after a pull. */
export function settled(height: number, speed: number, heights: Heights): SheetLevel {
  const nearest = (levels: readonly SheetLevel[]) =>
    levels.reduce((best, level) =>
      Math.abs(heights[level] - height) < Math.abs(heights[best] - height) ? level : best,
    );
  if (Math.abs(speed) < FLICK) return nearest(LEVELS);
  const ahead = LEVELS.filter((level) => (speed > 0 ? heights[level] > height : heights[level] < height));
  return ahead.length > 0 ? nearest(ahead) : nearest(LEVELS);
}

/** A sheet, the pane that scrolls its content, and the content. */
interface Parts {
  sheet: RefObject<HTMLElement | null>;
  pane: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
}

/** The current height of the sheet, without its content, and with all of it. */
interface Sizes {
  now: number;
  peek: number;
  natural: number;
}

/** The pane's padding below the content, which must match the style sheet. */
const PADDING = 8;

function useSizes({ sheet, pane, content }: Parts): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ now: 0, peek: 0, natural: 0 });
  useLayoutEffect(() => {
    const heights = new Map<Element, number>();
    const heightOf = ({ current }: RefObject<HTMLElement | null>) => (current && heights.get(current)) ?? 0;
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
      const now = Math.round(heightOf(sheet));
      const peek = Math.round(now - heightOf(pane));
      setSizes({ now, peek, natural: Math.round(peek + heightOf(content) + PADDING) });
    });
    for (const { current } of [sheet, pane, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [sheet, pane, content]);
  return sizes;
}

/** Gives a sheet this height at once, or the height of its level again. */
function pullTo(el: HTMLElement, height: number | null): void {
  el.style.transition = height === null ? '' : 'none';
  el.style.maxHeight = height === null ? '' : `${height}px`;
}

/** The height of a sheet, which its content and the player determine. */
export function useSheetLevel(parts: Parts, tab: Tab | undefined) {
  const { sheet } = parts;
  const { low: limit } = useFrameInsets();
  // A level set by the player applies only to this tab.
  const [set, setSet] = useState<{ tab: string; level: SheetLevel } | null>(null);
  const moved = set !== null && set.tab === tab?.id;
  const level = moved ? set.level : tab?.tall ? 'high' : 'low';
  const setLevel = (next: SheetLevel) => setSet({ tab: tab?.id ?? '', level: next });

  const { now: height, peek, natural } = useSizes(parts);
  // The board leaves room for the content, unless the player moves the sheet or it belongs to another tab.
  useClaim('sheet', moved || tab?.tall === true || height === 0 ? 0 : height - limit);

  const lowered = Math.min(natural, limit);
  const heights: Heights = { peek, low: lowered, high: Math.max(lowered, Math.min(natural, most())) };
  /** Whether a tap on the handle makes the sheet higher. */
  const grows = level === 'peek' || (level === 'low' && natural > limit + 1);

  function tap() {
    if (level === 'peek') setSet(null);
    else if (grows) setLevel('high');
    else setLevel(level === 'high' && natural > limit + 1 ? 'low' : 'peek');
  }

  const pull = useRef<Pull | null>(null);
  const handle = {
    tap,
    down(e: PointerEvent) {
      e.currentTarget.setPointerCapture(e.pointerId);
      const height = sheet.current?.offsetHeight ?? 0;
      pull.current = { from: e.clientY, height, y: e.clientY, at: e.timeStamp, speed: 0 };
    },
    move(e: PointerEvent) {
      const now = pull.current;
      const el = sheet.current;
      if (!now || !el) return;
      const speed = (now.y - e.clientY) / Math.max(1, e.timeStamp - now.at);
      pull.current = { ...now, y: e.clientY, at: e.timeStamp, speed };
      pullTo(el, Math.max(peek, Math.min(heights.high, now.height + now.from - e.clientY)));
    },
    up(e: PointerEvent) {
      const now = pull.current;
      const el = sheet.current;
      pull.current = null;
      if (!now || !el) return;
      const isTap = Math.abs(e.clientY - now.from) < SLOP;
      const next = isTap ? null : settled(el.offsetHeight, now.speed, heights);
      pullTo(el, null);
      if (next) setLevel(next);
      else if (e.type === 'pointerup') tap();
    },
  };
  return { level, moved, grows, reset: () => setSet(null), handle } as const;
}

/** The height of a raised sheet, which must match the style sheet. */
const most = (): number => Math.min(620, 0.74 * innerHeight);
