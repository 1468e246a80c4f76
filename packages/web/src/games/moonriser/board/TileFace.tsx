import type { Colour, Income } from '@orrery/moonriser';
import { memo } from 'react';
import { Glyph } from '../../../ui/Glyph.tsx';
import { seeded } from '../../../ui/random.ts';
import { SeatShape, seatColour } from '../../../ui/SeatMark.tsx';
import { tileGlyph, tintOf } from './art.ts';
import { usePaints } from './defs.ts';
import { cornerAt, designOf, edgeAt } from './faces.ts';
import { hexPoints, isSmall, polar, R } from './geometry.ts';
import s from './marks.module.css';
import { Badge, EmptyMark, ProductDisc, Wedge } from './marks.tsx';

const COLOURS: readonly Colour[] = ['green', 'red', 'blue'];
const SIDES = [0, 1, 2, 3, 4, 5];
const FACE = hexPoints(R * 0.965);
const PANEL = hexPoints(R * 0.74);
const EDGE = hexPoints(R * 0.955);
const OWNER = hexPoints(R * 0.915);
const SECOND = hexPoints(R * 0.835);

export interface TileFaceProps {
  design: string;
  /** Rotation as drawn: the tile's rotation plus the board's. */
  rotation: number;
  owner?: number | null;
  upgraded?: boolean;
  /** Edges of active links, in board directions; their wires are lit. */
  lit?: number[];
  /** For faces without numbers (hand, inspector): draws a larger picture. */
  plain?: boolean;
  /** For small sizes: omits the fine lines. */
  small?: boolean;
}

function Wires({ design, rotation, lit = [] }: TileFaceProps) {
  return SIDES.map((edge) => {
    const mark = edgeAt({ design, rotation }, edge);
    if (!mark || mark === 'empty') return null;
    const on = lit.includes(edge);
    const a = polar(R * 0.34, 60 * edge);
    const b = polar(R * 0.56, 60 * edge);
    return (
      <path
        key={edge}
        d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
        strokeLinecap="round"
        style={{ stroke: on ? 'var(--lamp)' : 'var(--mr-wire)', strokeWidth: on ? 5.5 : 6 }}
      />
    );
  });
}

function panelLines(seed: string): string {
  const next = seeded(seed);
  return [0.52, 0.61, 0.7]
    .map((d) => {
      const from = next() * 360;
      const a = polar(R * d, from);
      const b = polar(R * d, from + 40 + next() * 80);
      return `M${a.x} ${a.y}A${R * d} ${R * d} 0 0 0 ${b.x} ${b.y}`;
    })
    .join('');
}

/** One tile face at the origin, radius 100, drawn from design data. Numbers are a separate layer above all glows. */
export const TileFace = memo(function TileFace(props: TileFaceProps) {
  const { design, rotation, owner = null, upgraded, plain, small } = props;
  usePaints();
  const tint = tintOf(designOf(design));
  const size = R * (plain ? 0.74 : small ? 0.7 : 0.66);
  const y = plain ? 0 : small ? -10 : -5;
  return (
    <g>
      <polygon points={FACE} fill={`url(#mr-plate-${tint})`} />
      <polygon points={PANEL} style={{ fill: 'var(--mr-panel)', stroke: 'var(--mr-panel-line)' }} />
      {!small && (
        <path d={panelLines(design)} style={{ fill: 'none', stroke: 'var(--mr-panel-line)', strokeWidth: 1.5 }} />
      )}
      <Wires {...props} />
      <Glyph name={tileGlyph(design)} x={0} y={y + 3} size={size} fill="var(--mr-glyph-shade)" />
      <Glyph name={tileGlyph(design)} x={0} y={y} size={size} fill="url(#mr-glyph)" />
      <polygon points={EDGE} fill="none" stroke="url(#mr-rim)" strokeWidth={3} />
      {owner !== null && (
        <polygon
          className={s.owned}
          data-owner={owner}
          points={OWNER}
          strokeLinejoin="round"
          style={{ fill: 'none', stroke: seatColour(owner), strokeWidth: small ? 6.5 : 5 }}
        />
      )}
      {owner !== null && upgraded && (
        <polygon
          points={SECOND}
          strokeLinejoin="round"
          style={{ fill: 'none', stroke: seatColour(owner), strokeWidth: small ? 3.4 : 2.4 }}
        />
      )}
      {SIDES.map((corner) => {
        const colour = cornerAt({ design, rotation }, corner);
        return colour && <Wedge key={corner} corner={corner} colour={colour} />;
      })}
      {SIDES.map((edge) => {
        const mark = edgeAt({ design, rotation }, edge);
        if (!mark) return null;
        const at = polar(R * 0.665, 60 * edge);
        if (mark === 'empty') return <EmptyMark key={edge} {...at} r={15} degrees={60 * edge} />;
        return <Badge key={edge} mark={mark} {...at} r={plain ? 17 : 15.5} />;
      })}
    </g>
  );
});

export interface TileNumbersProps {
  design: string;
  owner: number;
  upgraded: boolean;
  /** Production per round. */
  made: Income;
  /** The smallest readable text, in drawing units; large values leave no room for the tile's value. */
  text: number;
}

/** Maximum radius of a disc: two of them fit side by side. */
const LARGEST_DISC = 42;

/** The owner's mark with the tile's value, and its production; drawn above all glows. */
export function TileNumbers({ design, owner, upgraded, made, text }: TileNumbersProps) {
  const { value, back } = designOf(design);
  const small = isSmall(text);
  const triangle = owner % 6 === 1;
  const y = triangle ? -54.5 : -56;
  const r = (triangle ? 1.14 : 1) * (small ? 15 : 0.7 * text);
  const colours = COLOURS.filter((colour) => made[colour] > 0);
  const disc = Math.min(LARGEST_DISC, 0.66 * text);
  const py = Math.min(50, 92 - disc);
  return (
    <g className="mr-numbers">
      {upgraded && <SeatShape seat={owner} y={y} r={r * 1.36} stroke="var(--mr-outline)" strokeWidth={3.2} />}
      {upgraded && <SeatShape seat={owner} y={y} r={r * 1.12} fill="var(--mr-black)" />}
      <SeatShape
        seat={owner}
        y={y}
        r={upgraded ? r * 0.98 : r}
        stroke={upgraded ? 'none' : 'var(--mr-outline)'}
        strokeWidth={3.2}
      />
      {back !== 'base' && !small && (
        <text y={y + (triangle ? 3 : 1)} fontSize={text} style={{ fill: 'var(--ink)' }}>
          {value * (upgraded ? 2 : 1)}
        </text>
      )}
      {colours.map((colour, i) => {
        const x = (i - (colours.length - 1) / 2) * disc * 2.08;
        const count = made[colour];
        return <ProductDisc key={colour} {...{ colour, count, text }} x={x} y={py} r={disc} />;
      })}
    </g>
  );
}
