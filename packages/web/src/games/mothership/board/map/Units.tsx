import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsReducedMotion } from '../../../../ui/index.ts';
import { type Hex, hexShape, placeOf } from '../hex.ts';
import { Piece } from '../Ship.tsx';
import type { BoardUnit } from '../types.ts';
import s from './units.module.css';

const HEX = hexShape();

/** Time for one hex of a flight, and for a whole one at most, in milliseconds. */
const HEX_MS = 130;
const FLIGHT_MS = 780;

const translation = (hex: Hex): string => {
  const { x, y } = placeOf(hex);
  return `translate(${x}px, ${y}px)`;
};

/** Moves an element along the hexes of a unit's flight instead of straight to its end. */
function useFlight(el: RefObject<SVGElement | null>, { hex, trail }: BoardUnit): void {
  const before = useRef(hex);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight is shown once, when the unit arrives
  useLayoutEffect(() => {
    const from = before.current;
    before.current = hex;
    if (!trail || trail[0] !== from || from === hex || document.hidden || wantsReducedMotion()) return;
    const flight = el.current?.animate?.(
      trail.map((one) => ({ transform: translation(one) })),
      { duration: Math.min(FLIGHT_MS, HEX_MS * trail.length), easing: 'ease-in-out' },
    );
    return () => flight?.cancel();
  }, [hex]);
}

const Unit = memo(function Unit({ unit, mark }: { unit: BoardUnit; mark: 'chosen' | 'also' | null }) {
  const el = useRef<SVGGElement>(null);
  useFlight(el, unit);
  const r = unit.kind === 'mothership' ? 25.5 : 19.5;
  return (
    <g
      ref={el}
      className={s.unit}
      data-anchor={`unit:${unit.id}`}
      data-shape="hex"
      style={{ transform: translation(unit.hex) }}
    >
      {/* Makes every unit as large as its hex, so that its highlight is the outline of the hex. */}
      <path d={HEX} fill="none" />
      {mark && <circle r={r} className={mark === 'chosen' ? s.chosen : s.also} />}
      <Piece
        kind={unit.kind}
        seat={unit.seat}
        facing={unit.facing}
        spent={unit.spent ?? false}
        {...(unit.hull === undefined ? {} : { hull: unit.hull })}
        {...(unit.shield === undefined ? {} : { shield: unit.shield })}
      />
      {unit.held && <circle r="18" className={s.held} />}
    </g>
  );
});

/** The unit's number, drawn above all pieces so that neighbours do not cover it. */
const Numeral = memo(function Numeral({ unit }: { unit: BoardUnit }) {
  const el = useRef<SVGTextElement>(null);
  useFlight(el, unit);
  return (
    <text ref={el} className={s.number} style={{ transform: translation(unit.hex) }} x="-6" y="17">
      {unit.number}
    </text>
  );
});

/** Ships, guardians and stations; units that move glide to their new hex. */
export const Units = memo(function Units({
  units,
  chosen,
}: {
  units: readonly BoardUnit[];
  chosen: readonly string[];
}) {
  return (
    <g aria-hidden>
      {units.map((unit) => (
        <Unit
          key={unit.id}
          unit={unit}
          mark={chosen[0] === unit.id ? 'chosen' : chosen.includes(unit.id) ? 'also' : null}
        />
      ))}
      {units.map((unit) => unit.number && <Numeral key={unit.id} unit={unit} />)}
    </g>
  );
});
