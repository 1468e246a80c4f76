import { boardOf, type MoonriserView } from '@orrery/moonriser';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Camera, Stage, useCamera, useGestures } from '../../../../look/board/index.ts';
import { useFrameInsets } from '../../../../look/frame/Frame.tsx';
import { drawingOf, placeOf, R } from '../geometry.ts';
import { Scene } from '../Scene.tsx';
import { Beside } from './Beside.tsx';
import s from './board.module.css';
import { Fields } from './Fields.tsx';
import { type Ghost, GhostNumbers, GhostTile } from './GhostTile.tsx';
import { Ground } from './Ground.tsx';
import { Hits } from './Hits.tsx';
import { Rings } from './Rings.tsx';
import { Numbers, Tiles } from './Tiles.tsx';

/** Below this many pixels of hex radius, fewer and larger numbers are drawn. */
const SMALL = 42;

const NONE: ReadonlyMap<string, { cost?: number }> = new Map();

export interface BoardProps {
  view: MoonriserView;
  nameOf: (seat: number) => string;
  /** Fields that may be chosen, with the red that the distance costs. */
  legal?: ReadonlyMap<string, { cost?: number }>;
  /** Why a field may not be chosen; shown on hover and focus. */
  why?: (cell: string) => string | null;
  /** A tile held over a field. */
  ghost?: Ghost | null;
  selected?: string | null;
  onCell?: (cell: string) => void;
  onHover?: (cell: string | null) => void;
  /** A long press on a field. */
  onInspect?: (cell: string) => void;
  /** Wheel or twist while a tile is held: 1 is counter-clockwise. */
  onRotate?: (direction: 1 | -1) => void;
  /** The held tile was pulled over another field. */
  onPull?: (cell: string) => void;
  /** A card shown beside the ghost or the selected field, where it hides least. */
  beside?: ReactNode;
}

/** The moon with the board on it. */
export function Board(props: BoardProps) {
  const { view, nameOf, legal = NONE, why, ghost = null, selected = null, onCell, onHover, onRotate, onPull } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useFrameInsets();
  const [hovered, setHovered] = useState<string | null>(null);
  const ids = useMemo(() => view.fields.map((f) => f.id), [view.fields]);
  const board = useMemo(() => boardOf({ fields: view.fields }), [view.fields]);
  const drawing = useMemo(() => drawingOf(ids), [ids]);
  const camera = useCamera(room, drawing, frame);
  const { turn } = camera;
  const held = ghost?.cell ?? null;
  const gestures = useGestures(room, { camera, held, onRotate, onPull, onLongPress: props.onInspect });
  const small = camera.seen * R < SMALL;
  const owner = ghost?.seat ?? view.seat ?? view.turn ?? 0;

  const hover = useCallback(
    (cell: string | null) => {
      setHovered(cell);
      onHover?.(cell);
    },
    [onHover],
  );

  const reason = hovered && hovered !== held && !legal.has(hovered) ? (why?.(hovered) ?? null) : null;
  const layer = { fields: view.fields, board, turn, small };
  return (
    <Stage
      {...{ room, drawing, camera, gestures }}
      label="Fields of the board"
      behind={<Scene />}
      over={
        <>
          {props.beside && (held ?? selected) && (
            <Beside cell={held ?? selected ?? ''} ids={ids} camera={camera} insets={frame.now} room={room}>
              {props.beside}
            </Beside>
          )}
          {reason && hovered && <Reason cell={hovered} text={reason} camera={camera} />}
        </>
      }
    >
      <Ground fields={view.fields} turn={turn} />
      <Fields fields={view.fields} turn={turn} small={small} legal={legal} held={held} />
      <Tiles {...layer} />
      <Rings {...layer} legal={legal} selected={selected} />
      {ghost && <GhostTile ghost={ghost} owner={owner} {...layer} />}
      <Numbers {...layer} hidden={held} />
      {ghost && <GhostNumbers ghost={ghost} owner={owner} {...layer} />}
      <Hits
        fields={view.fields}
        board={board}
        turn={turn}
        legal={legal}
        selected={selected ?? held}
        nameOf={nameOf}
        why={why}
        onCell={onCell}
        onHover={hover}
        swallowed={gestures.swallowed}
      />
    </Stage>
  );
}

function Reason({ cell, text, camera }: { cell: string; text: string; camera: Camera }) {
  const { x, y } = camera.seenAt(placeOf(cell, camera.turn));
  return (
    <div className={s.reason} role="tooltip" style={{ left: x, top: y - camera.seen * R * 0.8 }}>
      {text}
    </div>
  );
}
