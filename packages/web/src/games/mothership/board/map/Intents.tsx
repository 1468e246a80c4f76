import { memo } from 'react';
import { seatColour } from '../../../../ui/index.ts';
import { type Hex, moved, placeOf } from '../hex.ts';
import board from './board.module.css';
import s from './intents.module.css';

/** A unit's planned action. */
export interface PlannedAction {
  /** The id of the unit. */
  id: string;
  seat: number;
  from: Hex;
  /** Its path; empty if it stays. */
  way: readonly Hex[];
  /** The hex it attacks from the end of its path; null if it does not attack. */
  strike: Hex | null;
  /** Its position in the order of actions, from 1. */
  nth: number;
}

/** Position and angle of the arrowhead at the end of a path; null if there is no path. */
function tipOf(way: readonly Hex[]): { x: number; y: number; turn: number } | null {
  const [last, before] = [way[way.length - 1], way[way.length - 2]].map((hex) => (hex ? placeOf(hex) : null));
  if (!last || !before) return null;
  return { ...last, turn: (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI };
}

const Intent = memo(function Intent({ intent, dim }: { intent: PlannedAction; dim: boolean }) {
  const { seat, from, way, strike, nth } = intent;
  const whole = [from, ...way];
  const line = whole.map(placeOf).reduce((path, { x, y }, i) => `${path}${i ? 'L' : 'M'}${x} ${y}`, '');
  const end = placeOf(whole[whole.length - 1] ?? from);
  const target = strike && placeOf(strike);
  const tip = tipOf(whole);
  const at = placeOf(whole[1] ?? strike ?? from);
  const start = placeOf(from);
  return (
    <g className={dim ? s.dim : undefined} style={{ color: seatColour(seat) }}>
      {way.length > 0 && (
        <>
          <path className={s.under} d={line} />
          <path className={s.way} d={line} />
        </>
      )}
      {tip && (
        <path className={s.tip} transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`} d="M6 0L-5 -6V6Z" />
      )}
      {target && <path className={s.aim} d={`M${end.x} ${end.y}L${target.x} ${target.y}`} />}
      {strike && (
        <g transform={moved(strike)}>
          <circle r="21" className={s.target} />
          <path className={s.cross} d="M-25 0h8M17 0h8M0 -25v8M0 17v8" />
        </g>
      )}
      <g transform={`translate(${(start.x + at.x) / 2} ${(start.y + at.y) / 2})`}>
        <g className={board.label}>
          <circle r="7" className={s.nth} />
          <text className={s.number} y=".5">
            {nth}
          </text>
        </g>
      </g>
    </g>
  );
});

/** The opponent's planned actions in order; the hovered one is highlighted. */
export const Intents = memo(function Intents(props: { intents: readonly PlannedAction[]; looked: string | null }) {
  const { intents, looked } = props;
  const one = intents.some(({ id }) => id === looked);
  return (
    <g aria-hidden>
      {intents.map((intent) => (
        <Intent key={intent.id} intent={intent} dim={one && intent.id !== looked} />
      ))}
    </g>
  );
});
