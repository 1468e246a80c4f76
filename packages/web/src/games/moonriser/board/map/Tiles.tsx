import {
  type Board,
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
import { facesOf, HoodDisc, hoodId, LinkCapsule, linkId } from './Relations.tsx';
import { useFresh } from './useFresh.ts';

const SHADE = hexPoints(R * 0.99);

export interface TilesProps {
  fields: SeenField[];
  board: Board;
  turn: number;
  /** The smallest readable text, in drawing units. */
  text: number;
}

/** All tiles with their links and neighbourhoods; new ones are animated. */
export const Tiles = memo(function Tiles({ fields, board, turn, text }: TilesProps) {
  const links = linksOf(board);
  const hoods = neighbourhoodsOf(board);
  const faces = facesOf(fields);
  const placed = fields.flatMap((f) => (f.tile ? [{ ...f.tile, cell: f.id }] : []));
  const fresh = useFresh([...placed.map((t) => `${t.cell}/${t.id}`), ...links.map(linkId), ...hoods.map(hoodId)]);
  return (
    <g>
      {placed.map((t) => {
        const at = placeOf(t.cell, turn);
        return (
          <g key={t.cell} transform={`translate(${at.x} ${at.y})`}>
            <g className={fresh.has(`${t.cell}/${t.id}`) ? s.drop : undefined}>
              <polygon points={SHADE} transform="translate(4 8)" className={s.tileShade} />
              <TileFace
                design={t.design}
                rotation={t.rotation + turn}
                owner={t.owner}
                upgraded={t.upgrades > 0}
                lit={linkedEdges(board, fieldAt(board, t.cell)).map((edge) => (edge + turn) % 6)}
                small={isSmall(text)}
              />
            </g>
          </g>
        );
      })}
      {hoods.map((hood) => (
        <HoodDisc key={hoodId(hood)} hood={hood} turn={turn} fresh={fresh.has(hoodId(hood))} />
      ))}
      {links.map((link) => (
        <LinkCapsule key={linkId(link)} link={link} faces={faces} turn={turn} fresh={fresh.has(linkId(link))} />
      ))}
    </g>
  );
});

/** The numbers of all tiles, a separate layer above all glows. */
export const Numbers = memo(function Numbers({
  fields,
  board,
  turn,
  text,
  hidden,
}: TilesProps & { hidden: string | null }) {
  return fields.map((f) => {
    if (!f.tile || f.id === hidden) return null;
    const at = placeOf(f.id, turn);
    return (
      <g key={f.id} transform={`translate(${at.x} ${at.y})`}>
        <TileNumbers
          design={f.tile.design}
          owner={f.tile.owner}
          upgraded={f.tile.upgrades > 0}
          made={tileIncome(board, fieldAt(board, f.id))}
          text={text}
        />
      </g>
    );
  });
});
