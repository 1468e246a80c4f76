import type { MoonriserView } from '@orrery/moonriser';
import type { Play } from '../../../play/play.ts';
import { Hand, Supply, type TileHandlers } from '../board/index.ts';
import type { Building } from './useBuilding.ts';

const NO_TILES = { basic: 0, advanced: 0, tiles: [] };
const free = () => null;

export interface TilePanelProps {
  play: Play;
  building: Building;
  handlers: TileHandlers;
}

/** The seat whose hand is shown: the viewer's, or for spectators the one whose turn it is. */
export const handSeat = ({ table }: Play): number => table.viewer ?? (table.view as MoonriserView).turn ?? 0;

export function HandPanel({ play, building, handlers }: TilePanelProps) {
  const me = handSeat(play);
  const { players } = play.table.view as MoonriserView;
  const isOwn = play.table.viewer === me && play.table.mySeats.includes(me);
  return (
    <Hand
      hand={players[me]?.hand ?? NO_TILES}
      selected={building.piece}
      blocked={building.picks ? building.blocked : free}
      keys={building.picks}
      owner={isOwn ? null : play.nameOf(me)}
      {...handlers}
    />
  );
}

export function SupplyPanel({ play, building, handlers }: TilePanelProps) {
  const { supply } = play.table.view as MoonriserView;
  return (
    <Supply tiles={supply} selected={building.piece} blocked={building.picks ? building.blocked : free} {...handlers} />
  );
}
