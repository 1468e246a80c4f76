import { cx } from '../../../ui/index.ts';
import s from './die.module.css';
import { SIGN_GLYPHS } from './glyphs/signs.ts';
import { t } from './text.ts';

export interface DieProps {
  /** Number of hazards on the upper face; null before the roll. */
  hazards: number | null;
  /** Number of hazards that are blocked. */
  blocked?: number;
  size?: number;
  /** Rotation in degrees. */
  turn?: number;
  tumbling?: boolean;
}

const PLACES: readonly (readonly [x: number, y: number, size: number])[][] = [
  [],
  [[8, 8, 30]],
  [
    [3.5, 3.5, 21],
    [21.5, 21.5, 21],
  ],
];

/** A hazard die: meteors for hazards, shields over blocked ones. It tumbles while it is rolled. */
export function Die({ hazards, blocked = 0, size = 54, turn = 0, tumbling = false }: DieProps) {
  const places = PLACES[hazards ?? 0] ?? [];
  return (
    <svg
      className={cx(s.die, tumbling && s.tumbling)}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      style={{ rotate: `${turn}deg` }}
      role="img"
      aria-label={t('die-label', { hazards: hazards ?? 'none', blocked: Math.min(blocked, hazards ?? 0) })}
    >
      <g transform="translate(1 9)">
        <path className={s.side} d="M4 4 10 -3.4Q11.2 -4.8 13 -4.8H46Q52.6 -4.8 52.6 1.8V33Q52.6 34.8 51.6 36L44 43Z" />
        <path className={s.top} d="M4 4 10 -3.4Q11.2 -4.8 13 -4.8H46Q50.4 -4.8 52 -1.6L43 4.6Z" />
        <rect className={s.low} width="46" height="46" rx="9" />
        <rect className={s.high} width="46" height="30" rx="9" />
        <path className={s.shine} d="M1.6 12V9.4A7.8 7.8 0 0 1 9.4 1.6H36" />
        {places.map(([x, y, side], i) => (
          <g key={x}>
            <path
              className={s.icon}
              d={SIGN_GLYPHS.hazard}
              transform={`translate(${x} ${y}) scale(${side / 512})`}
              opacity={i < blocked ? 0.5 : 1}
            />
            {i < blocked && (
              <path
                className={s.shield}
                d={SIGN_GLYPHS.shield}
                transform={`translate(${x + side * 0.3} ${y + side * 0.3}) scale(${(side * 0.78) / 512})`}
              />
            )}
          </g>
        ))}
        {places.length === 0 && <circle className={s.blank} cx="23" cy="23" r="3.2" />}
      </g>
    </svg>
  );
}
