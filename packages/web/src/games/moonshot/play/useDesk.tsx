import { CELL_NAMES, chancesOn, type MoonshotView, type SeenProgram } from '@orrery/moonshot';
import { type PointerEvent, type ReactNode, useMemo } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { useDrag } from '../../../ui/board/index.ts';
import { useStable } from '../../../ui/index.ts';
import type { Odds } from '../board/panels/Missions.tsx';
import { Tile } from '../board/Tile.tsx';
import { heldTile, layTile, liftTile, type TileSelection, type TileVerb } from './selection.ts';
import { type Turn, useTurn } from './useTurn.ts';

/** Everything the boards and panels show: the table, the program they belong to, and the current turn. */
export interface Desk {
  play: Play;
  view: MoonshotView;
  side: number;
  own: SeenProgram | undefined;
  turn: Turn;
  /** The chances on each mission, now and with the selection. */
  odds: ReadonlyMap<string, Odds>;
  oddsThen: ReadonlyMap<string, Odds> | null;
  /** Starts to drag a tile. */
  lift(verb: TileVerb, tile: string, event: PointerEvent): void;
  /** The dragged tile. */
  layer: ReactNode;
}

/** Whether the boards are the viewer's own. In a replay the viewer has no seat: the boards belong to a program. */
export const isMine = ({ play: { table } }: Desk): boolean =>
  table.viewer !== null && table.mySeats.includes(table.viewer);

/** Selects a tile for the prompt that it answers. */
export const takeTile = (turn: Turn, tile: TileSelection): void =>
  tile.verb === 'lay' ? turn.take(tile) : turn.reach('ask-engineer', tile);

export function useDesk(play: Play): Desk {
  const view = play.table.view as MoonshotView;
  const side = view.side ?? 0;
  const turn = useTurn(play, view, side);
  const { taken, then } = turn;
  const odds = useMemo(() => chancesOn(view, side), [view, side]);
  const oddsThen = useMemo(() => then && chancesOn(view, side, then.sum), [view, side, then]);
  const held = heldTile(taken);
  const drag = useDrag<{ verb: TileVerb; tile: string }>({
    picture: ({ tile }) => <Tile id={tile} size={66} rotation={held?.tile === tile ? held.rotation : 0} silent />,
    // The tile goes where the finger points: the board draws it there, so that the finger does not hide it.
    onStart: ({ verb, tile }) => takeTile(turn, liftTile(taken, verb, tile)),
    onOver: ({ verb, tile }, cell) => {
      const lifted = liftTile(taken, verb, tile);
      takeTile(turn, cell && turn.cells.has(cell) ? layTile(lifted, cell, turn.gains) : lifted);
    },
    draws: (_piece, cell) => turn.cells.has(cell),
    onDrop: ({ verb, tile }, cell) => {
      if (cell && turn.cells.has(cell)) takeTile(turn, layTile(liftTile(null, verb, tile), cell, turn.gains));
      else if (cell && CELL_NAMES.includes(cell)) turn.pressCell(cell);
      else if (cell === 'lane:8' && verb === 'line') void play.answer(`supply:${tile}`);
    },
  });
  const lift = useStable((verb: TileVerb, tile: string, event: PointerEvent) => drag.lift({ verb, tile }, event));
  return {
    play,
    view,
    side,
    own: view.programs[side],
    turn,
    odds,
    oddsThen,
    lift,
    layer: drag.layer,
  };
}
