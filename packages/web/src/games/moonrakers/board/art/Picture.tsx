import { memo, useId } from 'react';
import { seeded } from '../../../../ui/index.ts';
import { ANGLES, type Hue } from '../hues.ts';
import s from './art.module.css';
import { Motif, type MotifName } from './Motif.tsx';
import { Portrait } from './Portrait.tsx';

export interface PictureProps {
  /** The seed of the picture: the same id always gives the same picture. */
  id: string;
  hue: Hue;
  motif: MotifName;
  /** The glyph in the foreground, on a 512 grid; if null, crew get a portrait. */
  outline: string | null;
  width?: number;
  height?: number;
  /** Size of the glyph, and its offset from the centre. */
  glyph?: number;
  dx?: number;
  dy?: number;
  /** The id that seeds the portrait, if not `id`. */
  as?: string;
}

const two = (n: number) => Math.round(n * 100) / 100;

/** A picture generated from an id: background and motif, with a glyph or a portrait in front. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { id, hue, motif, outline, width: w = 200, height: h = 100, glyph = 58, dx = 0, dy = 0, as = id } = props;
  const g = useId();
  const r = seeded(id);
  const angle = ANGLES[hue];
  const dull = hue === 'flex' ? 0.25 : 1;
  const h2 = angle + (r() - 0.5) * 26;
  const h3 = angle + 40 * (r() > 0.5 ? 1 : -1);
  const light = { cx: two(0.15 + r() * 0.7), cy: two(0.05 + r() * 0.3) };
  const clouds = Array.from({ length: 3 }, () => ({
    cx: two(r() * w),
    cy: two(r() * h),
    rx: two(w * (0.25 + r() * 0.3)),
    ry: two(h * (0.2 + r() * 0.35)),
    turn: two(r() * 60 - 30),
  }));
  const stars = Array.from({ length: 14 }, () => ({
    cx: two(r() * w),
    cy: two(r() * h),
    r: two(0.35 + r() * 0.6),
    o: two(0.25 + r() * 0.6),
  }));
  const at = `translate(${two((w - glyph) / 2 + dx)} ${two((h - glyph) / 2 + dy)}) scale(${glyph / 512})`;
  const stop = (l: number, c: number, a: number, o = 1) => ({ stopColor: `oklch(${l} ${c * dull} ${two(a)} / ${o})` });
  return (
    <svg className={s.art} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={`${g}b`} cx={light.cx} cy={light.cy} r="1.05">
          <stop style={stop(0.56, 0.13, h2)} />
          <stop offset=".45" style={stop(0.34, 0.095, h2)} />
          <stop offset="1" style={stop(0.14, 0.035, h2)} />
        </radialGradient>
        <radialGradient id={`${g}n`}>
          <stop style={stop(0.7, 0.13, h3, 0.42)} />
          <stop offset="1" style={stop(0.7, 0.13, h3, 0)} />
        </radialGradient>
        <radialGradient id={`${g}p`} cx=".34" cy=".28" r=".8">
          <stop style={stop(0.82, 0.09, h3)} />
          <stop offset=".5" style={stop(0.5, 0.1, h2)} />
          <stop offset="1" style={stop(0.16, 0.04, h2)} />
        </radialGradient>
        <linearGradient id={`${g}g`} x1="0" y1="0" x2="0" y2="1">
          <stop style={stop(0.99, 0.012, angle)} />
          <stop offset="1" style={stop(0.86, 0.055, angle)} />
        </linearGradient>
        <linearGradient id={`${g}f`} x1="0" y1="0" x2="0" y2="1">
          <stop stopOpacity="0" style={{ stopColor: 'var(--mk-fade)' }} />
          <stop offset="1" style={{ stopColor: 'var(--mk-fade)' }} />
        </linearGradient>
      </defs>
      <rect width={w} height={h} fill={`url(#${g}b)`} />
      {clouds.map(({ turn, ...cloud }) => (
        <ellipse
          key={`${cloud.cx} ${cloud.cy}`}
          {...cloud}
          fill={`url(#${g}n)`}
          transform={`rotate(${turn} ${w / 2} ${h / 2})`}
        />
      ))}
      {stars.map(({ o, ...star }) => (
        <circle key={`${star.cx} ${star.cy}`} {...star} fill="white" opacity={o} />
      ))}
      <Motif motif={motif} next={r} angle={angle} width={w} height={h} planet={`url(#${g}p)`} />
      <rect y={h * 0.45} width={w} height={h * 0.55} fill={`url(#${g}f)`} />
      {outline ? (
        <>
          <g transform={`translate(1.4 2.6) ${at}`} style={{ fill: `oklch(0.08 0.03 ${angle} / 0.55)` }}>
            <path d={outline} />
          </g>
          <path d={outline} transform={at} fill={`url(#${g}g)`} />
        </>
      ) : (
        motif === 'crew' && <Portrait id={as} x={w / 2 + dx} y={h / 2 + dy} size={glyph * 1.25} />
      )}
    </svg>
  );
});
