import { type CSSProperties, createContext, useContext } from 'react';
import { BotFace } from './bots/BotFace.tsx';
import { LineIcon, type LineName } from './LineIcon.tsx';
import s from './primitives.module.css';

/** The mark of each seat, for games in which several seats share one; if empty, each seat has its own mark. */
export const OWN_MARKS: readonly number[] = [];
export const MarksContext = createContext(OWN_MARKS);

/** The state of a seat whose player has resigned or was replaced, as text and icon. */
export interface SeatState {
  words: string;
  icon: LineName;
}
export const SeatStatesContext = createContext<readonly (SeatState | null)[]>([]);

/** The icon of a seat that resigned or that a bot has taken over; renders nothing for other seats. */
export function SeatStateIcon({ seat }: { seat: number }) {
  const state = useContext(SeatStatesContext)[seat];
  return state ? <LineIcon name={state.icon} size={13} /> : null;
}

/** The places of bots on the ladder, by seat; null for seats of players. */
export const BotLevelsContext = createContext<readonly (number | null)[]>([]);

/** The colour of a seat, as a custom property reference. */
export const seatColour = (seat: number): string => `var(--seat-${(seat % 6) + 1})`;

/** Sets `--seat` to the colour of a seat. */
export const seatStyle = (seat: number): CSSProperties => ({ '--seat': seatColour(seat) }) as CSSProperties;

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 0.56 : 1.28;
  const a = (Math.PI / 5) * i - Math.PI / 2;
  return `${(r * Math.cos(a)).toFixed(3)} ${(r * Math.sin(a)).toFixed(3)}`;
}).join('L');

// Paths with a radius of about 1 and equal visual weight.
const SHAPES = [
  'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1 -1 0Z',
  'M0 -1.22L1.2 .86H-1.2Z',
  'M-.9 -.9H.9V.9H-.9Z',
  'M0 -1.24L1.24 0L0 1.24L-1.24 0Z',
  'M0 -1.1L.95 -.55V.55L0 1.1L-.95 .55V-.55Z',
  `M${star}Z`,
];

export interface SeatShapeProps {
  seat: number;
  x?: number;
  y?: number;
  r: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** A seat's mark inside an SVG drawing. */
export function SeatShape({ seat, x = 0, y = 0, r, fill, stroke, strokeWidth = 0 }: SeatShapeProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${r})`}
      d={SHAPES[seat % 6]}
      strokeLinejoin="round"
      style={{ fill: fill ?? seatColour(seat), stroke: stroke ?? 'none', strokeWidth: strokeWidth / r }}
    />
  );
}

export interface SeatMarkProps {
  seat: number;
  size?: number;
  label?: string;
}

/** A seat's mark as an icon. Colour and shape always go together. */
export function SeatMark({ seat, size = 26, label }: SeatMarkProps) {
  const mark = useContext(MarksContext)[seat] ?? seat;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={s.mark} width={size} height={size} viewBox="-1.5 -1.5 3 3">
      <SeatShape seat={mark} y={mark % 6 === 1 ? 0.12 : 0} r={1.1} stroke="var(--seat-edge)" strokeWidth={0.1} />
    </svg>
  );
}

export interface SeatAvatarProps {
  seat: number;
  size: number;
  /** The bot's place on the ladder; by default that of the table's bot in this seat. */
  bot?: number | null;
}

/** A bot's face with the mark of its seat; only the mark for other seats. */
export function SeatAvatar({ seat, size, bot }: SeatAvatarProps) {
  const levels = useContext(BotLevelsContext);
  const level = bot === undefined ? (levels[seat] ?? null) : bot;
  if (level === null) return <SeatMark seat={seat} size={size} />;
  return (
    <span className={s.avatar} style={{ width: size, height: size }}>
      <BotFace level={level} size={size} />
      <SeatMark seat={seat} size={Math.round(size * 0.52)} />
    </span>
  );
}
