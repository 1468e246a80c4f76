import { memo } from 'react';
import { placeOf } from '../hex.ts';
import { Piece } from '../Ship.tsx';
import type { BoardUnit } from '../types.ts';
import s from './units.module.css';

const Unit = memo(function Unit({ unit, mark }: { unit: BoardUnit; mark: 'chosen' | 'also' | null }) {
  const { x, y } = placeOf(unit.hex);
  const r = unit.kind === 'mothership' ? 25.5 : 19.5;
  return (
    <g className={s.unit} data-anchor={`unit:${unit.id}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
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
  const { x, y } = placeOf(unit.hex);
  return (
    <text className={s.number} style={{ transform: `translate(${x}px, ${y}px)` }} x="-6" y="17">
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
