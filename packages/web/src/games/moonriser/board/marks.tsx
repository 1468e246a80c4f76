import type { Colour } from '@orrery/moonriser';
import { Glyph } from '../../../ui/Glyph.tsx';
import { tokenColour } from '../../../ui/TokenIcon.tsx';
import { KIND_GLYPHS } from './art.ts';
import type { LinkMark } from './faces.ts';
import { polar, R } from './geometry.ts';

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

/** A third of a disc in a tile's corner; three of one colour form a neighbourhood. */
export function Wedge({ corner, colour }: { corner: number; colour: Colour }) {
  const degrees = 30 + 60 * corner;
  const l = 0.235 * R;
  const tip = polar(0.965 * R, degrees);
  const a = polar(l, degrees + 120, tip);
  const b = polar(l, degrees - 120, tip);
  return (
    <path
      d={`M${tip.x} ${tip.y}L${a.x} ${a.y}A${l} ${l} 0 0 0 ${b.x} ${b.y}Z`}
      style={{ fill: tokenColour(colour), stroke: 'var(--mr-outline)', strokeWidth: 2.2 }}
    />
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
