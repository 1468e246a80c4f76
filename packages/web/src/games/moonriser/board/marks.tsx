import type { Colour } from '@orrery/moonriser';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../ui/Glyph.tsx';
import { tokenColour } from '../../../ui/TokenIcon.tsx';
import { KIND_GLYPHS } from './art.ts';
import type { LinkMark } from './faces.ts';
import { polar, R } from './geometry.ts';
import s from './marks.module.css';

/** The badge on an edge: the icon shows the kind, black or white the polarity. */
export function Badge({ mark, x, y, r }: { mark: LinkMark; x: number; y: number; r: number }) {
  const black = mark.polarity === 'black';
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={r}
        style={{
          fill: black ? 'var(--mr-black)' : 'var(--mr-white)',
          stroke: black ? 'var(--mr-black-edge)' : 'var(--mr-white-edge)',
          strokeWidth: r * 0.1,
        }}
      />
      <Glyph
        name={KIND_GLYPHS[mark.kind]}
        x={x}
        y={y}
        size={r * 1.44}
        fill={black ? 'var(--mr-white)' : 'var(--mr-black)'}
      />
    </>
  );
}

/** The arrow that marks a required empty space across an edge. */
export function EmptyMark({ x, y, r, degrees }: { x: number; y: number; r: number; degrees: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${-degrees})`}>
      <circle
        r={r * 0.92}
        strokeDasharray={`${r * 0.36} ${r * 0.3}`}
        style={{ fill: 'var(--mr-black)', stroke: 'var(--mr-black-edge)', strokeWidth: r * 0.1 }}
      />
      <path
        d={`M${-r * 0.26} ${-r * 0.42}L${r * 0.32} 0L${-r * 0.26} ${r * 0.42}`}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ fill: 'none', stroke: 'var(--mr-white)', strokeWidth: r * 0.2 }}
      />
    </g>
  );
}

/** What tells the corners of each colour apart with patterns, from the corner's tip at the origin towards the right. */
const CORNER_SIGNS: Record<Colour, string> = {
  green: 'M9 0L16-6.5M9 0L16 6.5',
  red: 'M8-3.6L17-6.4M8 3.6L17 6.4',
  blue: 'M11.7 0h.1',
};

/** A third of a disc in a tile's corner; three of one colour form a neighbourhood. */
export function Wedge({ corner, colour }: { corner: number; colour: Colour }) {
  const degrees = 30 + 60 * corner;
  const l = 0.235 * R;
  const tip = polar(0.965 * R, degrees);
  const a = polar(l, degrees + 120, tip);
  const b = polar(l, degrees - 120, tip);
  return (
    <>
      <path
        d={`M${tip.x} ${tip.y}L${a.x} ${a.y}A${l} ${l} 0 0 0 ${b.x} ${b.y}Z`}
        style={{ fill: tokenColour(colour), stroke: 'var(--mr-outline)', strokeWidth: 2.2 }}
      />
      <path
        className={s.pattern}
        d={CORNER_SIGNS[colour]}
        transform={`translate(${tip.x} ${tip.y}) rotate(${180 - degrees})`}
        strokeLinecap="round"
        style={{ fill: 'none', stroke: 'var(--ink)', strokeWidth: colour === 'blue' ? 9 : 3.6 }}
      />
    </>
  );
}

/** What tells the production of each colour apart with patterns, around a disc of radius 10: parts of the token's sign. */
const DISC_SIGNS: Record<Colour, string> = {
  green: 'M-7.5-11.5L0-17.5L7.5-11.5',
  red: 'M-12-6L-16.5 0L-12 6M12-6L16.5 0L12 6',
  blue: 'M-13.2 0A13.2 13.2 0 1 1 13.2 0A13.2 13.2 0 1 1-13.2 0',
};

export interface ProductDiscProps {
  colour: Colour;
  count: number;
  x: number;
  y: number;
  r: number;
  /** The size of the number. */
  text: number;
}

/** A disc with the number of tokens that a tile makes. Discs beside each other move apart to show their signs. */
export function ProductDisc({ colour, count, x, y, r, text }: ProductDiscProps) {
  return (
    <g className={s.disc} style={{ '--apart': `${x * 0.35}px` } as CSSProperties}>
      <g className={s.pattern} transform={`translate(${x} ${y}) scale(${r / 10})`}>
        <path d={DISC_SIGNS[colour]} className={s.around} />
        <path d={DISC_SIGNS[colour]} className={s.sign} style={{ stroke: tokenColour(colour) }} />
      </g>
      <circle cx={x} cy={y} r={r} style={{ fill: tokenColour(colour), stroke: 'var(--mr-outline)', strokeWidth: 3 }} />
      <text x={x} y={y + 0.5} fontSize={text} style={{ fill: 'var(--ink)' }}>
        {count}
      </text>
    </g>
  );
}

/** A badge as an icon in text. */
export function BadgeIcon({ mark, size = 18 }: { mark: LinkMark; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 22 22">
      <Badge mark={mark} x={11} y={11} r={10} />
    </svg>
  );
}
