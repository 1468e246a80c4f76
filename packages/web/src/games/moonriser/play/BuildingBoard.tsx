import type { Play } from '../../../play/game-ui.ts';
import { usePhone } from '../../../ui/index.ts';
import { Board, Preview } from '../board/index.ts';
import { UPGRADE } from './building.ts';
import type { Building } from './useBuilding.ts';
import { viewOf } from './view.ts';

export interface BuildingBoardProps {
  play: Play;
  building: Building;
  /** Whether a tile is being dragged; until it is over a legal field, the board shows no ghost. */
  dragging: boolean;
  onHover(cell: string | null): void;
  /** A click on a field with a tile, or a long press (`long`). */
  onInspect(cell: string, long: boolean): void;
}

/** The board, with the held tile and its preview. */
export function BuildingBoard({ play, building, dragging, onHover, onInspect }: BuildingBoardProps) {
  const view = viewOf(play);
  const phone = usePhone();
  const { legal, cell: held, preview } = building;
  const hasTile = (cell: string) => view.fields.some(({ id, tile }) => id === cell && tile);
  return (
    <Board
      view={view}
      nameOf={play.nameOf}
      legal={legal}
      why={building.why}
      ghost={dragging && !held ? null : building.ghost}
      selected={building.piece === UPGRADE ? held : null}
      onCell={(cell) => {
        building.aim(cell);
        if (hasTile(cell)) onInspect(cell, false);
        else onHover(cell);
      }}
      onHover={onHover}
      // Only tiles can be inspected; a sign has its own tooltip.
      onInspect={(cell) => hasTile(cell) && onInspect(cell, true)}
      onRotate={building.rotate}
      onPull={(cell) => legal.has(cell) && cell !== held && building.aim(cell)}
      beside={preview && !phone ? <Preview preview={preview} /> : null}
    />
  );
}
