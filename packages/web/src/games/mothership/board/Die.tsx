import { seatColour } from '../../../ui/index.ts';
import s from './die.module.css';
import { t } from './text.ts';

export type Sides = 2 | 4 | 6 | 8 | 10 | 12;

/** Outline and facets of each die. */
const FACES: Record<Sides, readonly [outline: string, facets: string]> = {
  2: ['M0 -10A10 10 0 1 1 -.01 -10Z', 'M-6 0H6'],
  4: ['M0 -11L11 9H-11Z', 'M0 -11L0 2M11 9L0 2M-11 9L0 2'],
  6: ['M-9.5 -7Q-9.5 -9.5 -7 -9.5H7Q9.5 -9.5 9.5 -7V7Q9.5 9.5 7 9.5H-7Q-9.5 9.5 -9.5 7Z', 'M-6.5 -6.5H6.5V6.5H-6.5Z'],
  8: ['M0 -12L10.5 -5.5V5.5L0 12L-10.5 5.5V-5.5Z', 'M0 -12L9.6 6H-9.6ZM10.5 5.5L9.6 6L0 12L-9.6 6L-10.5 5.5'],
  10: ['M0 -12L11 -3L9 5L0 12L-9 5L-11 -3Z', 'M0 -12L6.5 3L0 7L-6.5 3ZM6.5 3L9 5M-6.5 3L-9 5M0 7V12'],
  12: [
    'M0 -11.5L6.8 -9.3L10.9 -3.6V3.6L6.8 9.3L0 11.5L-6.8 9.3L-10.9 3.6V-3.6L-6.8 -9.3Z',
    'M0 -7.5L7.1 -2.3L4.4 6H-4.4L-7.1 -2.3Z',
  ],
};

const drawn = (sides: number): Sides => (sides in FACES ? (sides as Sides) : 6);

export interface DieProps {
  sides: number;
  seat: number | null;
  size?: number;
  /** The face to show; without one, the die shows its number of sides. */
  face?: number | null;
  /** Whether it was just rolled; plays the tumbling animation. */
  rolled?: boolean;
}

/** A die in a seat's colour, or in the asteroids' colour if it has no seat. */
export function Die({ sides, seat, size = 24, face = null, rolled }: DieProps) {
  const shape = drawn(sides);
  const [outline, facets] = FACES[shape];
  const colour = seat === null ? 'var(--ms-rock)' : seatColour(seat);
  return (
    <svg
      className={rolled ? s.rolled : s.die}
      style={{ color: colour }}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={face === null ? t('die', { sides }) : t('die-shows', { sides, face })}
    >
      <path className={s.body} d={outline} />
      <path className={s.facets} d={facets} />
      <text y={shape === 4 ? 3.6 : shape === 8 ? 1.4 : 0.6}>{face ?? sides}</text>
    </svg>
  );
}

/** The probability of each total. */
export type Spread = ReadonlyMap<number, number>;

/** Two distributions on one axis, attack above and defence below; each is scaled to its own maximum. */
export function Bars(props: {
  attack: Spread;
  defence: Spread;
  seats: readonly [number | null, number | null];
  low?: boolean | undefined;
}) {
  const { attack, defence, seats, low: flat } = props;
  const [width, up, down] = flat ? [130, 13, 9] : [130, 28, 18];
  const totals = [...attack.keys(), ...defence.keys()];
  const low = Math.min(...totals);
  const high = Math.max(...totals);
  const step = width / (high - low + 1);
  const most = (spread: Spread) => Math.max(0.001, ...spread.values());
  const [ma, md] = [most(attack), most(defence)];
  const each = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const every = each.length > 20 ? 5 : 2;
  const colour = (seat: number | null) => ({ fill: seat === null ? 'var(--ms-rock)' : seatColour(seat) });
  return (
    <svg
      aria-hidden
      className={s.bars}
      width={width}
      height={up + down + 14}
      viewBox={`0 0 ${width} ${up + down + 14}`}
    >
      {each.map((total) => {
        const x = (total - low) * step;
        const a = ((attack.get(total) ?? 0) / ma) * up;
        const d = ((defence.get(total) ?? 0) / md) * down;
        const bar = { x: x + 0.6, width: Math.max(0.8, step - 1.2), rx: 1.2 };
        return (
          <g key={total}>
            {a > 0 && <rect {...bar} y={up - a} height={a} style={colour(seats[0])} />}
            {d > 0 && <rect {...bar} y={up + 14} height={d} style={colour(seats[1])} />}
            {total % every === 0 && (
              <text x={x + step / 2} y={up + 7.4}>
                {total}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
