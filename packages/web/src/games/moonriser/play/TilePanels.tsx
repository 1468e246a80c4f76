import type { Play } from '../../../play/game-ui.ts';
import { Hand, Supply, type TileHandlers } from '../board/index.ts';
import type { Building } from './useBuilding.ts';
import { viewOf } from './view.ts';

const NO_TILES = { basic: 0, advanced: 0, tiles: [] };
const free = () => null;

export interface TilePanelProps {
  play: Play;
  building: Building;
  handlers: TileHandlers;
}

/** The seat whose hand is shown: the viewer's, or for spectators the one whose turn it is. */
export const handSeat = (play: Play): number => play.table.viewer ?? viewOf(play).turn ?? 0;

export function HandPanel({ play, building, handlers }: TilePanelProps) {
  const me = handSeat(play);
  const { players } = viewOf(play);
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
  const { supply, piles, discards } = viewOf(play);
  return (
    <Supply
      tiles={supply}
      piles={piles}
      discards={discards}
      selected={building.piece}
      blocked={building.picks ? building.blocked : free}
      {...handlers}
    />
  );
}
