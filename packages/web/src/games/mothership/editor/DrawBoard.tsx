import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { cellUnder, type Drawing, Hits, Stage, useCamera, useGestures } from '../../../ui/board/index.ts';
import { useFrameInsets, usePhone, useSize } from '../../../ui/index.ts';
import { boundsOf, distance, type Hex, rimPath } from '../board/hex.ts';
import { cellsOf, HEXES } from '../board/map/cells.ts';
import { Ground } from '../board/map/Ground.tsx';
import { type Note, Notes } from '../board/map/Marks.tsx';
import { MiniMap } from '../board/map/MiniMap.tsx';
import { Defs, Reach } from '../board/map/Reach.tsx';
import { Units } from '../board/map/Units.tsx';
import { useFocus } from '../board/map/useFocus.ts';
import { Worlds } from '../board/map/Worlds.tsx';
import { Sky } from '../board/Sky.tsx';
import { hexDescriber, spaceOf, unitsOf, worldsOf } from './board-data.ts';
import { type Fault, wrongHexes } from './check.ts';
import type { Draft } from './draft.ts';
import s from './editor.module.css';
import { anchorsOf, isDone, move, pieceAt, tileAt, tileHexes } from './pieces.ts';
import type { Symmetry } from './symmetry.ts';
import { t } from './text.ts';
import type { EditTool } from './tools.ts';

const NONE: readonly never[] = [];
const NO_HEX: ReadonlySet<Hex> = new Set();
/** A drawing that shows every hex, because any of them may be edited. */
function wholeOf(hexes: readonly Hex[]): Drawing {
  const bounds = boundsOf(hexes);
  return { bounds: () => bounds, largest: 1.6, turns: 1 };
}
/** Maximum distance of a fleet from its start. */
const NEAR = 2;
/** Danger level given to hexes with faults, high enough for the map's dense hatch. */
const WRONG = 6;

export interface DrawBoardProps {
  draft: Draft;
  faults: readonly Fault[];
  tool: EditTool;
  symmetry: Symmetry;
  /** The piece selected to be moved. */
  picked: Hex | null;
  hover: Hex | null;
  /** Starts whose placement areas are outlined. */
  homes: readonly Hex[];
  /** Labels beside hexes. */
  notes: readonly Note[];
  onHover: (hex: Hex | null) => void;
  onHex: (hex: Hex) => void;
  onMove: (from: Hex, to: Hex) => void;
}

/** The hexes a click would change. */
function touched({ draft, tool, symmetry }: DrawBoardProps, hover: Hex): Hex[] {
  if (tool === 'move') return [hover];
  if (tool === 'erase')
    return pieceAt(draft, hover) || tileAt(draft, hover) ? anchorsOf(draft, tool, symmetry, hover) : [];
  // If all stations or enemy ships are placed, only a click on one of them has an effect: it removes the piece.
  const waiting = tool === 'station' ? draft.stations : tool === 'enemy' ? draft.npc : [null];
  if (!waiting.includes(null) && pieceAt(draft, hover) !== tool) return [];
  const anchors = anchorsOf(draft, tool, symmetry, hover);
  return tool === 'asteroids' ? anchors.flatMap((anchor) => tileHexes(draft, anchor)) : anchors;
}

/** The editable map: a click uses the current tool, dragging moves a piece or pans the map. */
export function DrawBoard(props: DrawBoardProps) {
  const { draft, faults, tool, symmetry, picked, hover, onHover, onMove } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useFrameInsets();
  const { width, height } = useSize(room);
  const phone = usePhone();
  // The piece under the pointer, and the hex it is dragged to.
  const [held, setHeld] = useState<Hex | null>(null);
  const [pulled, setPulled] = useState<Hex | null>(null);
  const carried = held !== null && pulled !== null ? move(draft, held, pulled, symmetry) : draft;
  const shown = isDone(carried) ? carried : draft;

  const space = useMemo(() => spaceOf(shown), [shown]);
  const drawing = useMemo(() => wholeOf(space.hexes), [space.hexes]);
  const cells = useMemo(() => cellsOf(space.hexes), [space.hexes]);
  const camera = useCamera(room, drawing, frame);
  const gestures = useGestures(room, { camera, held: pulled ?? held, onPull: setPulled });

  const { look, walk } = useFocus(room, camera, frame.now);

  function onPointerDown(e: PointerEvent) {
    const cell = e.button === 0 ? cellUnder(e.clientX, e.clientY) : null;
    setHeld(cell !== null && tool !== 'erase' && (pieceAt(draft, cell) || tileAt(draft, cell)) ? cell : null);
    setPulled(null);
    gestures.handlers.onPointerDown(e);
  }
  function letGo(e: PointerEvent) {
    gestures.handlers.onPointerUp(e);
    setHeld(null);
    setPulled(null);
  }
  function onPointerUp(e: PointerEvent) {
    if (held !== null && pulled !== null) onMove(held, pulled);
    letGo(e);
  }

  const wrong = useMemo(() => wrongHexes(faults), [faults]);
  const words = useMemo(() => hexDescriber(draft, wrong), [draft, wrong]);
  const marked = useMemo(() => new Map([...wrong.keys()].map((hex) => [hex, WRONG])), [wrong]);
  const reach = new Map(
    [...(hover !== null && pulled === null ? touched(props, hover) : []), ...(picked === null ? [] : [picked])].map(
      (hex) => [hex, { risk: tool === 'erase' }],
    ),
  );
  const around = useMemo(
    () => props.homes.map((home) => rimPath(new Set(space.hexes.filter((hex) => distance(home, hex) <= NEAR)))),
    [props.homes, space.hexes],
  );
  const [worlds, units] = useMemo(() => [worldsOf(shown), unitsOf(shown)], [shown]);
  const notes: Note[] = [...props.notes, ...[...wrong.keys()].map((hex): Note => ({ hex, text: '!', kind: 'threat' }))];
  return (
    <Stage
      {...{ room, drawing, camera }}
      gestures={{ ...gestures, handlers: { ...gestures.handlers, onPointerDown, onPointerUp, onPointerCancel: letGo } }}
      label={t('hexes')}
      behind={<Sky />}
      over={
        phone &&
        camera.moved &&
        width > 0 && (
          <div className={s.corner} style={{ top: frame.now.top - 44 }}>
            <MiniMap
              {...{ space, worlds, units, camera }}
              window={{ x: 0, y: 0, width, height: height - frame.now.bottom }}
              onLook={look}
            />
          </div>
        )
      }
    >
      <Defs />
      <Ground space={space} />
      <Reach reach={reach} danger={marked} guardians={NONE} targets={NONE} hexes={space.hexes} />
      {around.map((rim) => (
        <path key={rim} aria-hidden className={s.home} d={rim} />
      ))}
      <Worlds worlds={worlds} />
      <Units units={units} chosen={NONE} />
      <Notes notes={notes} />
      <Hits
        {...HEXES}
        cells={cells}
        legal={NO_HEX}
        selected={picked}
        words={words}
        onCell={props.onHex}
        onHover={phone ? NOTHING : onHover}
        onWalk={walk}
        swallowed={gestures.swallowed}
      />
    </Stage>
  );
}

const NOTHING = () => {};
