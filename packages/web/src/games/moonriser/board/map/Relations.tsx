import type { BoardLink, BoardNeighbourhood, SeenField } from '@orrery/moonriser';
import { TokenSign, tokenColour } from '../../../../ui/TokenIcon.tsx';
import { edgeAt, type Turned } from '../faces.ts';
import { placeOf, polar, R, ROOT3 } from '../geometry.ts';
import marks from '../marks.module.css';
import { Badge } from '../marks.tsx';
import s from './board.module.css';

/** A stable id for a link or a neighbourhood. */
export const linkId = ({ from, to }: BoardLink): string => `${from}|${to}`;
export const hoodId = ({ cells }: BoardNeighbourhood): string => cells.join('|');

/** The placed faces by field. */
type Faces = ReadonlyMap<string, Turned>;

export const facesOf = (fields: SeenField[]): Map<string, Turned> =>
  new Map(fields.flatMap(({ id, tile }) => (tile ? [[id, tile] as const] : [])));

interface LinkProps {
  link: BoardLink;
  faces: Faces;
  turn: number;
  /** Whether it only previews the ghost's placement. */
  wanted?: boolean;
  /** Whether it is new since the last render. */
  fresh?: boolean;
}

/** The glowing capsule around the two badges of a link. */
export function LinkCapsule({ link, faces, turn, wanted, fresh }: LinkProps) {
  const from = faces.get(link.from);
  const to = faces.get(link.to);
  if (!from || !to) return null;
  const degrees = 60 * (link.edge + turn);
  const start = placeOf(link.from, turn);
  const middle = polar((R * ROOT3) / 2, degrees, start);
  const a = polar(R * 0.68, degrees, start);
  const b = polar(R * (ROOT3 - 0.68), degrees, start);
  const mine = edgeAt(from, link.edge);
  const theirs = edgeAt(to, (link.edge + 3) % 6);
  const shape = { x: -36.5, y: -19.25, width: 73, height: 38.5, rx: 19.25 };
  return (
    <g className={fresh ? s.lightUp : undefined}>
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${-degrees})`}>
        {[42, 34, 26, 18, 10].map((width) => (
          <rect key={width} {...shape} className={wanted ? s.haloWanted : s.halo} strokeWidth={width} />
        ))}
        <rect {...shape} className={wanted ? s.capsuleWanted : s.capsule} strokeWidth={3.5} />
        <rect x={-11} y={-3} width={22} height={6} style={{ fill: 'var(--lamp-core)' }} />
      </g>
      {mine && mine !== 'empty' && <Badge mark={mine} {...a} r={15.5} />}
      {theirs && theirs !== 'empty' && <Badge mark={theirs} {...b} r={15.5} />}
    </g>
  );
}

interface HoodProps {
  hood: BoardNeighbourhood;
  turn: number;
  wanted?: boolean;
  fresh?: boolean;
}

/** The disc of a neighbourhood; split and dimmer if the owners differ. */
export function HoodDisc({ hood, turn, wanted, fresh }: HoodProps) {
  const degrees = 30 + 60 * (hood.corner + turn);
  const at = polar(R, degrees, placeOf(hood.cells[0] ?? '', turn));
  const r = hood.mixed ? 20 : 22.5;
  return (
    <g className={fresh ? s.lightUp : undefined}>
      <circle cx={at.x} cy={at.y} r={62} fill={`url(#mr-glow-${hood.colour})`} opacity={hood.mixed ? 0.35 : 0.8} />
      <circle
        cx={at.x}
        cy={at.y}
        r={r}
        className={wanted ? s.hoodWanted : s.hood}
        style={{ fill: tokenColour(hood.colour) }}
      />
      {hood.mixed &&
        [60, 180, 300].map((d) => {
          const end = polar(r, degrees + d, at);
          return <path key={d} d={`M${at.x} ${at.y}L${end.x} ${end.y}`} className={s.split} />;
        })}
      <g
        className={hood.mixed ? marks.pattern : undefined}
        transform={`translate(${at.x - r * 0.86} ${at.y - r * 0.86}) scale(${(r * 0.86) / 8})`}
      >
        <TokenSign token={hood.colour} />
      </g>
    </g>
  );
}
