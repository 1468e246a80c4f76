import type { SeenField } from '@orrery/moonriser';
import { memo } from 'react';
import { hexPoints, placeOf, R } from '../geometry.ts';
import { allHoods, allLinks, blackenedBy, type Colony, linksOf, makes } from '../relations.ts';
import { TileFace, TileNumbers } from '../TileFace.tsx';
import s from './board.module.css';
import { Puck } from './Fields.tsx';
import { HoodDisc, LinkCapsule } from './Relations.tsx';

export interface Ghost {
  /** Key into the content table. */
  design: string;
  rotation: number;
  cell: string;
  legal: boolean;
  /** Whose it would be; the viewer's if left out. */
  seat?: number;
}

export interface GhostTileProps {
  ghost: Ghost;
  owner: number;
  fields: SeenField[];
  colony: Colony;
  turn: number;
  small: boolean;
}

const OUTER = hexPoints(R * 1.02);

/** The tile held over a field, with the links and neighbourhoods it would make there. */
export const GhostTile = memo(function GhostTile({ ghost, owner, fields, colony, turn, small }: GhostTileProps) {
  const at = placeOf(ghost.cell, turn);
  const free = !colony.has(ghost.cell);
  const tile = { design: ghost.design, rotation: ghost.rotation, owner, upgrades: 0 };
  const after = free ? new Map(colony).set(ghost.cell, tile) : new Map(colony);
  const old = new Set([...allLinks(colony), ...allHoods(colony)].map((thing) => thing.id));
  const links = ghost.legal ? allLinks(after).filter((l) => !old.has(l.id)) : [];
  const hoods = ghost.legal ? allHoods(after).filter((h) => !old.has(h.id)) : [];
  return (
    <g className={s.ghost} data-bad={!ghost.legal || undefined}>
      {ghost.legal &&
        blackenedBy(tile, ghost.cell, fields).map((id) => <Puck key={id} {...placeOf(id, turn)} wanted />)}
      <g transform={`translate(${at.x} ${at.y})`}>
        {ghost.legal && <circle r={R * 1.7} fill="url(#mr-glow-accent)" opacity={0.85} />}
        <polygon points={OUTER} transform="translate(8 20)" className={s.liftShade} />
        {[40, 32, 24, 16, 8].map((width) => (
          <polygon key={width} points={OUTER} className={s.ghostHalo} strokeWidth={width} />
        ))}
        <g className={s.settle} key={ghost.cell}>
          <TileFace
            design={ghost.design}
            rotation={ghost.rotation + turn}
            owner={owner}
            lit={links.length ? linksOf(after, ghost.cell).map((l) => (l.edge + turn) % 6) : []}
            small={small}
          />
        </g>
        <polygon points={hexPoints(R)} className={s.ghostLine} strokeWidth={small ? 5.5 : 4} />
      </g>
      {hoods.map((hood) => (
        <HoodDisc key={hood.id} hood={hood} turn={turn} wanted />
      ))}
      {links.map((link) => (
        <LinkCapsule key={link.id} link={link} colony={after} turn={turn} wanted />
      ))}
    </g>
  );
});

/** The held tile's numbers, above those of the tiles that lie. */
export function GhostNumbers({ ghost, owner, colony, turn, small }: GhostTileProps) {
  const at = placeOf(ghost.cell, turn);
  const tile = { design: ghost.design, rotation: ghost.rotation, owner, upgrades: 0 };
  const made = makes(new Map(colony).set(ghost.cell, tile), ghost.cell);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <TileNumbers design={ghost.design} owner={owner} upgraded={false} made={made} small={small} />
    </g>
  );
}
