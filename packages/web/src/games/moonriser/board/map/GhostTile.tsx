import {
  type Board,
  blackened,
  boardWith,
  fieldAt,
  linkedEdges,
  linksOf,
  neighbourhoodsOf,
  type SeenField,
  tileIncome,
} from '@orrery/moonriser';
import { memo } from 'react';
import { hexPoints, isSmall, placeOf, R } from '../geometry.ts';
import { TileFace, TileNumbers } from '../TileFace.tsx';
import s from './board.module.css';
import { Puck } from './Fields.tsx';
import { facesOf, HoodDisc, hoodId, LinkCapsule, linkId } from './Relations.tsx';

export interface Ghost {
  /** Key into the content table. */
  design: string;
  rotation: number;
  cell: string;
  legal: boolean;
  /** The owner; the viewer by default. */
  seat?: number;
}

export interface GhostTileProps {
  ghost: Ghost;
  owner: number;
  fields: SeenField[];
  board: Board;
  turn: number;
  /** The smallest readable text, in drawing units. */
  text: number;
}

const OUTER = hexPoints(R * 1.02);

/** The tile held over a field, with the links and neighbourhoods it would make there. */
export const GhostTile = memo(function GhostTile({ ghost, owner, fields, board, turn, text }: GhostTileProps) {
  const { cell, design, rotation } = ghost;
  const at = placeOf(cell, turn);
  const after = boardWith(board, { ...ghost, owner });
  const faces = facesOf(fields).set(cell, { design, rotation });
  const links = ghost.legal ? linksOf(after).filter((link) => link.from === cell || link.to === cell) : [];
  const hoods = ghost.legal ? neighbourhoodsOf(after).filter((hood) => hood.cells.includes(cell)) : [];
  return (
    <g className={s.ghost} data-bad={!ghost.legal || undefined}>
      {ghost.legal && blackened(board, after).map((id) => <Puck key={id} {...placeOf(id, turn)} wanted />)}
      <g transform={`translate(${at.x} ${at.y})`}>
        {ghost.legal && <circle r={R * 1.7} fill="url(#mr-glow-accent)" opacity={0.85} />}
        <polygon points={OUTER} transform="translate(8 20)" className={s.liftShade} />
        {[40, 32, 24, 16, 8].map((width) => (
          <polygon key={width} points={OUTER} className={s.ghostHalo} strokeWidth={width} />
        ))}
        <g className={s.settle} key={cell}>
          <TileFace
            design={design}
            rotation={rotation + turn}
            owner={owner}
            lit={links.length ? linkedEdges(after, fieldAt(after, cell)).map((edge) => (edge + turn) % 6) : []}
            small={isSmall(text)}
          />
        </g>
        <polygon points={hexPoints(R)} className={s.ghostLine} strokeWidth={isSmall(text) ? 5.5 : 4} />
      </g>
      {hoods.map((hood) => (
        <HoodDisc key={hoodId(hood)} hood={hood} turn={turn} wanted />
      ))}
      {links.map((link) => (
        <LinkCapsule key={linkId(link)} link={link} faces={faces} turn={turn} wanted />
      ))}
    </g>
  );
});

/** The held tile's numbers, drawn above those of placed tiles. */
export function GhostNumbers({ ghost, owner, board, turn, text }: GhostTileProps) {
  const at = placeOf(ghost.cell, turn);
  const after = boardWith(board, { ...ghost, owner });
  const made = tileIncome(after, fieldAt(after, ghost.cell));
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <TileNumbers design={ghost.design} owner={owner} upgraded={false} made={made} text={text} />
    </g>
  );
}
