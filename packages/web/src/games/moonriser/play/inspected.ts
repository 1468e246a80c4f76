import type { MoonriserView, SeenField, SeenTile } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import { fieldName, type Inspected } from '../board/index.ts';
import { t } from '../text.ts';
import { BASE, reasonFor, UPGRADE } from './building.ts';
import type { Building } from './useBuilding.ts';
import { viewOf } from './view.ts';

/** The tile that the inspector shows: the held one, the one on the field under the pointer, or the last one looked at. */
export function inspectedTile(
  play: Play,
  b: Building,
  me: number,
  hovered: string | null,
  looked: SeenTile | null,
): Inspected | null {
  const view = viewOf(play);
  if (b.ghost) {
    const { cell, design, rotation, seat } = b.ghost;
    return { design, rotation, where: t('where-held', { field: fieldName(cell) }), on: { cell, owner: seat ?? me } };
  }
  const field = view.fields.find((one) => one.id === hovered);
  if (field?.tile) return laidTile(play, b, me, field.id, field.tile);
  if (b.piece === BASE) return { design: 'BASE', where: t('where-base') };
  return looked && openTile(view, b, me, looked);
}

function laidTile(play: Play, b: Building, me: number, cell: string, tile: NonNullable<SeenField['tile']>): Inspected {
  const { design, rotation, owner, upgrades } = tile;
  const isUpgradable = b.active && owner === me && (b.piece === null || b.piece === UPGRADE);
  return {
    design,
    rotation,
    where: t('where-owned', { name: play.nameOf(owner), field: fieldName(cell) }),
    upgrades,
    on: { cell, owner },
    why: isUpgradable ? reasonFor(play, UPGRADE, cell) : null,
  };
}

/** A tile in hand, in the supply, or just drawn. */
function openTile(view: MoonriserView, b: Building, me: number, tile: SeenTile): Inspected {
  const has = (tiles: readonly SeenTile[] = []) => tiles.some(({ id }) => id === tile.id);
  const inHand = has(view.players[me]?.hand.tiles);
  const inSupply = has(view.supply);
  return {
    design: tile.design,
    where: inHand ? t('where-hand') : inSupply ? t('where-supply') : t('where-drawn'),
    why: b.active && (inHand || inSupply) ? b.blocked(tile) : null,
  };
}
