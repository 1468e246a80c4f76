import { type CSSProperties, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import s from './bot-face.module.css';

interface Drawing {
  /** The hue of the face, in degrees. */
  hue: number;
  /** The drawing, given the fill of the body. */
  draw(body: string): ReactNode;
}

const dot = (x: number, y: number, r: number, className: string | undefined) => (
  <circle cx={x} cy={y} r={r} className={className} />
);

/** Six blades around the middle of an eye. */
const BLADES = [0, 60, 120, 180, 240, 300];

/** The faces by level, weakest first, in a square of 96. */
const FACES: readonly Drawing[] = [
  {
    // A pebble with one curious eye.
    hue: 48,
    draw: (body) => (
      <>
        <path d="M27 36c5-15 25-20 38-8 10 9 11 25 4 36-8 12-26 16-38 8-12-7-10-24-4-36Z" fill={body} />
        {dot(66, 60, 5, s.shade)}
        {dot(35, 65, 3.6, s.shade)}
        {dot(69, 44, 2.6, s.shade)}
        {dot(47, 43, 13, s.white)}
        {dot(50.5, 40.5, 6.6, s.dark)}
        {dot(53, 38, 2.2, s.white)}
        <path d="M39 64q9 7 18 0" className={s.line} />
      </>
    ),
  },
  {
    // A rocket that is always about to leave.
    hue: 140,
    draw: (body) => (
      <>
        <path d="M39 71l4 13 5-6 5 6 4-13z" className={s.lamp} />
        <path d="M28 51 13 67l16 2zM68 51l15 16-16 2z" className={s.deep} />
        <path d="M48 8c18 13 25 32 22 54-.6 6-4 9-9 9H35c-5 0-8.4-3-9-9C23 40 30 21 48 8Z" fill={body} />
        {dot(38.5, 41, 7.6, s.white)}
        {dot(57.5, 41, 7.6, s.white)}
        {dot(41.5, 41, 3.8, s.dark)}
        {dot(60.5, 41, 3.8, s.dark)}
        <path d="M41 59h14" className={s.line} />
      </>
    ),
  },
  {
    // An iris that looks at everything.
    hue: 318,
    draw: (body) => (
      <>
        <circle cx="48" cy="48" r="38" fill={body} />
        {dot(48, 48, 25, s.dark)}
        {BLADES.map((turn) => (
          <path
            key={turn}
            d="M48 25.5A22.5 22.5 0 0 1 67.5 36.800L48 48Z"
            className={turn % 120 ? s.mid : s.deep}
            transform={`rotate(${turn} 48 48)`}
          />
        ))}
        <circle cx="48" cy="48" r="25" className={s.rim} />
        {dot(48, 48, 10, s.dark)}
        {dot(52, 44, 3.2, s.white)}
      </>
    ),
  },
  {
    // A friendly robot.
    hue: 212,
    draw: (body) => (
      <>
        <path d="M48 18V8" className={s.rim} />
        {dot(48, 8, 5.5, s.lamp)}
        <rect x="6" y="40" width="10" height="20" rx="5" className={s.deep} />
        <rect x="80" y="40" width="10" height="20" rx="5" className={s.deep} />
        <rect x="13" y="16" width="70" height="68" rx="27" fill={body} />
        <rect x="22" y="30" width="52" height="39" rx="18" className={s.dark} />
        {dot(38, 46, 5.4, s.light)}
        {dot(58, 46, 5.4, s.light)}
        <path d="M38 57q10 7 20 0" className={s.smile} />
      </>
    ),
  },
  {
    // A scholar with round glasses.
    hue: 172,
    draw: (body) => (
      <>
        <path d="M48 10 82 29v38L48 86 14 67V29Z" fill={body} />
        <path d="M48 10 82 29v38L48 86Z" className={s.shade} />
        {dot(33, 44, 13, s.dark)}
        {dot(63, 44, 13, s.dark)}
        <circle cx="33" cy="44" r="13" className={s.glass} />
        <circle cx="63" cy="44" r="13" className={s.glass} />
        <path d="M46 42.500h4" className={s.glass} />
        {dot(34.5, 45.5, 4.4, s.light)}
        {dot(64.5, 45.5, 4.4, s.light)}
        <path d="M39 69h18" className={s.line} />
      </>
    ),
  },
  {
    // A shield with a crest.
    hue: 22,
    draw: (body) => (
      <>
        <path d="M42.5 3h11l7 17h-25z" className={s.lamp} />
        <path d="M48 14 83 25v26c0 21-15 32-35 40-20-8-35-19-35-40V25Z" fill={body} />
        <path d="M48 14 83 25v26c0 21-15 32-35 40Z" className={s.shade} />
        <path
          d="M22 40l21 7.5-2.5 8.500C31 57 24 52 22 40ZM74 40l-21 7.5 2.5 8.500C65 57 72 52 74 40Z"
          className={s.dark}
        />
        {dot(36, 50, 2.9, s.lamp)}
        {dot(60, 50, 2.9, s.lamp)}
        <path d="M39.5 72l8.5-4 8.5 4" className={s.line} />
      </>
    ),
  },
  {
    // A calm flame.
    hue: 84,
    draw: (body) => (
      <>
        <path
          d="M48 3c5 12 18 18 26 32 12 20 5 46-15 55-7 3.5-15 3.5-22 0-20-9-27-35-15-55 5-8 10-10 14-18 5 4 6.5 7 8 11 3.5-7 6-15 4-25Z"
          fill={body}
        />
        <path d="M48 37c10 9 16 17 16 28a16 16 0 0 1-32 0c0-11 6-19 16-28Z" className={s.core} />
        <path d="M26 50h19a9.2 9.2 0 0 1-19 0ZM51 50h19a9.2 9.2 0 0 1-19 0Z" className={s.dark} />
        <path d="M24 50h21M51 50h21" className={s.line} />
        {dot(36.5, 53.5, 2.4, s.white)}
        {dot(61.5, 53.5, 2.4, s.white)}
        <path d="M40 73q9 4 17-2" className={s.line} />
      </>
    ),
  },
  {
    // A ringed world with the sickle of harvest and three bright eyes.
    hue: 282,
    draw: (body) => (
      <>
        <circle cx="48" cy="48" r="36" fill={body} />
        <path d="M48 12a36 36 0 0 1 0 72c19-16 19-56 0-72Z" className={s.shade} />
        <ellipse cx="48" cy="54" rx="46" ry="11" className={s.ring} transform="rotate(-12 48 54)" />
        <path d="M12.4 53A36 36 0 0 1 82.6 38.500Q66 50 48 53.600T12.4 53Z" fill={body} />
        <path d="M29 39 48 24 67 33" className={s.thread} />
        {dot(29, 39, 6, s.white)}
        {dot(67, 33, 6, s.white)}
        {dot(48, 24, 7, s.white)}
        {dot(29.8, 39.4, 2.6, s.dark)}
        {dot(66.2, 33.6, 2.6, s.dark)}
        {dot(48, 25, 3.1, s.dark)}
      </>
    ),
  },
];

export interface BotFaceProps {
  /** The bot's place on the ladder, from 1 to 8; null for a bot that plays at random. */
  level: number | null;
  size: number;
  className?: string | undefined;
}

/** The hue of a level's face, as a style. */
export const botHue = (level: number | null): CSSProperties =>
  ({ '--hue': FACES[(level ?? 1) - 1]?.hue ?? 0 }) as CSSProperties;

/** The face of a bot. It decorates the bot's name, which stands beside it. */
export function BotFace({ level, size, className }: BotFaceProps) {
  const id = useId();
  const face = FACES[(level ?? 1) - 1];
  return (
    <svg
      aria-hidden
      className={cx(s.face, className)}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      style={botHue(level)}
      data-bot={level ?? 'random'}
    >
      <linearGradient id={id} x1="0.2" y1="0" x2="0.7" y2="1">
        <stop offset="0" className={s.high} />
        <stop offset="0.55" className={s.middle} />
        <stop offset="1" className={s.low} />
      </linearGradient>
      {face?.draw(`url(#${id})`)}
    </svg>
  );
}
