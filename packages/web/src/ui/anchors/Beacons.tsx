import { useEffect, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { cx } from '../cx.ts';
import { anchored, isCovered, pointedAt, revealAnchor, scrollToAnchor } from './anchors.ts';
import s from './beacons.module.css';

export interface BeaconsProps {
  anchors: readonly string[];
  /**
   * `point` has an arrow and marks only the first visible anchor; `last` is subtle and permanent; `best`, `weak` and
   * `bad` rate a move.
   */
  kind: 'light' | 'point' | 'last' | 'best' | 'weak' | 'bad';
  /** A short text at the first highlight. */
  label?: string;
}

interface Place {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  hex: boolean;
  /** Whether it is on a sheet, where an arrow would cover the question. */
  onSheet: boolean;
}

/** Distance between an element and its highlight, in pixels. */
const AIR = { light: 5, point: 7, last: 2, best: 4, weak: 4, bad: 4 };

/** How often positions are checked while nothing moves, in milliseconds. */
const NOW_AND_THEN = 150;

/** Time for bars and sheets to settle before a covered anchor is brought into view, in milliseconds. */
const SETTLED = 400;

/** The current positions of anchors, checked every frame while they move. */
function usePlaces(anchors: readonly string[], first: boolean): Place[] {
  const [places, setPlaces] = useState<Place[]>([]);
  const names = anchors.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: anchors are compared by name
  useEffect(() => {
    if (anchors.length === 0) return setPlaces([]);
    let cancel = () => {};
    let before = '';
    const reveal = first ? setTimeout(() => revealAnchor(anchors), SETTLED) : undefined;
    const look = () => {
      if (first) scrollToAnchor(anchors);
      const target = first ? pointedAt(anchors) : undefined;
      const found = first ? (target ? [target] : []) : anchored(anchors).filter((el) => !isCovered(el));
      const now = found.map((el) => {
        const { x, y, width: w, height: h } = el.getBoundingClientRect();
        const hex = el.getAttribute('data-shape') === 'hex';
        const onSheet = el.closest('[data-sheet]') !== null;
        return { name: el.getAttribute('data-anchor') ?? '', x, y, w, h, hex, onSheet };
      });
      const key = JSON.stringify(now);
      const moved = key !== before;
      before = key;
      if (moved) setPlaces(now);
      if (moved) {
        cancel = afterPaint(look);
      } else {
        const timer = setTimeout(look, NOW_AND_THEN);
        cancel = () => clearTimeout(timer);
      }
    };
    cancel = afterPaint(look);
    // What may move the board or its elements, so that the highlights follow at once.
    const onMove = (e: Event) => {
      if (e.type === 'pointermove' && (e as PointerEvent).buttons === 0) return;
      cancel();
      cancel = afterPaint(look);
    };
    for (const event of MOVES) addEventListener(event, onMove, { capture: true, passive: true });
    return () => {
      cancel();
      clearTimeout(reveal);
      for (const event of MOVES) removeEventListener(event, onMove, { capture: true });
    };
  }, [names, first]);
  return places;
}

const MOVES = ['resize', 'scroll', 'wheel', 'pointermove', 'keydown', 'transitionrun'] as const;

const hexOf = (w: number, h: number, in_: number): string =>
  [
    [w / 2, in_],
    [w - in_, h / 4],
    [w - in_, (3 * h) / 4],
    [w / 2, h - in_],
    [in_, (3 * h) / 4],
    [in_, h / 4],
  ]
    .map((point) => point.join())
    .join(' ');

/** Highlights around anchored elements. */
export function Beacons({ anchors, kind, label }: BeaconsProps) {
  const places = usePlaces(anchors, kind === 'point');
  const air = AIR[kind];
  return places.map(({ name, x, y, w, h, hex, onSheet }, i) => {
    const [width, height] = [w + 2 * air, h + 2 * air];
    const shape = hex ? (
      <polygon points={hexOf(width, height, 2)} />
    ) : (
      <rect x={2} y={2} width={width - 4} height={height - 4} rx={Math.min(12, height / 2)} />
    );
    // Above the element, or below it if it is at the top of the screen.
    const below = y < 64;
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: highlights have no other key
        key={i}
        className={cx(s.beacon, s[kind])}
        style={{ left: x - air, top: y - air }}
        aria-hidden
        data-beacon={kind}
        data-for={name}
      >
        <svg aria-hidden width={width} height={height}>
          {shape}
        </svg>
        {label && i === 0 && <b className={s.label}>{label}</b>}
        {kind === 'point' && !onSheet && (
          <svg
            aria-hidden
            className={cx(s.arrow, below && s.up)}
            style={{ left: width / 2, top: below ? height + 4 : -44 }}
            width={34}
            height={40}
            viewBox="0 0 34 40"
          >
            <path d="M12 2h10v18h10L17 38 2 20h10z" />
          </svg>
        )}
      </div>
    );
  });
}
