import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { hexWays } from '../../../../look/board/arrows.ts';
import { type Hex, hexAt, hexOf, hexShape, moved, WAYS } from '../hex.ts';
import s from './hits.module.css';

const AREA = hexShape(0.4);
const RING = hexShape(2);

export interface HitsProps {
  hexes: readonly Hex[];
  /** Hexes that may be pressed now. */
  legal: ReadonlySet<Hex>;
  selected: Hex | null;
  /** What is on a hex, in words. */
  words: (hex: Hex) => string;
  /** A term that explains what lies on a hex, where nothing else on the screen does. */
  about: (hex: Hex) => string | null;
  onHex: (hex: Hex) => void;
  onHover: (hex: Hex | null) => void;
  /** The keys have come to a hex, which wants to be seen. */
  onWalk: (hex: Hex) => void;
  swallowed: () => boolean;
}

/** One invisible button for each hex: what mouse, finger, keyboard and screen reader touch. */
export const Hits = memo(function Hits({
  hexes,
  legal,
  selected,
  words,
  about,
  onHex,
  onHover,
  onWalk,
  swallowed,
}: HitsProps) {
  const [stop, setStop] = useState<Hex | null>(null);
  const buttons = useRef(new Map<Hex, SVGGElement>());
  const first = hexes.find((hex) => legal.has(hex)) ?? hexes[0];
  const entry = stop ?? selected ?? first;

  function onKey(e: KeyboardEvent, hex: Hex) {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      e.stopPropagation();
      onHex(hex);
      return;
    }
    if (e.shiftKey) return;
    const [q, r] = hexAt(hex);
    const tries = hexWays(e.key, Math.abs(r) % 2 === 1);
    if (!tries) return;
    e.preventDefault();
    for (const way of tries) {
      const [dq, dr] = WAYS[way] ?? WAYS[0];
      const next = hexOf(q + dq, r + dr);
      const button = buttons.current.get(next);
      if (!button) continue;
      setStop(next);
      button.focus({ preventScroll: true });
      onWalk(next);
      return;
    }
  }

  return (
    <g>
      {hexes.map((hex) => (
        // biome-ignore lint/a11y/useSemanticElements: a button element cannot live inside a drawing
        <g
          key={hex}
          ref={(el) => {
            if (el) buttons.current.set(hex, el);
            else buttons.current.delete(hex);
          }}
          role="button"
          tabIndex={hex === entry ? 0 : -1}
          data-cell={hex}
          data-spot={`hex:${hex}`}
          data-shape="hex"
          data-about={about(hex) ?? undefined}
          data-legal={legal.has(hex) ? '' : undefined}
          aria-label={`${words(hex)}${legal.has(hex) ? ', may be chosen' : ''}`}
          aria-pressed={hex === selected}
          transform={moved(hex)}
          className={s.hit}
          onClick={(e) => {
            if (swallowed()) return;
            // Clicked, not walked to: Space and Enter are the table's again.
            if (e.detail > 0) e.currentTarget.blur();
            setStop(hex);
            onHex(hex);
          }}
          onKeyDown={(e) => onKey(e, hex)}
          onFocus={() => onHover(hex)}
          onBlur={() => onHover(null)}
          onPointerEnter={(e) => e.pointerType === 'mouse' && onHover(hex)}
          onPointerLeave={(e) => e.pointerType === 'mouse' && onHover(null)}
        >
          <path d={AREA} className={s.area} data-spot={legal.has(hex) ? `open:${hex}` : undefined} data-shape="hex" />
          <path d={RING} className={s.ring} />
        </g>
      ))}
    </g>
  );
});
