import type { SeenTile } from '@orrery/moonriser';
import { type ReactNode, useState } from 'react';
import { useDrag } from '../../../ui/board/index.ts';
import { useStable } from '../../../ui/index.ts';
import { type TileHandlers, TilePicture } from '../board/index.ts';
import type { Building } from './useBuilding.ts';

export interface Tiles {
  /** The last tile of hand or supply that the player looked at. */
  looked: SeenTile | null;
  look(tile: SeenTile | null): void;
  /** Whether a tile is being dragged. */
  dragging: boolean;
  /** The dragged tile. */
  layer: ReactNode;
  handlers: Required<TileHandlers>;
}

/** Looking at, picking and dragging tiles of hand and supply. */
export function useTiles(building: Building, rotation: number, onPicked: () => void): Tiles {
  const [looked, look] = useState<SeenTile | null>(null);
  const [dragging, setDragging] = useState(false);
  const drag = useDrag<SeenTile>({
    picture: ({ design }) => <TilePicture design={design} rotation={rotation} radius={40} />,
    onStart: (tile) => {
      if (!building.picks) return;
      setDragging(true);
      if (building.piece !== tile.id) building.hold(tile.id);
    },
    onOver: (_tile, cell) => {
      if (cell && building.legal.has(cell) && cell !== building.cell) building.aim(cell);
    },
    onDrop: () => setDragging(false),
    onHold: look,
  });
  const onLift = useStable(drag.lift);
  function onPick(tile: SeenTile) {
    look(tile);
    if (!building.picks) return;
    building.hold(tile.id);
    onPicked();
  }
  const onInspect = (tile: SeenTile | null) => tile && look(tile);
  return { looked, look, dragging, layer: drag.layer, handlers: { onPick, onInspect, onLift } };
}
