import type { ReactNode } from 'react';
import type { ContractType } from '../view-types.ts';

export type MotifName = ContractType | 'part' | 'crew' | 'act' | 'law';

export interface MotifProps {
  motif: MotifName;
  /** The picture's random number generator. */
  next: () => number;
  angle: number;
  width: number;
  height: number;
  /** The fill of a planet. */
  planet: string;
}

const TAU = Math.PI * 2;
const two = (n: number) => Math.round(n * 100) / 100;
const many = <T,>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const round = (cx: number, cy: number, q: number, a: number) =>
  `${two(cx + q * Math.cos(a))} ${two(cy + q * Math.sin(a))}`;

/** The background pattern of a picture, such as rings, rays or orbits. */
export function Motif({ motif, next: r, angle, width: w, height: h, planet }: MotifProps): ReactNode {
  const tone = (l: number, c: number, o: number, by = 0) => `oklch(${l} ${c} ${angle + by} / ${two(o)})`;
  const line = (o: number) => ({ fill: 'none', stroke: tone(0.93, 0.06, o), strokeWidth: 0.8 });
  const stroke = (d: string, o: number, key: number) => <path key={key} d={d} style={line(o)} />;
  switch (motif) {
    case 'explore': {
      const cx = w * (0.2 + r() * 0.6);
      const cy = h * (1 + r() * 0.3);
      const side = r() > 0.5 ? 0.14 : 0.86;
      return (
        <>
          {many(6, (i) => (
            <circle key={i} cx={cx} cy={cy} r={(i + 1) * h * 0.24} style={line(0.3 - i * 0.035)} />
          ))}
          <circle cx={w * side} cy={h * (0.2 + r() * 0.2)} r={h * (0.1 + r() * 0.08)} fill={planet} />
        </>
      );
    }
    case 'delivery':
      return (
        <>
          {many(9, (i) => {
            const y = (i / 8) * h * 1.5 - h * 0.2;
            return stroke(`M-20 ${two(y)}L${w + 20} ${two(y - h * 0.45)}`, i % 3 ? 0.14 : 0.36, i);
          })}
          {many(5, (i) => (
            <path
              key={`dash${i}`}
              d={`M${two(r() * w)} ${two(r() * h)}l14 -6.3`}
              style={{ stroke: tone(0.97, 0.09, 0.75), strokeWidth: 1.6, strokeLinecap: 'round' }}
            />
          ))}
        </>
      );
    case 'rescue': {
      const n = 22 + Math.floor(r() * 8);
      const cy = h * 0.56;
      return (
        <>
          {many(n, (i) => {
            const a = (i / n) * TAU;
            return stroke(
              `M${round(w / 2, cy, h * (0.42 + r() * 0.12), a)}L${round(w / 2, cy, h * (0.75 + r() * 0.5), a)}`,
              0.3,
              i,
            );
          })}
          <circle cx={w / 2} cy={cy} r={h * 0.4} style={line(0.4)} />
        </>
      );
    }
    case 'kill':
      return (
        <>
          {many(9, (i) => {
            const l = 10 + r() * 26;
            const a = -0.5 + r() * 0.35;
            const d = `M${two(r() * w)} ${two(r() * h)}l${two(l * Math.cos(a))} ${two(l * Math.sin(a))}l${two(-l * 0.5)} ${two(3 + r() * 5)}z`;
            return <path key={i} d={d} style={{ fill: tone(0.9, 0.1, 0.12 + r() * 0.2) }} />;
          })}
          {many(3, (i) => {
            const y = h * (0.15 + r() * 0.75);
            return (
              <path
                key={`beam${i}`}
                d={`M0 ${two(y + 16)}L${w} ${two(y - 26)}`}
                style={{ stroke: tone(0.95, 0.1, 0.4, 25), strokeWidth: two(0.6 + r()) }}
              />
            );
          })}
        </>
      );
    case 'sorelia':
      return many(6, (i) => (
        <ellipse
          key={i}
          cx={w / 2}
          cy={h / 2}
          rx={h * (0.3 + i * 0.16)}
          ry={h * (0.12 + i * 0.1)}
          transform={`rotate(${two(i * 23 + r() * 40)} ${w / 2} ${h / 2})`}
          style={line(0.3)}
        />
      ));
    case 'part': {
      const step = h / 7;
      const off = [step * r(), step * r()] as const;
      return (
        <>
          {many(Math.ceil(w / step), (i) => stroke(`M${two(off[0] + i * step)} 0V${h}`, 0.1, i))}
          {many(7, (i) => stroke(`M0 ${two(off[1] + i * step)}H${w}`, 0.1, 100 + i))}
          {many(3, (i) => {
            const q = h * (0.36 + i * 0.2);
            const a = r() * TAU;
            return stroke(
              `M${round(w / 2, h / 2, q, a)}A${two(q)} ${two(q)} 0 0 1 ${round(w / 2, h / 2, q, a + 2)}`,
              0.5,
              200 + i,
            );
          })}
        </>
      );
    }
    case 'crew':
      return many(4, (i) => (
        <circle key={i} cx={w / 2} cy={h * 0.5} r={h * (0.34 + i * 0.17)} style={line(0.4 - i * 0.08)} />
      ));
    case 'law':
      return many(5, (i) =>
        stroke(`M${two(w * (0.1 + 0.2 * i))} 0L${two(w * (0.1 + 0.2 * i) - h * 0.3)} ${h}`, 0.2, i),
      );
    case 'act': {
      const n = 12 + Math.floor(r() * 5);
      return (
        <>
          {many(n, (i) => stroke(`M${w / 2} ${h / 2}L${round(w / 2, h / 2, w, (i / n) * TAU + r() * 0.1)}`, 0.13, i))}
          {many(3, (i) => (
            <circle key={`ring${i}`} cx={w / 2} cy={h / 2} r={h * (0.46 + i * 0.16)} style={line(0.27 - i * 0.07)} />
          ))}
        </>
      );
    }
  }
}
