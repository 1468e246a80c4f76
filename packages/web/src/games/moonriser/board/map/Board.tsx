import { boardOf, type MoonriserView, type SeenField } from '@orrery/moonriser';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Camera, type Cell, Hits, Stage, useCamera, useGestures } from '../../../../ui/board/index.ts';
import { useFrameInsets } from '../../../../ui/frame/Frame.tsx';
import { t } from '../../text.ts';
import { fieldLabel } from '../descriptions.ts';
import { drawingOf, hexPath, neighbour, placeOf, R, textSize } from '../geometry.ts';
import { Scene } from '../Scene.tsx';
import { Beside } from './Beside.tsx';
import s from './board.module.css';
import { Fields } from './Fields.tsx';
import { type Ghost, GhostNumbers, GhostTile } from './GhostTile.tsx';
import { Ground } from './Ground.tsx';
import { Rings } from './Rings.tsx';
import { Numbers, Tiles } from './Tiles.tsx';

const AREA = hexPath(R * 0.97);
const RING = hexPath(R * 0.93);

const NONE: ReadonlyMap<string, { cost?: number }> = new Map();

export interface BoardProps {
  view: MoonriserView;
  nameOf: (seat: number) => string;
  /** Fields that can be chosen, with the red tokens for their distance. */
  legal?: ReadonlyMap<string, { cost?: number }>;
  /** Why a field cannot be chosen; shown on hover and focus. */
  why?: (cell: string) => string | null;
  /** A tile held over a field. */
  ghost?: Ghost | null;
  selected?: string | null;
  onCell?: (cell: string) => void;
  onHover?: (cell: string | null) => void;
  /** A long press on a field. */
  onInspect?: (cell: string) => void;
  /** Wheel or twist gesture while a tile is held; 1 is counter-clockwise. */
  onRotate?: (direction: 1 | -1) => void;
  /** Called when the held tile is dragged over another field. */
  onPull?: (cell: string) => void;
  /** A card shown beside the ghost or the selected field, where it covers the fewest fields. */
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
  const drawing = useMemo(() => drawingOf(ids, frame.scale ?? 1), [ids, frame.scale]);
  const camera = useCamera(room, drawing, frame);
  const { turn } = camera;
  const held = ghost?.cell ?? null;
  const gestures = useGestures(room, { camera, held, onRotate, onPull, onLongPress: props.onInspect });
  const text = textSize(camera.seen);
  const owner = ghost?.seat ?? view.seat ?? view.turn ?? 0;

  const hover = useCallback(
    (cell: string | null) => {
      setHovered(cell);
      onHover?.(cell);
    },
    [onHover],
  );

  const cells = useMemo(() => cellsOf(view.fields, turn), [view.fields, turn]);
  const fields = useMemo(() => new Map(view.fields.map((field) => [field.id, field])), [view.fields]);
  const words = useCallback(
    (cell: string) => {
      const field = fields.get(cell);
      const may = legal.get(cell);
      const words = field ? fieldLabel(field, board, nameOf) : '';
      if (may) return t('field-legal', { field: words, cost: may.cost ?? 0 });
      const refused = why?.(cell);
      return refused ? t('field-refused', { field: words, why: refused }) : words;
    },
    [fields, legal, why, board, nameOf],
  );

  const reason = hovered && hovered !== held && !legal.has(hovered) ? (why?.(hovered) ?? null) : null;
  const layer = { fields: view.fields, board, turn, text };
  return (
    <Stage
      {...{ room, drawing, camera, gestures }}
      label={t('fields')}
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
      <Fields fields={view.fields} turn={turn} text={text} legal={legal} held={held} />
      <Tiles {...layer} />
      <Rings {...layer} legal={legal} selected={selected} />
      {ghost && <GhostTile ghost={ghost} owner={owner} {...layer} />}
      <Numbers {...layer} hidden={held} />
      {ghost && <GhostNumbers ghost={ghost} owner={owner} {...layer} />}
      <Hits
        cells={cells}
        area={AREA}
        ring={RING}
        legal={legal}
        selected={selected ?? held}
        words={words}
        beyond={(cell, way) => neighbour(cell, way - turn + 6)}
        onCell={onCell}
        onHover={hover}
        swallowed={gestures.swallowed}
      />
    </Stage>
  );
}

const aboutOf = ({ tile, black, sign }: SeenField): string | undefined =>
  tile ? undefined : black ? 'black' : sign ? `sign:${sign}` : undefined;

/** The fields as pointer and keyboard targets, in reading order of the unrotated board. */
const cellsOf = (fields: readonly SeenField[], turn: number): Cell[] =>
  [...fields]
    .sort((a, b) => a.r - b.r || a.q - b.q)
    .map((field) => {
      const at = placeOf(field.id, turn);
      const row = Math.round(at.y / (R * 1.5));
      return { id: field.id, at, row, anchor: `field:${field.id}`, about: aboutOf(field) };
    });

function Reason({ cell, text, camera }: { cell: string; text: string; camera: Camera }) {
  const { x, y } = camera.seenAt(placeOf(cell, camera.turn));
  return (
    <div className={s.reason} role="tooltip" style={{ left: x, top: y - camera.seen * R * 0.8 }}>
      {text}
    </div>
  );
}
