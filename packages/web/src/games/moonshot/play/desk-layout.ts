import { between, type Size } from '../../../ui/index.ts';
import { type Measure, PHONE, WIDE } from '../board/blueprint/layout.ts';

/** Sizes of the whole desk in pixels: the missions, the politics board, and the blueprint beside the supply. */
export interface DeskLayout {
  width: number;
  wall: number;
  politics: number;
  /** The sheet of the rocket; the supply takes the rest of the width. */
  sheet: number;
  /** The kind of plates of the rocket, and its measures. */
  size: 'wide' | 'phone';
  rocket: Measure;
}

export const GAP = 6;
/** On very wide screens, the desk is centred. */
const MOST = 1100;
/** The least width of the supply. */
const SUPPLY = 264;
/** The height at which all of the supply is shown in full. */
const SUPPLY_HEIGHT = 366;
const WALL = { least: 108, most: 136 };
const POLITICS = { least: 126, most: 180 };
/** Margins of the blueprint on its sheet. */
const MARGIN = { x: 20, y: 14 };

/** Cells smaller than this leave no room for wide plates beside them. */
const SMALL = 62;

/** The height of a blueprint, or its width, without its cells. */
const aboveOf = ({ nose, gap, below }: Measure): number => nose + gap + below + MARGIN.y;
const besideOf = ({ left, right, gap }: Measure): number => left + right + 2 * gap + MARGIN.x;

/** The room that the whole desk needs, in pixels before scaling. */
const ROOM = { width: 690, height: 590 };
/** Between panels, less than this is too little even without scaling. */
const LEAST_ROOM = { width: 610, height: 585 };

/** The scale of the whole desk: that of the panels around it, or less if they leave little room. */
export const deskScale = (room: Size, scale: number): number =>
  Math.max(Math.min(1, scale), Math.min(scale, room.width / ROOM.width, room.height / ROOM.height));

export const isScant = ({ width, height }: Size): boolean => width < LEAST_ROOM.width || height < LEAST_ROOM.height;

/** The largest cells that leave room for everything else; the other parts share what remains. */
export function deskLayout(room: Size): DeskLayout {
  const wide = layoutWith(room, 'wide');
  return wide.rocket.cell < SMALL ? layoutWith(room, 'phone') : wide;
}

function layoutWith({ width: room, height }: Size, size: DeskLayout['size']): DeskLayout {
  const measure = size === 'wide' ? WIDE : PHONE;
  const width = Math.min(room, MOST);
  const high = height - WALL.least - POLITICS.least - 2 * GAP - aboveOf(measure);
  const wide = width - SUPPLY - GAP - besideOf(measure);
  const cell = Math.floor(Math.max(40, Math.min(high / 3, wide / 4)));
  const below = Math.max(3 * cell + aboveOf(measure), SUPPLY_HEIGHT);
  const spare = Math.max(0, Math.floor(height) - WALL.least - POLITICS.least - 2 * GAP - below);
  const wall = between(WALL.least, WALL.least + spare / 2, WALL.most);
  return {
    width,
    wall,
    politics: between(POLITICS.least, POLITICS.least + spare - (wall - WALL.least), POLITICS.most),
    sheet: 4 * cell + besideOf(measure),
    size,
    rocket: { ...measure, cell },
  };
}
