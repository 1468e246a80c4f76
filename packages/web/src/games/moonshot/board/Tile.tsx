import { tileNamed } from './content.ts';
import { Glyph } from './glyphs.tsx';
import { type Letter, shapePath } from './params.tsx';
import { edgesOf } from './rocket.ts';
import s from './tile.module.css';

/** Half shapes at the north edge of a tile, growing inwards from y = 0. */
const HALF: Readonly<Record<string, string>> = {
  S: 'M-9 0H9V8.2H-9Z',
  E: 'M-11.6 0H11.6L0 11Z',
  C: 'M-9.6 0H9.6A9.6 9.6 0 0 1 -9.6 0Z',
};

/** Gradients for tiles, rockets and gates; rendered once on each page that draws them. */
export function Defs() {
  return (
    <svg width="0" height="0" className={s.defs} aria-hidden>
      <defs>
        {['S', 'E', 'C', 'P'].map((kind) => (
          <linearGradient key={kind} id={`sh-face-${kind}`} x1="0" y1="0" x2=".35" y2="1">
            <stop offset="0" style={{ stopColor: `var(--sh-${kind}-1)` }} />
            <stop offset="1" style={{ stopColor: `var(--sh-${kind}-2)` }} />
          </linearGradient>
        ))}
        <linearGradient id="sh-sheen" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="white" stopOpacity=".16" />
          <stop offset=".34" stopColor="white" stopOpacity=".02" />
          <stop offset="1" stopColor="black" stopOpacity=".16" />
        </linearGradient>
        <linearGradient id="sh-hull" x1="0" x2="1">
          <stop offset="0" style={{ stopColor: 'var(--sh-hull-1)' }} />
          <stop offset=".28" style={{ stopColor: 'var(--sh-hull-2)' }} />
          <stop offset=".62" style={{ stopColor: 'var(--sh-hull-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sh-hull-3)' }} />
        </linearGradient>
        <linearGradient id="sh-grey" x1="0" x2="1">
          <stop offset="0" style={{ stopColor: 'var(--sh-hull-1)' }} />
          <stop offset=".35" style={{ stopColor: 'var(--sh-hull-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sh-hull-dark)' }} />
        </linearGradient>
        <radialGradient id="sh-flame" cx=".5" cy="0" r="1">
          <stop offset="0" style={{ stopColor: 'var(--sh-flame-1)' }} />
          <stop offset=".25" style={{ stopColor: 'var(--sh-flame-2)' }} />
          <stop offset=".6" style={{ stopColor: 'var(--sh-flame-3)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sh-flame-4)' }} />
        </radialGradient>
        <filter id="sh-soft" x="-80%" y="-80%" width="260%" height="260%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
    </svg>
  );
}

/** The engraving for a kind of tile, without its medallion. */
function Engraving({ kind, seed }: { kind: string; seed: number }) {
  if (kind === 'S')
    return [-30, 30].flatMap((x) =>
      [-30, 30].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={2.1} className={s.rivet} />),
    );
  if (kind === 'C')
    return [-28, -20, 20, 28].flatMap((x) =>
      [-29, -22, 22, 29].flatMap((y) =>
        Math.abs(x * 7 + y * 3 + seed * 5) % 3
          ? [<rect key={`${x} ${y}`} x={x - 1.6} y={y - 2.6} width={3.2} height={5.2} rx={0.6} className={s.punch} />]
          : [],
      ),
    );
  const d =
    kind === 'E'
      ? 'M-34 -24H-25L-17 -16M34 24H25L17 16M-24 34V25L-16 17M24 -34V-25L16 -17'
      : 'M-34 -34L-24 -24M34 -34L24 -24M-34 34L-24 24M34 34L24 24';
  return <path className={s.trace} d={d} />;
}

/** The least size of a tile or cell whose text is large enough to read. */
export const LEGIBLE = 71;

export interface TileFaceProps {
  id: string;
  rotation?: number;
  /** Whether each edge (N, E, S, W) is matched. */
  lit?: readonly boolean[] | undefined;
  payload?: string | null;
  /** Whether it is too small for text. */
  small?: boolean;
}

/** A technology tile, 80 units wide, centred on the origin: a medallion by kind, and half shapes on its edges. */
export function TileFace({ id, rotation = 0, lit, payload, small }: TileFaceProps) {
  const { kind, centres } = tileNamed(id);
  const letter = kind === 'P' ? null : (kind as Letter);
  return (
    <g>
      <rect x={-38.5} y={-38.5} width={77} height={77} rx={7} fill={`url(#sh-face-${kind})`} className={s.face} />
      <rect x={-38.5} y={-38.5} width={77} height={77} rx={7} fill="url(#sh-sheen)" className={s.sheen} />
      <Engraving kind={kind} seed={id.charCodeAt(2)} />
      {letter ? (
        <>
          {centres > 1 && (
            <path d={shapePath(letter, 26)} className={s.double} style={{ stroke: `var(--sh-${letter})` }} />
          )}
          <path
            d={shapePath(letter, letter === 'S' ? 22.5 : 21.5)}
            className={s.medallion}
            style={{ stroke: `var(--sh-${letter})` }}
          />
          <Glyph name={id} size={letter === 'E' ? 25 : 29} fill="var(--sh-glyph)" />
        </>
      ) : (
        <>
          <rect x={-22} y={-20} width={44} height={40} rx={9} className={payload ? s.full : s.bay} />
          <Glyph
            name={payload ?? id}
            size={payload ? 32 : 25}
            fill={payload ? 'var(--sh-glyph)' : 'var(--sh-bay-ink)'}
          />
        </>
      )}
      {edgesOf(id, rotation).map((edge, at) =>
        edge === '-' ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: edges have fixed positions
            key={at}
            transform={`rotate(${at * 90}) translate(0 -38.5)`}
            d={HALF[edge]}
            className={s.edge}
            data-lit={lit?.[at] || undefined}
            style={{ color: `var(--sh-${edge})` }}
          />
        ),
      )}
      {centres > 1 && !small && (
        <text className={s.twice} x={27} y={-25}>
          ×2
        </text>
      )}
    </g>
  );
}

/** A tile as a standalone picture. */
export function Tile({ size, silent, ...face }: TileFaceProps & { size: number; silent?: boolean }) {
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': tileNamed(face.id).name };
  return (
    <svg {...named} className={s.picture} width={size} height={size} viewBox="-40 -40 80 80">
      <TileFace {...face} small={size < LEGIBLE} />
    </svg>
  );
}

/** A matched pair: its two halves form one lit shape; `bare` leaves out its letter. */
export function Pair({ of, soon, bare }: { of: Letter; soon?: boolean; bare?: boolean }) {
  return (
    <g className={s.pair} data-soon={soon || undefined}>
      <path d={shapePath(of, 15)} className={s.halo} />
      <path d={shapePath(of, 11.2)} className={s.core} style={{ fill: `var(--sh-${of})` }} />
      {!bare && <text y=".8">{of}</text>}
    </g>
  );
}
