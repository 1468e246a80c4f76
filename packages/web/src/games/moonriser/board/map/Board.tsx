import { boardOf, type MoonriserView } from '@orrery/moonriser';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { cx } from '../../../../look/cx.ts';
import { useFrameInsets, usePhone } from '../../../../look/frame/Frame.tsx';
import { LineIcon } from '../../../../look/LineIcon.tsx';
import { IconButton } from '../../../../look/primitives.tsx';
import { Scene } from '../Scene.tsx';
import { Beside } from './Beside.tsx';
import s from './board.module.css';
import { Fields } from './Fields.tsx';
import { type Ghost, GhostNumbers, GhostTile } from './GhostTile.tsx';
import { Ground } from './Ground.tsx';
import { Hits } from './Hits.tsx';
import { Rings } from './Rings.tsx';
import { Numbers, Tiles } from './Tiles.tsx';
import { useCamera } from './useCamera.ts';
import { useGestures } from './useGestures.ts';

/** Below this many pixels of hex radius, fewer and larger numbers are drawn. */
const SMALL = 42;

const NO_MARKS: readonly string[] = [];
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
  /** Fields that others have just changed. */
  marked?: readonly string[];
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
  const {
    view,
    nameOf,
    legal = NONE,
    why,
    ghost = null,
    selected = null,
    marked = NO_MARKS,
    onCell,
    onHover,
    onRotate,
    onPull,
  } = props;
  const room = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const frame = useFrameInsets();
  const insets = frame.now;
  const [hovered, setHovered] = useState<string | null>(null);
  const ids = useMemo(() => view.fields.map((f) => f.id), [view.fields]);
  const board = useMemo(() => boardOf({ fields: view.fields }), [view.fields]);
  const camera = useCamera(room, ids, frame);
  const { turn, bounds, scale, rest, view: at } = camera;
  const held = ghost?.cell ?? null;
  const gestures = useGestures(room, { camera, held, onRotate, onPull, onLongPress: props.onInspect });
  const small = camera.radius < SMALL;
  const owner = ghost?.seat ?? view.seat ?? view.turn ?? 0;

  const hover = useCallback(
    (cell: string | null) => {
      setHovered(cell);
      onHover?.(cell);
    },
    [onHover],
  );

  function onKeyDown(e: KeyboardEvent) {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === '+' || e.key === '=') camera.zoomBy(1.25);
    else if (e.key === '-') camera.zoomBy(0.8);
    else if (e.key === '0') camera.fit();
    else if (e.key === '[') camera.turnBy(1);
    else if (e.key === ']') camera.turnBy(-1);
    else return;
    e.preventDefault();
  }

  const reason = hovered && hovered !== held && !legal.has(hovered) ? (why?.(hovered) ?? null) : null;
  const layer = { fields: view.fields, board, turn, small };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls, this only moves the camera
    <div ref={room} className={s.room} onKeyDown={onKeyDown} {...gestures.handlers}>
      <Scene />
      {camera.ready && (
        <section
          aria-label="Fields of the board"
          className={cx(s.stage, gestures.moving ? s.moving : camera.steady && s.gliding)}
          style={{ transform: `translate(${rest.x + at.x}px, ${rest.y + at.y}px) scale(${camera.stretch})` }}
        >
          <svg
            className={s.drawing}
            width={bounds.width * scale}
            height={bounds.height * scale}
            viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
            overflow="visible"
          >
            <Ground fields={view.fields} turn={turn} />
            <Fields fields={view.fields} turn={turn} small={small} legal={legal} held={held} />
            <Tiles {...layer} />
            <Rings {...layer} legal={legal} selected={selected} marked={marked} />
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
          </svg>
        </section>
      )}
      {props.beside && (held ?? selected) && (
        <Beside cell={held ?? selected ?? ''} ids={ids} camera={camera} insets={insets} room={room}>
          {props.beside}
        </Beside>
      )}
      {reason && hovered && <Reason cell={hovered} text={reason} camera={camera} />}
      <div className={s.controls} style={{ left: insets.left + (phone ? 4 : 0), bottom: insets.bottom + 4 }}>
        <IconButton
          label="Turn the board"
          hint="]"
          icon={<LineIcon name="rotate" />}
          onClick={() => camera.turnBy(-1)}
        />
        {!phone && (
          <>
            <IconButton label="Zoom out" hint="-" icon={<LineIcon name="minus" />} onClick={() => camera.zoomBy(0.8)} />
            <IconButton label="Zoom in" hint="+" icon={<LineIcon name="plus" />} onClick={() => camera.zoomBy(1.25)} />
          </>
        )}
        {camera.moved && (
          <IconButton label="Show the whole board" hint="0" icon={<LineIcon name="fit" />} onClick={camera.fit} />
        )}
      </div>
    </div>
  );
}

function Reason({ cell, text, camera }: { cell: string; text: string; camera: ReturnType<typeof useCamera> }) {
  const { x, y } = camera.seenAt(cell);
  return (
    <div className={s.reason} role="tooltip" style={{ left: x, top: y - camera.radius * 0.8 }}>
      {text}
    </div>
  );
}
