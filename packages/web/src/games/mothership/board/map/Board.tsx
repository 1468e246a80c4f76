import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useKeys } from '../../../../play/keys.ts';
import { type Box, type Camera, Hits, Stage, useCamera, useGestures } from '../../../../ui/board/index.ts';
import { IconButton, type Insets, LineIcon, REVEAL, useFrameInsets, usePhone, useSize } from '../../../../ui/index.ts';
import { drawingOf, type Hex, placeOf, WIDE } from '../hex.ts';
import { Sky } from '../Sky.tsx';
import { t } from '../text.ts';
import type { BoardPlanet, BoardSpace, BoardUnit } from '../types.ts';
import s from './board.module.css';
import { Course, type Plan, Rolls } from './Course.tsx';
import { cellsOf, HEXES } from './cells.ts';
import { Ground } from './Ground.tsx';
import { Intents, type PlannedAction } from './Intents.tsx';
import { type Note, Notes, type Strike, StrikeMarks } from './Marks.tsx';
import { MiniMap } from './MiniMap.tsx';
import { Defs, Reach } from './Reach.tsx';
import { Units } from './Units.tsx';
import { useFocus } from './useFocus.ts';
import { Worlds } from './Worlds.tsx';

/** Initial width of a hex on a phone, in pixels, unless the whole board shows hexes at least this wide. */
const CLOSE = 54;
const WHOLE = 34;

const NOWHERE: ReadonlyMap<Hex, { risk: boolean }> = new Map();
const NO_DANGER: ReadonlyMap<Hex, number> = new Map();
const NONE: readonly never[] = [];
const NO_HEX: ReadonlySet<Hex> = new Set();

export interface BoardProps {
  space: BoardSpace;
  worlds: readonly BoardPlanet[];
  units: readonly BoardUnit[];
  /** Hexes the selected ship can reach. */
  reach?: ReadonlyMap<Hex, { risk: boolean }>;
  /** The number of enemies that could attack each hex. */
  danger?: ReadonlyMap<Hex, number>;
  /** Guardians whose zones are shown. */
  guardians?: readonly Hex[];
  /** Hexes the selected ship could attack. */
  targets?: readonly Hex[];
  plan?: Plan | null;
  strike?: Strike | null;
  notes?: readonly Note[];
  /** The opponent's planned actions, and the id of its unit that is hovered. */
  intents?: readonly PlannedAction[];
  looked?: string | null;
  /** Selected units, the acting one first. */
  chosen?: readonly string[];
  /** Hexes that can be clicked. */
  legal?: ReadonlySet<Hex>;
  selected?: Hex | null;
  /** The viewer's ships. The camera returns to them when `turn` changes; a small screen opens there. */
  fleet?: readonly Hex[];
  /** The viewer's turn; null while others move. */
  turn?: number | null;
  /** The hex the prompt is about; a small screen keeps it visible when the sheet grows. */
  attention?: Hex | null;
  words: (hex: Hex) => string;
  onHex: (hex: Hex) => void;
  onHover: (hex: Hex | null) => void;
  onInspect?: (hex: Hex) => void;
  /** Overlay on the board, such as a legend. */
  over?: ReactNode;
}

/** The star map, with pan and zoom. Only layers that depend on the selection re-render during a turn. */
export function Board(props: BoardProps) {
  const { space, worlds, units, plan = null, strike = null, notes = NONE, chosen = NONE } = props;
  const { intents = NONE } = props;
  const { reach = NOWHERE, danger = NO_DANGER, guardians = NONE, targets = NONE, legal = NO_HEX, onInspect } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useFrameInsets();
  const { width, height } = useSize(room);
  const phone = usePhone();
  const drawing = useMemo(() => drawingOf(space.hexes), [space.hexes]);
  const corner = useMemo(() => !phone && fillsCorner(space.hexes, drawing.bounds(0)), [space.hexes, drawing, phone]);
  const cells = useMemo(() => cellsOf(space.hexes, new Set(space.belts.flat())), [space]);
  const { words } = props;
  const say = useCallback(
    (hex: Hex) => (legal.has(hex) ? t('hex-legal', { hex: words(hex) }) : words(hex)),
    [words, legal],
  );
  const camera = useCamera(room, drawing, corner ? { usual: raised(frame.usual), board: raised(frame.board) } : frame);
  const gestures = useGestures(room, { camera, onLongPress: onInspect });
  const { look, walk, gather, isInView, centre } = useFocus(room, camera, frame.now);
  useReveal(room, centre);
  const { fleet = NONE, turn = null } = props;
  const open = useOpening(camera, phone ? fleet : NONE, gather);
  useReturn(turn, () => {
    if (camera.moved && !isInView(fleet)) gather(fleet);
  });
  const isFleetKnown = fleet.length > 0;
  useKeys(isFleetKnown ? { L: () => gather(fleet) } : {});
  useAttention(open ? (props.attention ?? null) : null, frame.now, walk);

  return (
    <Stage
      {...{ room, drawing, camera, gestures }}
      label={t('hexes')}
      buttons={
        isFleetKnown && (
          <IconButton
            label={t('centre-fleet')}
            hint="L"
            icon={<LineIcon name="ship" />}
            onClick={() => gather(fleet)}
          />
        )
      }
      behind={<Sky />}
      over={
        <>
          {props.over}
          {phone && width > 0 && (
            <div className={s.corner} style={{ right: frame.now.right + 2, bottom: frame.now.bottom + 8 }}>
              <MiniMap
                {...{ space, worlds, units, camera }}
                window={{
                  x: 0,
                  y: frame.now.top,
                  width: width - frame.now.right,
                  height: height - frame.now.top - frame.now.bottom,
                }}
                onLook={look}
              />
            </div>
          )}
        </>
      }
    >
      <g style={labelSize(camera.seen)}>
        <Defs />
        <Ground space={space} />
        <Reach {...{ reach, danger, guardians, targets }} hexes={space.hexes} />
        <Worlds worlds={worlds} />
        {plan && <Course plan={plan} />}
        {intents.length > 0 && <Intents intents={intents} looked={props.looked ?? null} />}
        <Units units={units} chosen={chosen} />
        <Hits
          {...HEXES}
          cells={cells}
          legal={legal}
          free
          selected={props.selected ?? null}
          words={say}
          onCell={props.onHex}
          onHover={props.onHover}
          onWalk={walk}
          swallowed={gestures.swallowed}
        />
        {/* Drawn above the outline of the selected hex, which would cover their numbers. */}
        <g className={s.above}>
          {strike && <StrikeMarks strike={strike} />}
          {plan && <Rolls plan={plan} />}
          <Notes notes={notes} />
        </g>
      </g>
    </Stage>
  );
}

/** Minimum widths of a hex, in pixels, for the names of planets and for all other labels. */
const NEAR = 34;
const FAR = 26;

/**
 * Variables for labels, which stay legible at every zoom: the size of a pixel in the drawing, and whether labels are
 * shown. Rounded, because a change restyles the whole drawing.
 */
function labelSize(seen: number): CSSProperties {
  const scale = Math.max(0.1, Math.floor(seen * 20) / 20);
  return {
    '--ms-px': (1 / scale).toFixed(3),
    ...(seen * WIDE < NEAR ? { '--ms-name': 'none' } : {}),
    ...(seen * WIDE < FAR ? { '--ms-label': 'none' } : {}),
  } as CSSProperties;
}

/** Height of the camera buttons in the lower left corner. */
const BUTTONS = 46;
const raised = (insets: Insets): Insets => ({ ...insets, bottom: insets.bottom + BUTTONS });

/** Whether any hexes lie behind the camera buttons. */
const fillsCorner = (hexes: readonly Hex[], box: Box): boolean =>
  hexes.some((hex) => {
    const { x, y } = placeOf(hex);
    return x < box.x + 3 * WIDE && y > box.y + box.height - 1.5 * WIDE;
  });

/** Centres what a lesson points at when it asks for that. */
function useReveal(room: RefObject<HTMLElement | null>, centre: (seen: { x: number; y: number }) => void): void {
  useEffect(() => {
    const el = room.current;
    const onReveal = ({ target }: Event) => {
      if (!el || !(target instanceof Element)) return;
      const [from, box] = [el.getBoundingClientRect(), target.getBoundingClientRect()];
      centre({ x: box.x + box.width / 2 - from.x, y: box.y + box.height / 2 - from.y });
    };
    el?.addEventListener(REVEAL, onReveal);
    return () => el?.removeEventListener(REVEAL, onReveal);
  }, [room, centre]);
}

/** Calls `back` at the start of each of the viewer's turns. */
function useReturn(turn: number | null, back: () => void): void {
  const returning = useEffectEvent(back);
  useEffect(() => {
    if (turn !== null) returning();
  }, [turn]);
}

/** Zooms small screens in on the player's own pieces at the start. Returns whether that is done. */
function useOpening(camera: Camera, fleet: readonly Hex[], gather: (hexes: readonly Hex[]) => void): boolean {
  const [opened, setOpened] = useState<'no' | 'zoomed' | 'done'>('no');
  useEffect(() => {
    if (!camera.ready || fleet.length === 0) return;
    if (opened === 'no') {
      setOpened('zoomed');
      const wide = camera.seen * WIDE;
      if (wide < WHOLE) camera.zoomBy(CLOSE / wide);
    } else if (opened === 'zoomed') {
      setOpened('done');
      if (camera.moved) gather(fleet);
    }
  }, [camera, fleet, gather, opened]);
  return opened === 'done';
}

/** Brings a hex into view when the hex or the free area changes. */
function useAttention(hex: Hex | null, { top, bottom }: Insets, walk: (hex: Hex, around: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the free area changes
  useEffect(() => {
    if (hex !== null) walk(hex, 1);
  }, [hex, top, bottom, walk]);
}
