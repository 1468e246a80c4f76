import type { SeenField } from '@orrery/moonriser';
import { memo } from 'react';
import { hexPoints, placeOf, R } from '../geometry.ts';
import { allHoods, allLinks, type Colony, linksOf, makes } from '../relations.ts';
import { TileFace, TileNumbers } from '../TileFace.tsx';
import s from './board.module.css';
import { HoodDisc, LinkCapsule } from './Relations.tsx';
import { useFresh } from './useFresh.ts';

const SHADE = hexPoints(R * 0.99);

export interface TilesProps {
  fields: SeenField[];
  colony: Colony;
  turn: number;
  small: boolean;
}

/** All tiles with their working links and neighbourhoods. What has just come drops in and lights up. */
export const Tiles = memo(function Tiles({ fields, colony, turn, small }: TilesProps) {
  const links = allLinks(colony);
  const hoods = allHoods(colony);
  const placed = fields.flatMap((f) => (f.tile ? [{ ...f.tile, cell: f.id }] : []));
  const fresh = useFresh([
    ...placed.map((t) => `${t.cell}/${t.id}`),
    ...links.map((l) => l.id),
    ...hoods.map((h) => h.id),
  ]);
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
                lit={linksOf(colony, t.cell).map((l) => (l.edge + turn) % 6)}
                small={small}
              />
            </g>
          </g>
        );
      })}
      {hoods.map((hood) => (
        <HoodDisc key={hood.id} hood={hood} turn={turn} fresh={fresh.has(hood.id)} />
      ))}
      {links.map((link) => (
        <LinkCapsule key={link.id} link={link} colony={colony} turn={turn} fresh={fresh.has(link.id)} />
      ))}
    </g>
  );
});

/** The numbers of all tiles: a layer of its own, above every light. */
export const Numbers = memo(function Numbers({
  fields,
  colony,
  turn,
  small,
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
          made={makes(colony, f.id)}
          small={small}
        />
      </g>
    );
  });
});
